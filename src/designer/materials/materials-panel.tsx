import {
  ARTWORK_FINISHES,
  type Artwork,
  type ArtworkFinish,
  CLOTH_FINISHES,
  type ClothFinish,
  type FinishKind,
  MAX_ROW_MM,
  MIN_ROW_MM,
  type PieceKey,
  type Stamp,
} from "@selvedge/editor-core";
import { apply, boundsOf, type Matrix, multiply, pictureBounds, sizeOf } from "@selvedge/geometry-core";
import { useEffect, useMemo, useReducer } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../i18n-format.ts";
import { NumberField } from "../../ui/index.ts";
import { useGesture } from "../inspector/artwork-part.ts";
import { useAssetCount, useSelection, useSession, useShown, useStyle } from "../session/context.ts";
import { FinishTile, windowAround, windowAt } from "./finish-tile.tsx";
import { CLOTH_FINISH_NAMES, FINISH_NAMES } from "./names.ts";

/** What embroidery begins with: a fill at 45°, rows as dense as a 40 thread covers. */
const FIRST_STITCHES = { kind: "embroidery", angle: 45, row: 0.4 } as const;
/** Of a cloth so much is shown, mm: enough for the light that falls over it. */
const CLOTH_MM = 260;

/** An artwork is shown as a sample no longer than this, mm: on a larger one threads and edges are too fine for a tile. */
const SAMPLE_MM = 34;
const NOWHERE = windowAt([0, 0], SAMPLE_MM);

/** The artwork about its own centre, at most as large as a sample. */
function sampleOf(matrix: Matrix): Matrix {
  const { width, height } = sizeOf(matrix);
  const share = Math.min(1, SAMPLE_MM / Math.max(width, height));
  const [x, y] = apply(matrix, [0.5, 0.5]);
  return multiply([share, 0, 0, share, x * (1 - share), y * (1 - share)], matrix);
}

const finishOf = (kind: FinishKind, now: ArtworkFinish | undefined): ArtworkFinish | null => {
  if (kind === "print") return null;
  if (kind === "embroidery") return now?.kind === "embroidery" ? now : FIRST_STITCHES;
  return { kind };
};

/** Materials: what the chosen artworks are made of, and how the cloth of the chosen pieces is finished. */
export function MaterialsPanel() {
  const { t } = useTranslation("materials");
  const ids = useSelection(({ artworkIds }) => artworkIds);
  const artworks = useShown((document) => document.artworks);
  const chosen = useMemo(() => ids.flatMap((id) => artworks[id] ?? []), [ids, artworks]);
  return (
    <>
      <Heading text={t("Finish of the artwork")} />
      {chosen.length > 0 ? (
        <ArtworkFinishes chosen={chosen} />
      ) : (
        <p className="mb-4 text-note text-ink-3">{t("Choose an artwork on the board to say what it is made of.")}</p>
      )}
      <Heading text={t("Finish of the fabric")} />
      <ClothFinishes />
    </>
  );
}

const Heading = ({ text }: { text: string }) => <h3 className="voice-name mb-2 border-t border-line pt-2.5 text-read">{text}</h3>;
const GRID = "mb-3 grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-x-3";

function ArtworkFinishes({ chosen }: { chosen: readonly Artwork[] }) {
  const { t } = useTranslation("materials");
  const session = useSession();
  const shown = chosen.at(-1)!;
  const { id, pieceKey, finish } = shown;
  const stamps = useStampsOf(pieceKey);
  const own = stamps.find(({ source }) => source.kind === "artwork" && source.artworkId === id);
  const tiles = useMemo(() => {
    const cloth = stamps.filter(({ source }) => source.kind !== "artwork");
    return ARTWORK_FINISHES.map((kind) => {
      const made = finishOf(kind, finish) ?? undefined;
      return { kind, stamps: own ? [...cloth, { ...own, matrix: sampleOf(own.matrix), lattice: null, finish: made }] : cloth };
    });
  }, [stamps, own, finish]);
  const window = useMemo(() => (own ? windowAround(pictureBounds(sampleOf(own.matrix))) : null), [own]);
  const give = (next: ArtworkFinish | null) =>
    session.editor.give({ type: "finishArtworks", ids: chosen.map((artwork) => artwork.id), finish: next });
  const kindOf = ({ finish: made }: Artwork): FinishKind => made?.kind ?? "print";
  return (
    <>
      <ul className={GRID} aria-label={t("Finish of the artwork")}>
        {tiles.map(({ kind, stamps: laid }) => (
          <FinishTile
            key={kind}
            name={t(FINISH_NAMES[kind])}
            isChosen={chosen.every((artwork) => kindOf(artwork) === kind)}
            stamps={laid}
            window={window ?? NOWHERE}
            onChoose={() => give(finishOf(kind, finish))}
          />
        ))}
      </ul>
      {finish?.kind === "embroidery" && <Stitches artworks={chosen} finish={finish} stamp={own ?? null} />}
    </>
  );
}

