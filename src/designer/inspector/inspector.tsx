import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { opposedPieces } from "@selvedge/editor-core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { cx, Icon, IconButton } from "../../ui/index.ts";
import { useDocument, useSelection, useSession } from "../session/context.ts";
import type { Layout } from "../use-layout.ts";
import { FabricParam } from "./fabric-param.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { Section } from "./section.tsx";

const ArtworkParam = lazy(async () => ({ default: (await import("./artwork-param.tsx")).ArtworkParam }));
const SeveralParam = lazy(async () => {
  const [{ SeveralParam: Several }] = await Promise.all([import("./several-param.tsx"), loadAreas(["tools"])]);
  return { default: Several };
});

const DirectionNote = lazy(async () => {
  const [{ DirectionNote: Note }] = await Promise.all([import("../repeat/direction-note.tsx"), loadAreas(["tailoring"])]);
  return { default: Note };
});

/** Says when a fabric lies upside down under some of its pieces; fetched when one first does. */
function Directions() {
  const isOpposed = useDocument((document) => opposedPieces(document).length > 0);
  return (
    isOpposed && (
      <Suspense>
        <DirectionNote />
      </Suspense>
    )
  );
}

const TrimParam = lazy(async () => {
  const [{ TrimParam: Param }] = await Promise.all([import("../trims/trim-param.tsx"), loadAreas(["trims"])]);
  return { default: Param };
});

/** What can be said of the artworks chosen; fetched when the first one is. */
function ArtworkSection() {
  const { t } = useTranslation("designer");
  const count = useSelection(({ artworkIds }) => artworkIds.length);
  const isTrim = useSelection(({ trimId }) => trimId !== null);
  if (isTrim)
    return (
      <Suspense>
        <TrimParam />
      </Suspense>
    );
  if (count === 0)
    return (
      <Section title={t("Artwork Param")}>
        <p className="text-note text-ink-3">{t("Choose an artwork on the board, or lay one from the Artwork panel.")}</p>
      </Section>
    );
  return <Suspense>{count === 1 ? <ArtworkParam /> : <SeveralParam />}</Suspense>;
}

/** Preview above, parameters below; a sheet over the board where there is no room, from below on a phone. */
export function Inspector({ layout }: { layout: Layout }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const isOpen = useSelection((selection) => selection.isInspectorOpen);
  const isSheet = layout === "narrow" || layout === "phone";
  const close = () => session.selection.setState({ isInspectorOpen: false });
  return (
    <aside
      aria-label={t("Preview and parameters")}
      // The preview stays alive while the sheet is folded: it draws nothing then, but is there for the picture of the design.
      className={cx(
        "flex min-h-0 shrink-0 flex-col overflow-y-auto overscroll-contain border-line bg-sheet text-dense",
        !isSheet && "w-[340px] border-s",
        layout === "narrow" && "absolute inset-y-0 end-0 z-20 w-[340px] border-s shadow-float",
        layout === "phone" && "order-2 border-t",
        layout === "phone" && (isOpen ? "h-[64%]" : "h-0 border-t-0"),
        isSheet && !isOpen && "invisible",
      )}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isSheet) return;
        event.stopPropagation();
        close();
      }}
    >
      {isSheet && (
        <header className="flex shrink-0 items-center justify-between ps-4 pe-3 py-1">
          <h2 className="voice-name text-read">{t("Preview and parameters")}</h2>
          <IconButton label={t("Close")} icon={<Icon of={XIcon} />} onClick={close} />
        </header>
      )}
      <PreviewPane isPhone={layout === "phone"} />
      <FabricParam />
      <Directions />
      <ArtworkSection />
    </aside>
  );
}
