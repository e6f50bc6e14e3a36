import { boundsOf, cornersOf, type Point } from "@selvedge/geometry-core";
import type { Artwork } from "../document/schema.ts";
import { artworkMatrix } from "./artwork-matrix.ts";

/** A measured line on a piece, in mm. Negative: the artwork reaches past the edge by that much. */
export type Measure = { readonly distance: number; readonly from: Point; readonly to: Point };

/** Show Location: how far an artwork's box is from the edges of its piece, level with its centre, and its centre from the centre line. */
export type Location = {
  readonly left: Measure | null;
  readonly right: Measure | null;
  /** To the neck or top edge. */
  readonly top: Measure | null;
  /** To the hem. */
  readonly bottom: Measure | null;
  /** From the middle of the piece's width to the artwork's centre; positive to the right. */
  readonly centre: Measure;
};

/** Measures where an artwork lies on a closed outline (mm, y down). A side with no edge level with the centre is null. */
export function locate(artwork: Pick<Artwork, "x" | "y" | "width" | "height" | "angle">, outline: readonly Point[]): Location {
  const { x, y } = artwork;
  const box = boundsOf(cornersOf(artworkMatrix({ ...artwork, flipped: false })));
  const piece = boundsOf(outline);
  const middle = (piece.minX + piece.maxX) / 2;
  const level = crossings(outline, y, 0).map((crossing) => crossing - x);
  const plumb = crossings(outline, x, 1).map((crossing) => crossing - y);
  const [left, right] = [before(level), after(level)];
  const [top, bottom] = [before(plumb), after(plumb)];
  return {
    left: left === null ? null : { distance: box.minX - (x + left), from: [box.minX, y], to: [x + left, y] },
    right: right === null ? null : { distance: x + right - box.maxX, from: [box.maxX, y], to: [x + right, y] },
    top: top === null ? null : { distance: box.minY - (y + top), from: [x, box.minY], to: [x, y + top] },
    bottom: bottom === null ? null : { distance: y + bottom - box.maxY, from: [x, box.maxY], to: [x, y + bottom] },
    centre: { distance: x - middle, from: [middle, y], to: [x, y] },
  };
}

const before = (offsets: readonly number[]) =>
  offsets.filter((offset) => offset <= 0).reduce<number | null>((a, b) => Math.max(a ?? b, b), null);
const after = (offsets: readonly number[]) =>
  offsets.filter((offset) => offset >= 0).reduce<number | null>((a, b) => Math.min(a ?? b, b), null);

/** Where a level line (axis 0: y = at, gives x) or a plumb line (axis 1: x = at, gives y) crosses a closed outline. */
function crossings(outline: readonly Point[], level: number, axis: 0 | 1): number[] {
  const across = axis === 0 ? 1 : 0;
  const found: number[] = [];
  for (let edge = 0; edge < outline.length; edge++) {
    const a = outline[edge]!;
    const b = outline[(edge + 1) % outline.length]!;
    // Half open, so that a line through a vertex meets it once.
    if (a[across] > level !== b[across] > level)
      found.push(a[axis] + ((level - a[across]) / (b[across] - a[across])) * (b[axis] - a[axis]));
  }
  return found;
}
