import { type Artwork, type Dimension, dimensionsOf, withDistance } from "@selvedge/editor-core";
import { type CSSProperties, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { cx, NumberField } from "../../ui/index.ts";
import { LIMIT_MM, MIN_SIZE_MM } from "../inspector/figure.ts";
import { useSaving } from "../save/context.ts";
import { useLive, useLyingPieces, useSelection, useSession, useShown } from "../session/context.ts";
import { SEAM_ALLOWANCE_MM } from "./marks.ts";
import { nameRoom } from "./name-room.ts";
import { NoteButtons } from "./note-buttons.tsx";
import { boardBox, pieceToBoard } from "./place.ts";
import type { Point } from "./view.ts";

const TrimOver = lazy(async () => {
  const [{ TrimOver: Over }] = await Promise.all([import("../trims/TrimOver.tsx"), loadAreas(["tools", "trims"])]);
  return { default: Over };
});

const CommentPins = lazy(async () => ({ default: (await import("../comments/CommentPins.tsx")).CommentPins }));

/** Places an element at a board point: the layer's `--s` holds CSS px per mm, so a zoom moves everything without React. */
export const at = ({ x, y }: Point): CSSProperties => ({ left: `calc(var(--s) * ${x}px)`, top: `calc(var(--s) * ${y}px)` });

/** Words and fields that lie over the board: names of pieces, pins of notes, distances. Real elements, so that keys and readers reach them. */
export function BoardOver() {
  const session = useSession();
  // Pins and distances lie on pieces: they follow where these lie.
  useLyingPieces();
  const isSaved = useSaving(({ proposal }) => proposal !== null);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      const { view } = session.camera.getState();
      const node = layer.current;
      if (!node) return;
      node.style.setProperty("--s", String(view.pxPerMm));
      node.style.transform = `translate(${view.x}px, ${view.y}px)`;
    };
    follow();
    return session.camera.subscribe(follow);
  }, [session]);
  return (
    <div ref={layer} className="pointer-events-none absolute left-0 top-0">
      <PieceNames />
      <NoteButtons />
      <Suspense>{isSaved && <CommentPins />}</Suspense>
      <Distances />
      <Trims />
    </div>
  );
}

/** Trims are reached by keys and hands once there is one, or one may come. */
function Trims() {
  const isThere = useShown(({ trims }) => Object.keys(trims).length > 0);
  const isOpen = useSelection(({ panel }) => panel === "decorate");
  return <Suspense>{(isThere || isOpen) && <TrimOver />}</Suspense>;
}

const LABEL_GAP_PX = 3;
/** A name is at least so wide, px, where its neighbours leave it room. */
const NAME_PX = 64;

function PieceNames() {
  const session = useSession();
  const pieces = useLyingPieces();
  const chosen = useSelection((selection) => selection.pieces);
  const isInches = useSelection((selection) => selection.isInches);
  const boxes = pieces.map(boardBox);
  return pieces.map((piece, index) => {
    const box = boxes[index]!;
    const top = { x: box.x + box.width / 2, y: box.y - SEAM_ALLOWANCE_MM };
    const room = nameRoom(box, boxes);
    const widest = `max(${NAME_PX}px, calc(var(--s) * ${box.width}px))`;
    const isChosen = chosen.includes(piece.key);
    const size = session.format.length([box.width, box.height], isInches, isInches ? 1 : 0);
    return (
      <button
        key={piece.key}
        type="button"
        data-over
        data-piece={piece.key}
        data-x={piece.layout.x}
        data-y={piece.layout.y}
        data-angle={piece.layout.angle}
        aria-label={`${piece.name}, ${size}`}
        aria-pressed={isChosen}
        onClick={(event) =>
          event.ctrlKey || event.metaKey || event.shiftKey
            ? session.selection.togglePiece(piece.key)
            : session.selection.choosePieces([piece.key])
        }
        className="pointer-events-auto absolute flex min-h-6 -translate-x-1/2 -translate-y-full items-end justify-center gap-1.5 whitespace-nowrap px-0.5 font-cond text-note leading-[15px] text-ink-2 [text-shadow:0_0_2px_var(--color-board),0_0_2px_var(--color-board),0_0_3px_var(--color-board)] [container-type:inline-size]"
        style={{
          ...at(top),
          marginTop: -LABEL_GAP_PX,
          width: Number.isFinite(room) ? `min(${widest}, calc(var(--s) * ${room}px))` : widest,
        }}
      >
        <span dir="auto" className={cx("truncate font-medium", isChosen ? "text-thread-deep" : "text-ink")}>
          {piece.name}
        </span>{" "}
        <span dir="ltr" className="@max-[132px]:hidden">
          {size}
        </span>
      </button>
    );
  });
}

