import type { JoinPiece } from "@selvedge/garment-core";
import { between, boundsOf, cosSinOf, degrees, distance, middleOfBounds } from "@selvedge/geometry-core";
import type { PieceEdge, Place2 } from "./messages.ts";

export const edgeKey = ({ run }: PieceEdge): string => `${run.piece} ${run.from}`;

export const pathOf = (points: readonly Place2[]): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");

/** The place half way along a line. */
export function middleOf(points: readonly Place2[]): Place2 {
  const steps = points.slice(1).map((point, i) => distance(points[i]!, point));
  let left = steps.reduce((sum, step) => sum + step, 0) / 2;
  for (const [i, step] of steps.entries()) {
    if (left <= step) return between(points[i]!, points[i + 1]!, step > 0 ? left / step : 0);
    left -= step;
  }
  return points[0]!;
}

/** The grain line of a piece through its middle. */
export function grainOf({ outline, grain }: JoinPiece): readonly [Place2, Place2] {
  const box = boundsOf(outline);
  const [x, y] = middleOfBounds(box);
  const half = (box.maxY - box.minY) * 0.25;
  const [cos, sin] = cosSinOf(degrees(grain));
  const [dx, dy] = [-sin * half, cos * half];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}
