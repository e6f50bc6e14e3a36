import { ArrowLineDownIcon } from "@phosphor-icons/react/dist/csr/ArrowLineDown";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { StackIcon } from "@phosphor-icons/react/dist/csr/Stack";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { Artwork, Repeat, Thickness } from "@selvedge/editor-core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { middleOf } from "../../drawing/index.ts";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { Button, Checkbox, Icon, IconButton, NumberField, Segmented, Tooltip } from "../../ui/index.ts";
import { Reduction } from "../screens/reduction.tsx";
import { useSelection, useSession, useShown } from "../session/context.ts";
import { newId } from "../session/new-id.ts";
import { isOffPiece } from "../session/off-piece.ts";
import { ArtworkFigures } from "./artwork-figures.tsx";
import { rendersFor, useGesture } from "./artwork-part.ts";
import { Row } from "./row.tsx";
import { Section } from "./section.tsx";

const LatticeParam = lazy(async () => {
  const [{ LatticeParam: Lattice }] = await Promise.all([import("../repeat/lattice-param.tsx"), loadAreas(["tailoring"])]);
  return { default: Lattice };
});

const MAX_GAP_MM = 5_000;
const COPY_SHIFT_MM = 20;

/** Artwork Param: place, size and all ways in which the chosen artwork lies on its piece. */
export function ArtworkParam() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const id = useSelection(({ artworkId }) => artworkId);
  const artwork = useShown((document) => (id ? document.artworks[id] : undefined));
  if (!artwork) return null;
  const about = t("{{name}}, on {{piece}}", { name: artwork.name, piece: session.piece(artwork.pieceKey)?.name ?? "" });
  return (
    <Section title={t("Artwork Param")} about={about} actions={<MoreVerbs artwork={artwork} />}>
      <ArtworkFigures key={artwork.id} artwork={artwork} />
      <OffPiece artwork={artwork} />
      <Switches artwork={artwork} />
      <Ways artwork={artwork} />
      {artwork.repeat === "all" && (
        <Suspense>
          <LatticeParam artwork={artwork} />
        </Suspense>
      )}
      {artwork.text && (
        <Button size="small" wide className="mt-2" onClick={() => session.selection.openPanel("text")}>
          {t("Edit the text")}
        </Button>
      )}
      {!artwork.text && <Reduction artwork={artwork} />}
      <Verbs artwork={artwork} />
    </Section>
  );
}

/** Figures and arrows take an artwork anywhere; where it is not seen, that is said. */
function OffPiece({ artwork }: { artwork: Artwork }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const piece = session.piece(artwork.pieceKey);
  if (!piece || !isOffPiece(session, artwork)) return null;
  const bringBack = () =>
    session.editor.give({ type: "moveArtworks", moves: [{ id: artwork.id, ...middleOf(piece.outline, artwork) }] });
  return (
    <p className="mt-2 flex items-baseline justify-between gap-2 text-note text-warn">
      {t("It is outside its piece and not visible.")}
      <button type="button" className="quiet-link shrink-0 text-ink" onClick={bringBack}>
        {t("Move back")}
      </button>
    </p>
  );
}

const Switches = rendersFor(["id", "flipped", "showLocation", "onFabric", "restricted"], function Switches({ artwork }) {
  const { t } = useTranslation("designer");
  const { editor } = useSession();
  const { id } = artwork;
  return (
    <div className="my-2 grid grid-cols-2 gap-x-2">
      <Checkbox
        label={t("Horizontal Flip")}
        checked={artwork.flipped}
        onChange={(flipped) => editor.give({ type: "flipArtwork", id, flipped })}
      />
      <Checkbox
        label={t("Show Location")}
        checked={artwork.showLocation}
        onChange={(shown) => editor.give({ type: "showArtworkLocation", id, shown })}
      />
      <Checkbox
        label={t("Apply to Fabric")}
        checked={artwork.onFabric}
        onChange={(onFabric) => editor.give({ type: "applyArtworkToFabric", id, onFabric })}
      />
      <Checkbox
        label={t("Restricted in Pattern")}
        checked={artwork.restricted}
        onChange={(restricted) => editor.give({ type: "restrictArtwork", id, restricted })}
      />
    </div>
  );
});