type StitchProps = {
  artworks: readonly Artwork[];
  finish: Extract<ArtworkFinish, { kind: "embroidery" }>;
  stamp: Stamp | null;
};

/** Direction and distance of the stitches, and what they come to. */
function Stitches({ artworks, finish, stamp }: StitchProps) {
  const { t, i18n } = useTranslation("materials");
  const { pictures } = useSession();
  const counted = (count: number) =>
    t("{{count}} stitches", { count, replace: { count: formatNumber(count, i18n.language, 0) } });
  const gesture = useGesture();
  const [, hear] = useReducer((count: number) => count + 1, 0);
  useEffect(() => pictures.subscribe(hear), [pictures]);
  const ids = artworks.map(({ id }) => id);
  const change = (next: Partial<typeof finish>) => ({ type: "finishArtworks" as const, ids, finish: { ...finish, ...next } });
  const threads = stamp && pictures.threads(stamp);
  const sum = threads?.reduce((count, thread) => count + thread.stitches, 0);
  return (
    <div className="mb-4 text-dense">
      <div className="mb-1.5 grid grid-cols-2 gap-3">
        <NumberField
          label={t("Stitch direction")}
          size="small"
          value={finish.angle}
          unit="°"
          min={-90}
          max={90}
          {...gesture((angle) => change({ angle }))}
        />
        <NumberField
          label={t("Distance of rows")}
          size="small"
          value={finish.row}
          unit="mm"
          digits={2}
          step={0.05}
          min={MIN_ROW_MM}
          max={MAX_ROW_MM}
          {...gesture((row) => change({ row }))}
        />
      </div>
      <p className="mb-2 text-note text-ink-3">
        {t("Narrow strokes are sewn across in satin stitch; this is the angle of wide areas.")}
      </p>
      <p className="font-medium" aria-live="polite">
        {sum === undefined ? t("Stitches are being laid") : counted(sum)}
      </p>
      {threads && (
        <ul className="mt-1">
          {/* A code keeps its direction in a line of Arabic. */}
          {threads.map(({ hex, stitches }) => (
            <li key={hex} className="flex items-center gap-2 border-t border-line py-1">
              <span aria-hidden className="size-4 border border-line" style={{ backgroundColor: hex }} />
              <span className="flex-1">{t("Thread {{hex}}", { hex: `\u2066${hex}\u2069` })}</span>
              <span className="font-cond tabular-nums">{counted(stitches)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-note text-ink-3">{t("Top stitches on one garment at this size; underlay is the digitiser’s.")}</p>
    </div>
  );
}

function ClothFinishes() {
  const { t } = useTranslation("materials");
  const session = useSession();
  const style = useStyle();
  const pieces = useSelection((selection) => selection.pieces);
  const designs = useShown((document) => document.pieces);
  const aimed = pieces.length > 0 ? pieces : style.pieces.map(({ key }) => key);
  const pieceKeys = aimed.filter((key) => designs[key]?.fabric);
  const shown = pieceKeys.at(-1);
  const stamps = useStampsOf(shown);
  const tiles = useMemo(() => {
    const cloth = stamps.filter(({ source }) => source.kind !== "artwork");
    return ([null, ...CLOTH_FINISHES] as (ClothFinish | null)[]).map((kind) => ({
      kind,
      stamps: cloth.map((stamp) => ({ ...stamp, clothFinish: kind ?? undefined })),
    }));
  }, [stamps]);
  const outline = shown === undefined ? undefined : session.piece(shown)?.outline;
  const window = useMemo(() => {
    if (!outline) return null;
    const { minX, minY, maxX, maxY } = boundsOf(outline);
    return windowAt([(minX + maxX) / 2, (minY + maxY) / 2], CLOTH_MM);
  }, [outline]);
  if (!window) return <p className="text-note text-ink-3">{t("Lay a fabric to give it a finish.")}</p>;
  return (
    <ul className={GRID} aria-label={t("Finish of the fabric")}>
      {tiles.map(({ kind, stamps: laid }) => (
        <FinishTile
          key={kind ?? "none"}
          name={t(CLOTH_FINISH_NAMES[kind ?? "none"])}
          isChosen={pieceKeys.every((key) => (designs[key]?.finish ?? null) === kind)}
          stamps={laid}
          window={window}
          onChoose={() => session.editor.give({ type: "finishFabric", pieceKeys: [...pieceKeys], finish: kind })}
        />
      ))}
    </ul>
  );
}

const NOTHING: readonly Stamp[] = [];

/** What lies on a piece now; the same list while nothing on it changes. */
function useStampsOf(pieceKey: PieceKey | undefined): readonly Stamp[] {
  const session = useSession();
  useAssetCount();
  useShown((document) => document);
  return (pieceKey !== undefined && session.placement()[pieceKey]) || NOTHING;
}
