import { boundsOf, cornersOf, type Point } from "@selvedge/geometry-core";
import type { Artwork } from "../document/schema.ts";
import { artworkMatrix } from "./artwork-matrix.ts";
import type { Landmarks } from "./landmarks.ts";
import { locate } from "./locate.ts";

/** One dimension line of Show Location, in mm of the piece; `key` says which distance it writes. */
export type Dimension = {
  readonly key: "left" | "right" | "top" | "bottom" | "centre" | "shoulder" | "width";
  readonly from: Point;
  readonly to: Point;
  /** Below 0 an artwork reaches past that edge, or its middle lies left of the centre line. */
  readonly mm: number;
};

type DimensionBase = { readonly outline: readonly Point[] } & Landmarks;
type Seat = Pick<Artwork, "x" | "y" | "width" | "height" | "angle">;

/** The width line stands this share of the artwork's height below it, the line to the centre as far above. */
const LINE_GAP = 0.16;

/**
 * What a factory needs to lay an artwork on its piece: from its box to the sewing line on all four sides, from its middle to
 * the centre line, from the level of the shoulder point down to its upper edge, and its width.
 */
export function dimensionsOf(artwork: Seat, { outline, centre, shoulders }: DimensionBase): Dimension[] {
  const { minX, minY, maxX, maxY } = boundsOf(cornersOf(artworkMatrix({ ...artwork, flipped: false })));
  const gap = (maxY - minY) * LINE_GAP;
  const found = locate(artwork, outline);
  const lines: Dimension[] = [];
  for (const key of ["left", "right", "top", "bottom"] as const) {
    const measure = found[key];
    if (measure) lines.push({ key, from: measure.to, to: measure.from, mm: measure.distance });
  }
  if (centre) lines.push({ key: "centre", from: [centre.x, minY - gap], to: [artwork.x, minY - gap], mm: artwork.x - centre.x });
  const shoulder = shoulders.toSorted((a, b) => Math.abs(a[0] - artwork.x) - Math.abs(b[0] - artwork.x))[0];
  if (shoulder) lines.push({ key: "shoulder", from: shoulder, to: [shoulder[0], minY], mm: minY - shoulder[1] });
  if (artwork.angle === 0) lines.push({ key: "width", from: [minX, maxY + gap], to: [maxX, maxY + gap], mm: artwork.width });
  return lines;
}

/** Where the artwork's middle goes when one of its distances is changed; for `width` its size changes instead. */
export function withDistance(
  artwork: Seat,
  base: DimensionBase,
  key: Dimension["key"],
  mm: number,
): Pick<Artwork, "x" | "y" | "width" | "height"> {
  const { x, y, width, height } = artwork;
  if (key === "width") return { x, y, width: mm, height: (height * mm) / width };
  const now = dimensionsOf(artwork, base).find((line) => line.key === key);
  const by = now ? mm - now.mm : 0;
  if (key === "left" || key === "centre") return { x: x + by, y, width, height };
  if (key === "right") return { x: x - by, y, width, height };
  return { x, y: key === "bottom" ? y - by : y + by, width, height };
}