function Distances() {
  const isGesturing = useLive((live) => live.isGesturing);
  const chosenId = useSelection(({ artworkId }) => artworkId);
  const artworks = useShown((document) => document.artworks);
  return Object.values(artworks)
    .filter((artwork) => !artwork.hidden && (artwork.showLocation || (isGesturing && artwork.id === chosenId)))
    .map((artwork) => <ArtworkDistances key={artwork.id} artwork={artwork} />);
}

function ArtworkDistances({ artwork }: { artwork: Artwork }) {
  const { editor } = useSession();
  const { id } = artwork;
  return (
    <DistancesOf
      lies={artwork}
      read={() => editor.document().artworks[id]}
      onMove={(x, y) => editor.give({ type: "moveArtworks", moves: [{ id, x, y }] })}
      onSize={(lie) => editor.give({ type: "sizeArtwork", id, ...lie })}
    />
  );
}

/** Lines that stand upright have their figure beside them. */
const UPRIGHT: readonly Dimension["key"][] = ["top", "bottom", "shoulder"];

/** The two lines that lie close to the artwork have their figure on the far side, so that a small one is not covered. */
const RISES: Partial<Record<Dimension["key"], string>> = { centre: "-mt-2 -translate-y-full", width: "mt-2" };

type Lying = Pick<Artwork, "name" | "pieceKey" | "x" | "y" | "width" | "height" | "angle">;
type DistancesProps = {
  lies: Lying;
  /** Where it lies in the committed document; nothing when it is gone. */
  read: () => Omit<Lying, "name"> | undefined;
  onMove: (x: number, y: number) => void;
  /** Left out where the size is not to be chosen. */
  onSize?: (lie: ReturnType<typeof withDistance>) => void;
};

/** The distances of Show Location as fields. */
export function DistancesOf({ lies: artwork, read, onMove, onSize }: DistancesProps) {
  const session = useSession();
  const { t } = useTranslation("designer");
  const piece = session.piece(artwork.pieceKey);
  if (!piece) return null;
  const ground = session.groundOf(piece);
  const names: Record<Dimension["key"], string> = {
    left: t("Distance to the left edge"),
    right: t("Distance to the right edge"),
    top: t("Distance to the upper edge"),
    bottom: t("Distance to the lower edge"),
    centre: t("Distance to the centre line"),
    shoulder: t("Distance to the high point shoulder"),
    width: t("Width"),
  };
  const commit = (key: Dimension["key"], mm: number) => {
    const current = read();
    if (!current) return;
    const lie = withDistance(current, ground, key, mm);
    if (key === "width") onSize?.(lie);
    else onMove(lie.x, lie.y);
  };
  const lines = dimensionsOf(artwork, ground).filter(({ key }) => key !== "width" || onSize);
  return lines.map(({ key, from, to, mm }) => (
    <div
      key={key}
      data-over
      className={cx(
        "pointer-events-auto absolute w-[46px]",
        RISES[key] ?? "-translate-y-1/2",
        UPRIGHT.includes(key) ? "-ms-2 -translate-x-full" : "-translate-x-1/2",
      )}
      style={at(pieceToBoard(piece.layout, { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 }))}
    >
      <NumberField
        label={`${names[key]}, ${artwork.name}`}
        labelAt="hidden"
        size="small"
        value={Math.round(mm * 10) / 10}
        digits={1}
        min={key === "width" ? MIN_SIZE_MM : -LIMIT_MM}
        max={LIMIT_MM}
        onCommit={(value) => commit(key, value)}
        className="[&_input]:font-cond [&_input]:text-note [&_input]:font-medium [&_input]:text-center [&_span]:h-[18px] [&_span]:border-transparent [&_span]:px-0.5 [&_p]:absolute [&_p]:top-full [&_p]:left-1/2 [&_p]:z-10 [&_p]:w-44 [&_p]:-translate-x-1/2 [&_p]:border [&_p]:border-fault [&_p]:bg-sheet [&_p]:p-1.5"
      />
    </div>
  ));
}
