import type { Artwork } from "@selvedge/editor-core";
import { cornersOf } from "./handles.ts";
import { boxOf } from "./place.ts";
import type { Box, Point } from "./view.ts";

/** One dimension line of Show Location, in mm of the piece; `key` says which distance it writes. */
export type DimensionLine = {
  readonly key: "left" | "right" | "top" | "width";
  readonly from: Point;
  readonly to: Point;
  readonly mm: number;
};

type Outline = readonly (readonly [number, number])[];

/** The x where the outline is met at a height, going out from `from` to one side; null where nothing is met. */
export function outlineAt(outline: Outline, y: number, from: number, side: -1 | 1): number | null {
  let found: number | null = null;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const [xi, yi] = outline[i]!;
    const [xj, yj] = outline[j]!;
    if (yi > y === yj > y) continue;
    const x = xi + ((y - yi) / (yj - yi)) * (xj - xi);
    if ((x - from) * side < 0) continue;
    if (found === null || (x - found) * side < 0) found = x;
  }
  return found;
}

/** The y where the outline is met at an x, going up from `from`. */
function outlineAbove(outline: Outline, x: number, from: number): number | null {
  const flipped = outline.map(([px, py]) => [py, px] as const);
  return outlineAt(flipped, x, from, -1);
}

const boundsOf = (artwork: Artwork): Box => boxOf(cornersOf(artwork).map(({ x, y }) => [x, y] as const));
/** The width line stands this share of the artwork's height below it. */
const WIDTH_LINE_GAP = 0.16;

/** Distances of an artwork from the sewing line to its left, right and top, measured through its middle, and its width. */
export function dimensionLines(artwork: Artwork, outline: Outline): DimensionLine[] {
  const box = boundsOf(artwork);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const lines: DimensionLine[] = [];
  const edgeLeft = outlineAt(outline, artwork.y, box.x, -1);
  const edgeRight = outlineAt(outline, artwork.y, right, 1);
  const edgeTop = outlineAbove(outline, artwork.x, box.y);
  if (edgeLeft !== null)
    lines.push({ key: "left", from: { x: edgeLeft, y: artwork.y }, to: { x: box.x, y: artwork.y }, mm: box.x - edgeLeft });
  if (edgeRight !== null)
    lines.push({ key: "right", from: { x: right, y: artwork.y }, to: { x: edgeRight, y: artwork.y }, mm: edgeRight - right });
  if (edgeTop !== null)
    lines.push({ key: "top", from: { x: artwork.x, y: edgeTop }, to: { x: artwork.x, y: box.y }, mm: box.y - edgeTop });
  if (artwork.angle === 0) {
    const y = bottom + box.height * WIDTH_LINE_GAP;
    lines.push({ key: "width", from: { x: box.x, y }, to: { x: right, y }, mm: artwork.width });
  }
  return lines;
}

/** Where the artwork's centre goes when one of its distances is written anew; for `width` its size changes instead. */
export function withDistance(
  artwork: Artwork,
  outline: Outline,
  key: DimensionLine["key"],
  mm: number,
): Pick<Artwork, "x" | "y" | "width" | "height"> {
  const { x, y, width, height } = artwork;
  const now = dimensionLines(artwork, outline).find((line) => line.key === key);
  const by = now ? mm - now.mm : 0;
  if (key === "left") return { x: x + by, y, width, height };
  if (key === "right") return { x: x - by, y, width, height };
  if (key === "top") return { x, y: y + by, width, height };
  return { x, y, width: mm, height: (height * mm) / width };
}
