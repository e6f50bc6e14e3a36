import type { PieceKey, Stamp } from "@selvedge/editor-core";
import { boundsOf, cosSinOf, degrees, type Point, type PxPerMm } from "@selvedge/geometry-core";
import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Pictures, paintStamps, piecePath } from "../drawing/index.ts";
import { cx } from "../ui/index.ts";
import { useNear } from "../ui/near.ts";
import { onBoard, toPiece } from "./board-place.ts";
import type { PreviewPiece } from "./types.ts";

/** A piece and where it lies on the board; `Piece` of the contract is one. */
export type LaidPiece = PreviewPiece & { readonly layout: { readonly x: number; readonly y: number; readonly angle: number } };

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

/** Canvases larger than this are drawn with fewer device pixels. */
const MAX_CANVAS_PX = 9_000_000;
/** From this scale on a piece is painted when it comes into view; smaller ones at once, so that they are printed too. */
const LARGE_PX_PER_MM = 1.2;
const NEAR_PX = 400;
const NOTHING: readonly Stamp[] = [];

/** One piece laid flat with its name and size; a press on it is reported in mm of the piece. */
export function FlatPiece({ piece, nameWidth, stamps = NOTHING, pictures, pxPerMm, left, top, onPick }: FlatPieceProps) {
  const { t } = useTranslation("preview");
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useNear(canvas, NEAR_PX, pxPerMm > LARGE_PX_PER_MM);
  const { outline, layout } = piece;
  const box = useMemo(() => boundsOf(outline.map((point) => onBoard(layout, point))), [outline, layout]);
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
      const waiting = paintStamps(context, stamps, outline, pictures, { pxPerMm: px, finished: "appearance" });
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
