import type { Artwork } from "@selvedge/editor-core";
import { Suspense, useEffect, useRef } from "react";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { cx } from "../../ui/index.ts";
import { useSaving } from "../save/context.ts";
import { useBoardPieces, useLive, useSelection, useSession, useShown } from "../session/context.ts";
import { atBoardPoint } from "./at-board-point.ts";
import { DistancesOf } from "./distances-of.tsx";
import { SEAM_ALLOWANCE_MM } from "./marks.ts";
import { nameRoom } from "./name-room.ts";
import { NoteButtons } from "./note-buttons.tsx";
import { boardBox } from "./place.ts";

const TrimOverlay = lazy(async () => {
  const [{ TrimOverlay: Overlay }] = await Promise.all([import("../trims/trim-overlay.tsx"), loadAreas(["tools", "trims"])]);
  return { default: Overlay };
});

const CommentPins = lazy(async () => ({ default: (await import("../comments/comment-pins.tsx")).CommentPins }));

/** Words and fields over the board: names of pieces, pins of notes, distances. Real elements, so that the keyboard and screen readers reach them. */
export function BoardOverlay() {
  const session = useSession();
  // Pins and distances are placed on pieces: render again when these move.
  useBoardPieces();
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

/** Trims can be reached by keyboard and pointer once there is one, or the panel that adds them is open. */
function Trims() {
  const isThere = useShown(({ trims }) => Object.keys(trims).length > 0);
  const isOpen = useSelection(({ panel }) => panel === "decorate");
  return <Suspense>{(isThere || isOpen) && <TrimOverlay />}</Suspense>;
}

const LABEL_GAP_PX = 3;
/** A name is at least so wide, px, where its neighbours leave it room. */
const NAME_PX = 64;

function PieceNames() {
  const session = useSession();
  const pieces = useBoardPieces();
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
        data-overlay
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
          ...atBoardPoint(top),
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
      placed={artwork}
      read={() => editor.document().artworks[id]}
      onMove={(x, y) => editor.give({ type: "moveArtworks", moves: [{ id, x, y }] })}
      onSize={(placed) => editor.give({ type: "sizeArtwork", id, ...placed })}
    />
  );
}
