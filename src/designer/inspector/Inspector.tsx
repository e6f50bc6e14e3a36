import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useTranslation } from "react-i18next";
import { cx, Icon, IconButton } from "../../ui/index.ts";
import { useSelection, useSession } from "../session/context.ts";
import type { Layout } from "../use-layout.ts";
import { ArtworkParam } from "./ArtworkParam.tsx";
import { FabricParam } from "./FabricParam.tsx";
import { PreviewPane } from "./PreviewPane.tsx";

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
      <ArtworkParam />
    </aside>
  );
}
