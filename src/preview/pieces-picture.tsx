import type { PieceKey, Placement } from "@selvedge/editor-core";
import { boundsOf, type PxPerMm, perMm } from "@selvedge/geometry-core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Pictures } from "../drawing/index.ts";
import { cx } from "../ui/index.ts";
import { onBoard } from "./board-place.ts";
import { FlatPiece, type LaidPiece } from "./flat-piece.tsx";
import { barLength, ScaleBar } from "./scale-bar.tsx";
import type { PreviewPin } from "./types.ts";

type PiecesPictureProps = {
  readonly pieces: readonly LaidPiece[];
  readonly placement: Placement;
  readonly pictures: Pictures;
  /** CSS pixels per mm; as many as the width allows when left out. */
  readonly pxPerMm?: PxPerMm;
  readonly pins?: readonly PreviewPin[];
  readonly chosenPin?: string | null;
  readonly onPickPin?: (id: string) => void;
  readonly onPickPiece?: (pieceKey: PieceKey, x: number, y: number) => void;
  readonly className?: string;
};

const GAP_PX = 20;
const NAME_PX = 22;
/** Between the name of a piece and the next piece. */
const NAME_GAP_PX = 8;
/** Room below the pieces for the scale bar. */
const BAR_PX = 34;

/** All pieces laid flat at one scale, as they lie on the board, with a scale bar. `data-px-per-mm` is the scale. */
export function PiecesPicture(props: PiecesPictureProps) {
  const { pieces, placement, pictures, pxPerMm, pins = [], chosenPin = null, onPickPin, onPickPiece, className } = props;
  const { t } = useTranslation("preview");
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const board = useMemo(
    () => boundsOf(pieces.flatMap(({ outline, layout }) => outline.map((point) => onBoard(layout, point)))),
    [pieces],
  );
  const scale = pxPerMm ?? perMm(Math.max(0.05, (width - 2 * GAP_PX) / (board.maxX - board.minX)));
  const size = {
    width: (board.maxX - board.minX) * scale + 2 * GAP_PX,
    height: (board.maxY - board.minY) * scale + 2 * GAP_PX + NAME_PX + BAR_PX,
  };
  const left = (x: number) => (x - board.minX) * scale + GAP_PX;
  const top = (y: number) => (y - board.minY) * scale + GAP_PX + NAME_PX;
  const rooms = useMemo(() => nameRooms(pieces, NAME_PX / scale), [pieces, scale]);
  const byKey = useMemo(() => new Map(pieces.map((piece) => [piece.key, piece])), [pieces]);
  return (
    <div className={cx("relative", className)} dir="ltr">
      <section
        ref={frame}
        className="overflow-auto bg-board"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a board wider than the page is scrolled with the keys
        tabIndex={0}
        aria-label={t("Pieces laid flat")}
        data-px-per-mm={scale}
      >
        {width > 0 && (
          <div className="relative" style={size}>
            {pieces.map((piece) => (
              <FlatPiece
                key={piece.key}
                piece={piece}
                nameWidth={
                  (rooms.get(piece.key) ?? board.maxX - boundsOnBoard(piece).minX) * scale +
                  (rooms.has(piece.key) ? -NAME_GAP_PX : GAP_PX)
                }
                stamps={placement[piece.key]}
                pictures={pictures}
                pxPerMm={scale}
                left={left}
                top={top}
                onPick={onPickPiece}
              />
            ))}
            {pins.map((pin) => {
              const piece = byKey.get(pin.pieceKey);
              if (!piece) return null;
              const [x, y] = onBoard(piece.layout, [pin.x, pin.y]);
              const place = { left: left(x), top: top(y) };
              return <FlatPin key={pin.id} pin={pin} place={place} isChosen={pin.id === chosenPin} onPick={onPickPin} />;
            })}
          </div>
        )}
      </section>
      {width > 0 && (
        <div className="pointer-events-none absolute start-3 bottom-3 rounded-control bg-sheet px-2 pt-1 pb-2">
          <ScaleBar pxPerMm={scale} lengthMm={barLength(scale)} />
        </div>
      )}
    </div>
  );
}

type FlatPinProps = {
  readonly pin: PreviewPin;
  readonly place: { readonly left: number; readonly top: number };
  readonly isChosen: boolean;
  readonly onPick?: (id: string) => void;
};

function FlatPin({ pin: { id, number, label }, place, isChosen, onPick }: FlatPinProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={`${number}. ${label}`}
      aria-pressed={isChosen}
      onClick={() => onPick?.(id)}
      style={place}
      className="absolute -ms-3 -mt-3 grid size-6 place-items-center rounded-round border border-thread bg-sheet font-cond text-note font-medium text-ink aria-pressed:bg-thread aria-pressed:text-sheet"
    >
      {number}
    </button>
  );
}

const boundsOnBoard = ({ outline, layout }: LaidPiece) => boundsOf(outline.map((point) => onBoard(layout, point)));

/** How far each name may reach before it meets the next piece or its name, mm; without a neighbour it is not in the list. */
function nameRooms(pieces: readonly LaidPiece[], nameMm: number): ReadonlyMap<string, number> {
  const boxes = pieces.map((piece) => ({ key: piece.key, ...boundsOnBoard(piece) }));
  return new Map(
    boxes.flatMap(({ key, minX, minY }) => {
      const beside = boxes.filter((box) => box.minX > minX && box.maxY > minY - nameMm && box.minY - nameMm < minY);
      return beside.length > 0 ? [[key, Math.min(...beside.map((box) => box.minX)) - minX] as const] : [];
    }),
  );
}
