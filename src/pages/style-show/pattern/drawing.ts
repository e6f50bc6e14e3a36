import type { CutPiece } from "@selvedge/contract";
import { boundsOf, type Point } from "@selvedge/geometry-core";

/** What a drawing shows, mm. */
export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const tenths = (mm: number): number => Math.round(mm * 10) / 10;

/** A closed line as the path of a drawing whose unit is a millimetre. */
export const closedPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join("L")}Z`;

export const openPath = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join("L")}`;

/** What some points take up, with `margin` mm round them. */
export function frameOf(points: readonly Point[], margin: number): Frame {
  const { minX, minY, maxX, maxY } = boundsOf(points);
  return { x: minX - margin, y: minY - margin, width: maxX - minX + 2 * margin, height: maxY - minY + 2 * margin };
}

export const viewBox = ({ x, y, width, height }: Frame): string => [x, y, width, height].map(tenths).join(" ");

/** Where a piece is cut, on the board. */
export const onBoard = ({ cutLine, layout }: CutPiece): Point[] => cutLine.map(([x, y]) => [x + layout.x, y + layout.y]);
