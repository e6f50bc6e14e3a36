import type { CutPiece } from "@selvedge/contract";

type Point = readonly [x: number, y: number];
/** What a drawing shows, mm. */
export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const tenths = (mm: number): number => Math.round(mm * 10) / 10;

/** A closed line as the path of a drawing whose unit is a millimetre. */
export const closedPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join("L")}Z`;

export const openPath = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join("L")}`;

/** What some points take up, with `margin` mm round them. */
export function frameOf(points: readonly Point[], margin: number): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - margin,
    y: top - margin,
    width: Math.max(...xs) - left + 2 * margin,
    height: Math.max(...ys) - top + 2 * margin,
  };
}

export const viewBox = ({ x, y, width, height }: Frame): string => [x, y, width, height].map(tenths).join(" ");

/** Where a piece is cut, on the board. */
export const onBoard = ({ cutLine, layout }: CutPiece): Point[] => cutLine.map(([x, y]) => [x + layout.x, y + layout.y]);