const Ways = rendersFor(["id", "repeat", "gap", "lattice", "thickness"], function Ways({ artwork }) {
  const { t } = useTranslation("designer");
  const { editor } = useSession();
  const gesture = useGesture();
  const { id, repeat, gap } = artwork;
  const repeats: readonly { value: Repeat; label: string }[] = [
    { value: "none", label: t("None") },
    { value: "horizontal", label: t("Horizontal") },
    { value: "vertical", label: t("Vertical") },
    { value: "all", label: t("All") },
  ];
  const thicknesses: readonly { value: Thickness; label: string }[] = [
    { value: "none", label: t("None") },
    { value: "thin", label: t("Thin") },
    { value: "middle", label: t("Middle") },
    { value: "thick", label: t("Thick") },
  ];
  const narrow = "flex min-w-0 [&_label]:px-1.5 [&_label]:font-cond";
  return (
    <>
      <Row label={t("Repeat")}>
        <Segmented
          label={t("Repeat")}
          value={repeat}
          choices={repeats}
          className={narrow}
          onChange={(next) => editor.give({ type: "repeatArtwork", id, repeat: next, gap })}
        />
      </Row>
      {repeat !== "none" && !artwork.lattice && (
        <Row label={t("Gap")}>
          <NumberField
            label={t("Gap between two repeats")}
            labelAt="hidden"
            size="small"
            value={gap}
            unit="mm"
            min={0}
            max={MAX_GAP_MM}
            {...gesture((mm) => ({ type: "repeatArtwork", id, repeat, gap: mm }))}
          />
        </Row>
      )}
      <Row label={t("Thickness")}>
        <Segmented
          label={t("Artwork Thickness")}
          value={artwork.thickness}
          choices={thicknesses}
          className={narrow}
          onChange={(thickness) => editor.give({ type: "thickenArtwork", id, thickness })}
        />
      </Row>
    </>
  );
});

/** Less common verbs, as small buttons beside the title. */
const MoreVerbs = rendersFor(["id", "pieceKey"], function MoreVerbs({ artwork }) {
  const { t } = useTranslation("designer");
  const { editor, selection } = useSession();
  const { id } = artwork;
  const duplicate = () => {
    const copy = newId();
    const given = editor.give({
      type: "duplicateArtworks",
      copies: [{ of: id, id: copy, dx: COPY_SHIFT_MM, dy: COPY_SHIFT_MM }],
    });
    if (given === "done") selection.chooseArtwork(copy, artwork.pieceKey);
  };
  return (
    <>
      <Tooltip text={t("Duplicate")}>
        <IconButton label={t("Duplicate")} size="small" icon={<Icon of={CopyIcon} />} onClick={duplicate} />
      </Tooltip>
      <Tooltip text={t("Send to back")}>
        <IconButton
          label={t("Send to back")}
          size="small"
          icon={<Icon of={ArrowLineDownIcon} />}
          onClick={() => editor.give({ type: "sendToBack", ids: [id] })}
        />
      </Tooltip>
    </>
  );
});

const Verbs = rendersFor(["id"], function Verbs({ artwork }) {
  const { t } = useTranslation("designer");
  const { editor, selection } = useSession();
  const { id } = artwork;
  return (
    <div className="mt-2.5 grid grid-cols-2 gap-2">
      <Button size="small" icon={<Icon of={StackIcon} />} onClick={() => editor.give({ type: "bringToTop", ids: [id] })}>
        <span className="truncate">{t("Bring To Top")}</span>
      </Button>
      <Button
        size="small"
        icon={<Icon of={TrashIcon} />}
        onClick={() => {
          editor.give({ type: "deleteArtworks", ids: [id] });
          selection.chooseArtworks([]);
        }}
      >
        <span className="truncate">{t("Delete Artwork")}</span>
      </Button>
    </div>
  );
});
