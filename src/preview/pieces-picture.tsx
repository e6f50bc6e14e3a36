import type { PieceKey, Placement, Stamp } from "@selvedge/editor-core";
import { boundsOf, cosSinOf, degrees, type Point, type PxPerMm, perMm } from "@selvedge/geometry-core";
import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Pictures, paintStamps, piecePath } from "../drawing/index.ts";
import { cx } from "../ui/index.ts";
import { useNear } from "../ui/near.ts";
import { onBoard, toPiece } from "./board-place.ts";
import { barLength, ScaleBar } from "./scale-bar.tsx";
import type { PreviewPiece, PreviewPin } from "./types.ts";

/** A piece and where it lies on the board; `Piece` of the contract is one. */
export type LaidPiece = PreviewPiece & { readonly layout: { readonly x: number; readonly y: number; readonly angle: number } };

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
/** Canvases larger than this are drawn with fewer device pixels. */
const MAX_CANVAS_PX = 9_000_000;

/** All pieces laid flat at one scale, as they lie on the board, with a scale bar. `data-px-per-mm` tells the scale. */
export function PiecesPicture({
  pieces,
  placement,
  pictures,
  pxPerMm,
  pins = [],
  chosenPin = null,
  onPickPin,
  onPickPiece,
  className,
}: PiecesPictureProps) {
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
    () => boundsOf(pieces.flatMap(({ outline, layout }) => outline.map((at) => onBoard(layout, at)))),
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
            {pins.map(({ id, number, label, pieceKey, x, y }) => {
              const piece = byKey.get(pieceKey);
              if (!piece) return null;
              const [boardX, boardY] = onBoard(piece.layout, [x, y]);
              return (
                <button
                  key={id}
                  type="button"
                  title={label}
                  aria-label={`${number}. ${label}`}
                  aria-pressed={id === chosenPin}
                  onClick={() => onPickPin?.(id)}
                  style={{ left: left(boardX), top: top(boardY) }}
                  className="absolute -ms-3 -mt-3 grid size-6 place-items-center rounded-round border border-thread bg-sheet font-cond text-note font-medium text-ink aria-pressed:bg-thread aria-pressed:text-sheet"
                >
                  {number}
                </button>
              );
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

const boundsOnBoard = ({ outline, layout }: LaidPiece) => boundsOf(outline.map((at) => onBoard(layout, at)));

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

type FlatPieceProps = {
  readonly piece: LaidPiece;
  /** CSS pixels its name may be wide. */
  readonly nameWidth: number;
  readonly stamps: readonly Stamp[] | undefined;
  readonly pictures: Pictures;
  readonly pxPerMm: PxPerMm;
  readonly left: (x: number) => number;
  readonly top: (y: number) => number;
  readonly onPick?: (pieceKey: PieceKey, x: number, y: number) => void;
};

/** From this scale on a piece is painted when it comes into view; smaller ones at once, so that they are printed too. */
const LARGE_PX_PER_MM = 1.2;
const NEAR_PX = 400;
const NOTHING: readonly Stamp[] = [];

function FlatPiece({ piece, nameWidth, stamps = NOTHING, pictures, pxPerMm, left, top, onPick }: FlatPieceProps) {
  const { t } = useTranslation("preview");
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useNear(canvas, NEAR_PX, pxPerMm > LARGE_PX_PER_MM);
  const { outline, layout } = piece;
  const box = useMemo(() => boundsOf(outline.map((at) => onBoard(layout, at))), [outline, layout]);
  const flat = useMemo(() => boundsOf(outline), [outline]);
  const [width, height] = [(box.maxX - box.minX) * pxPerMm, (box.maxY - box.minY) * pxPerMm];

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!isSeen || !element || !context) return;
    const density = Math.min(devicePixelRatio, Math.sqrt(MAX_CANVAS_PX / (width * height)));
    element.width = Math.max(1, Math.round(width * density));
    element.height = Math.max(1, Math.round(height * density));
    const path = piecePath(outline as readonly Point[]);
    const paint = () => {
      const px = pxPerMm * density;
      const [cos, sin] = cosSinOf(degrees(layout.angle));
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, element.width, element.height);
      context.setTransform(cos * px, sin * px, -sin * px, cos * px, (layout.x - box.minX) * px, (layout.y - box.minY) * px);
      const waiting = paintStamps(context, stamps, outline, pictures, { pxPerMm: px, finished: "look" });
      if (stamps.length === 0 || waiting > 0) {
        context.globalCompositeOperation = "destination-over";
        context.fillStyle = "#ece9e2";
        context.fill(path);
        context.globalCompositeOperation = "source-over";
      }
      context.lineWidth = 1 / pxPerMm;
      context.strokeStyle = "rgb(27 28 32 / 0.55)";
      context.stroke(path);
    };
    paint();
    const addresses = new Set(stamps.map(({ source }) => pictures.addressOf(source)));
    return pictures.subscribe((address) => {
      if (addresses.has(address)) paint();
    });
  }, [isSeen, stamps, outline, layout, box, pictures, pxPerMm, width, height]);

  const pick = (event: MouseEvent<HTMLCanvasElement>) => {
    const { left: x0, top: y0 } = event.currentTarget.getBoundingClientRect();
    const point = toPiece(layout, [(event.clientX - x0) / pxPerMm + box.minX, (event.clientY - y0) / pxPerMm + box.minY]);
    onPick?.(piece.key, point[0], point[1]);
  };
  const size = `${Math.round(flat.maxX - flat.minX)} × ${Math.round(flat.maxY - flat.minY)} mm`;
  return (
    <figure className="absolute m-0" style={{ left: left(box.minX), top: top(box.minY) }}>
      {/* One line high: a measure that does not fit beside the name wraps out of sight. */}
      <figcaption
        className="absolute bottom-full mb-1 flex h-4 flex-wrap items-baseline gap-x-1.5 overflow-hidden text-note leading-4 text-ink"
        style={{ width: nameWidth }}
      >
        <span dir="auto" title={piece.name} className="max-w-full truncate font-medium">
          {piece.name}
        </span>
        <bdi className="whitespace-nowrap font-cond text-rule text-ink-2">{pxPerMm > 0.2 ? size : null}</bdi>
      </figcaption>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t("{{piece}}, {{size}}, laid flat", { piece: piece.name, size })}
        data-piece={piece.key}
        style={{ width, height }}
        className={cx("block", onPick && "cursor-crosshair")}
        onClick={onPick && pick}
      />
    </figure>
  );
}
