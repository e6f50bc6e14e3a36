import type { Annotation, Artwork, PieceKey } from "@selvedge/editor-core";
import { type CSSProperties, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cx, NumberField } from "../../ui/index.ts";
import { useLive, useLyingPieces, useSelection, useSession, useShown } from "../session/context.ts";
import { type DimensionLine, dimensionLines, withDistance } from "./location.ts";
import { SEAM_ALLOWANCE_MM } from "./marks.ts";
import { boardBox, pieceToBoard } from "./place.ts";
import type { Point } from "./view.ts";

/** Places an element at a board point: the layer's `--s` holds CSS px per mm, so a zoom moves everything without React. */
const at = ({ x, y }: Point): CSSProperties => ({ left: `calc(var(--s) * ${x}px)`, top: `calc(var(--s) * ${y}px)` });

/** Words and fields that lie over the board: names of pieces, pins of notes, distances. Real elements, so that keys and readers reach them. */
export function BoardOver() {
  const session = useSession();
  // Pins and distances lie on pieces: they follow where these lie.
  useLyingPieces();
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
      <Pins />
      <Distances />
    </div>
  );
}

const LABEL_GAP_PX = 3;

function PieceNames() {
  const session = useSession();
  const pieces = useLyingPieces();
  const chosen = useSelection((selection) => selection.pieces);
  return pieces.map((piece) => {
    const box = boardBox(piece);
    const top = { x: box.x + box.width / 2, y: box.y - SEAM_ALLOWANCE_MM };
    const isChosen = chosen.includes(piece.key);
    const size = `${Math.round(box.width)} × ${Math.round(box.height)} mm`;
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
        className="pointer-events-auto absolute flex min-h-6 min-w-16 -translate-x-1/2 -translate-y-full items-end justify-center gap-1.5 whitespace-nowrap px-1 font-cond text-note leading-[15px] text-ink-2 [text-shadow:0_0_2px_var(--color-board),0_0_2px_var(--color-board),0_0_3px_var(--color-board)] [container-type:inline-size]"
        style={{ ...at(top), marginTop: -LABEL_GAP_PX, width: `calc(var(--s) * ${box.width}px)` }}
      >
        <span className={cx("truncate font-medium", isChosen ? "text-thread-deep" : "text-ink")}>{piece.name}</span>{" "}
        <span dir="ltr" className="@max-[132px]:hidden">
          {size}
        </span>
      </button>
    );
  });
}

function Pins() {
  const session = useSession();
  const annotations = useShown((document) => document.annotations);
  const chosen = useSelection(({ annotationId }) => annotationId);
  const noteAt = useSelection((selection) => selection.noteAt);
  const { t } = useTranslation("designer");
  const place = (pieceKey: PieceKey, point: Point) => {
    const piece = session.piece(pieceKey);
    return piece && at(pieceToBoard(piece.layout, point));
  };
  return (
    <>
      {orderedNotes(annotations).map((note, index) => {
        const where = place(note.pieceKey, note);
        if (!where) return null;
        return (
          <button
            key={note.id}
            type="button"
            data-over
            title={note.content}
            aria-label={t("Note {{number}}: {{content}}", { number: index + 1, content: note.content })}
            aria-pressed={note.id === chosen}
            onClick={() => {
              session.selection.openPanel("notes");
              session.selection.chooseAnnotation(note.id);
            }}
            className={cx(
              "pointer-events-auto absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border font-cond text-note font-medium shadow-[0_0_0_2px_var(--color-sheet)]",
              note.id === chosen ? "border-thread bg-thread-wash text-thread-deep" : "border-ink bg-sheet text-ink",
              note.resolved && "text-ink-3",
            )}
            style={where}
          >
            {note.resolved ? "✓" : index + 1}
          </button>
        );
      })}
      {noteAt && place(noteAt.pieceKey, noteAt) && (
        <span
          aria-hidden
          className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-dashed border-thread bg-sheet"
          style={place(noteAt.pieceKey, noteAt) ?? undefined}
        />
      )}
    </>
  );
}

/** Notes in the order they were written; their number is their place in it. */
export const orderedNotes = (annotations: Readonly<Record<string, Annotation>>): Annotation[] =>
  Object.values(annotations).sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));

function Distances() {
  const isGesturing = useLive((live) => live.isGesturing);
  const chosenId = useSelection(({ artworkId }) => artworkId);
  const artworks = useShown((document) => document.artworks);
  return Object.values(artworks)
    .filter((artwork) => artwork.showLocation || (isGesturing && artwork.id === chosenId))
    .map((artwork) => <DistancesOf key={artwork.id} artwork={artwork} />);
}

function DistancesOf({ artwork }: { artwork: Artwork }) {
  const session = useSession();
  const { t } = useTranslation("designer");
  const piece = session.piece(artwork.pieceKey);
  if (!piece) return null;
  const names: Record<DimensionLine["key"], string> = {
    left: t("Distance to the left edge"),
    right: t("Distance to the right edge"),
    top: t("Distance to the upper edge"),
    width: t("Width"),
  };
  const commit = (key: DimensionLine["key"], mm: number) => {
    const current = session.editor.document().artworks[artwork.id];
    if (!current || (key === "width" && mm <= 0)) return;
    const { x, y, width, height } = withDistance(current, piece.outline, key, mm);
    session.editor.give(
      key === "width"
        ? { type: "sizeArtwork", id: artwork.id, x, y, width, height }
        : { type: "moveArtworks", moves: [{ id: artwork.id, x, y }] },
    );
  };
  return dimensionLines(artwork, piece.outline).map(({ key, from, to, mm }) => (
    <div
      key={key}
      data-over
      className={cx(
        "pointer-events-auto absolute w-[46px] -translate-y-1/2",
        key === "top" ? "-ms-2 -translate-x-full" : "-translate-x-1/2",
      )}
      style={at(pieceToBoard(piece.layout, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }))}
    >
      <NumberField
        label={`${names[key]}, ${artwork.name}`}
        labelAt="hidden"
        size="small"
        value={Math.round(mm * 10) / 10}
        digits={1}
        onCommit={(value) => commit(key, value)}
        className="[&_input]:font-cond [&_input]:text-note [&_input]:font-medium [&_input]:text-center [&_span]:h-[18px] [&_span]:border-transparent [&_span]:px-0.5"
      />
    </div>
  ));
}
