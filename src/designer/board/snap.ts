import { cornersOf, type TurnedBox } from "./handles.ts";
import { boxOf } from "./place.ts";
import type { Point } from "./view.ts";

/** What an artwork can catch on: lines of its piece, notches, folds such as a centre front, other artworks. */
export type GuideKind = "centre" | "edge" | "notch" | "fold" | "artwork" | "grain";
/** A line the artwork has caught on, in mm of the piece: `x` is an upright line, `y` a level one. */
export type Guide = { readonly axis: "x" | "y"; readonly at: number; readonly what: GuideKind };
/** A line at a slant: through a point of the piece, turned by `angle` degrees from upright. */
export type SlantGuide = { readonly axis: "slant"; readonly through: Point; readonly angle: number; readonly what: "grain" };
/** A line to catch on, and with what of the artwork: its centre, its sides, or either. */
export type SnapLine = Guide & { readonly by: "centre" | "sides" | "either" };

type Catch = { readonly shift: number; readonly guide: Guide };

function nearest(lines: readonly SnapLine[], sides: readonly number[], centre: number, reach: number): Catch | null {
  let best: Catch | null = null;
  for (const { by, ...guide } of lines) {
    const places = by === "centre" ? [centre] : by === "sides" ? sides : [centre, ...sides];
    for (const place of places) {
      const shift = guide.at - place;
      if (Math.abs(shift) <= reach && (best === null || Math.abs(shift) < Math.abs(best.shift))) best = { shift, guide };
    }
  }
  return best;
}

/** Moves a box by at most `reachMm` each way so that its centre or its sides lie on the nearest of these lines. */
export function snapped(
  box: TurnedBox,
  lines: readonly SnapLine[],
  reachMm: number,
): { readonly by: Point; readonly guides: readonly Guide[] } {
  const bounds = boxOf(cornersOf(box).map(({ x, y }) => [x, y] as const));
  const along = (axis: "x" | "y") => lines.filter((line) => line.axis === axis);
  const across = nearest(along("x"), [bounds.x, bounds.x + bounds.width], box.x, reachMm);
  const down = nearest(along("y"), [bounds.y, bounds.y + bounds.height], box.y, reachMm);
  return {
    by: { x: across?.shift ?? 0, y: down?.shift ?? 0 },
    guides: [across, down].flatMap((caught) => (caught ? [caught.guide] : [])),
  };
}
