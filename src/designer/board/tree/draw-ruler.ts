import { MM_PER_INCH } from "@selvedge/geometry-core";
import type { Sight } from "../camera.ts";
import { boardInk } from "../ink.ts";
import { type Tick, ticks } from "../ruler-ticks.ts";
import { RULER_PX } from "./edge.ts";

const TICK_PX = { minor: 5, middle: 8, major: RULER_PX } as const;

type Axis = "x" | "y";
type Span = { readonly from: number; readonly to: number };

/** A stroke across the ruler at one place of it, from so far off its edge; CSS px. */
function across(path: Path2D, axis: Axis, position: number, from: number): void {
  if (axis === "x") {
    path.moveTo(position, from);
    path.lineTo(position, RULER_PX);
  } else {
    path.moveTo(from, position);
    path.lineTo(RULER_PX, position);
  }
}

function drawNumber(canvas: CanvasRenderingContext2D, { at: mm }: Tick, position: number, axis: Axis, isInches: boolean): void {
  const text = String(Math.round((isInches ? mm / MM_PER_INCH : mm) * 10) / 10).replace("-", "−");
  canvas.save();
  if (axis === "x") canvas.translate(Math.round(position) + 3, 10);
  else {
    canvas.translate(10, Math.round(position) - 3);
    canvas.rotate(-Math.PI / 2);
  }
  canvas.fillText(text, 0, 0);
  canvas.restore();
}

/** Draws one ruler with the span of what is chosen, in board mm along it. All strokes are one path: they are drawn with every change over the cloth. */
export function drawRuler(
  canvas: CanvasRenderingContext2D,
  axis: Axis,
  { view, area }: Sight,
  span: Span | null,
  isInches: boolean,
): void {
  const ink = boardInk();
  const length = axis === "x" ? area.width : area.height;
  const origin = axis === "x" ? view.x : view.y;
  const place = (mm: number) => mm * view.pxPerMm + origin;
  const fill = (hex: string, from: number, to: number) => {
    canvas.fillStyle = hex;
    if (axis === "x") canvas.fillRect(from, 0, to - from, RULER_PX);
    else canvas.fillRect(0, from, RULER_PX, to - from);
  };
  const stroke = (hex: string, width: number, path: Path2D) => {
    canvas.strokeStyle = hex;
    canvas.lineWidth = width;
    canvas.stroke(path);
  };
  fill(ink.paper, 0, length);
  if (span) fill(ink.threadWash, place(span.from), place(span.to));
  const strokes = ticks(-origin / view.pxPerMm, (length - origin) / view.pxPerMm, view.pxPerMm, isInches);
  const scale = new Path2D();
  for (const { at, rank } of strokes) across(scale, axis, Math.round(place(at)) + 0.5, RULER_PX - TICK_PX[rank]);
  stroke(ink.ink3, 1, scale);
  canvas.font = `400 11px ${ink.condensed}`;
  canvas.fillStyle = ink.ink2;
  for (const tick of strokes) if (tick.rank === "major") drawNumber(canvas, tick, place(tick.at), axis, isInches);
  if (span) {
    for (const mm of [span.from, span.to]) {
      const end = new Path2D();
      across(end, axis, place(mm), 0);
      stroke(ink.thread, 1.5, end);
    }
  }
  const edge = new Path2D();
  if (axis === "x") {
    edge.moveTo(0, RULER_PX - 0.5);
    edge.lineTo(length, RULER_PX - 0.5);
  } else {
    edge.moveTo(RULER_PX - 0.5, 0);
    edge.lineTo(RULER_PX - 0.5, length);
  }
  stroke(ink.edge, 1, edge);
}
