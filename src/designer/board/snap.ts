import { cornersOf, type TurnedBox } from "./handles.ts";
import { boxOf } from "./place.ts";
import type { Box, Point } from "./view.ts";

/** A line the artwork has caught on, in mm of the piece: `x` is an upright line, `y` a level one. */
export type Guide = { readonly axis: "x" | "y"; readonly at: number; readonly what: "centre" | "edge" };

type Catch = { readonly shift: number; readonly guide: Guide };

function nearest(lines: readonly Guide[], edges: readonly number[], centre: number, reach: number): Catch | null {
  let best: Catch | null = null;
  for (const guide of lines) {
    const places = guide.what === "centre" ? [centre] : edges;
    for (const place of places) {
      const shift = guide.at - place;
      if (Math.abs(shift) <= reach && (best === null || Math.abs(shift) < Math.abs(best.shift))) best = { shift, guide };
    }
  }
  return best;
}

/** Moves a box by at most `reachMm` so that its centre lies on the piece's centre lines or its sides on the piece's extremes. */
export function snapped(
  box: TurnedBox,
  pieceBox: Box,
  reachMm: number,
): { readonly by: Point; readonly guides: readonly Guide[] } {
  const bounds = boxOf(cornersOf(box).map(({ x, y }) => [x, y] as const));
  const across = nearest(
    [
      { axis: "x", at: pieceBox.x + pieceBox.width / 2, what: "centre" },
      { axis: "x", at: pieceBox.x, what: "edge" },
      { axis: "x", at: pieceBox.x + pieceBox.width, what: "edge" },
    ],
    [bounds.x, bounds.x + bounds.width],
    box.x,
    reachMm,
  );
  const along = nearest(
    [
      { axis: "y", at: pieceBox.y + pieceBox.height / 2, what: "centre" },
      { axis: "y", at: pieceBox.y, what: "edge" },
      { axis: "y", at: pieceBox.y + pieceBox.height, what: "edge" },
    ],
    [bounds.y, bounds.y + bounds.height],
    box.y,
    reachMm,
  );
  return {
    by: { x: across?.shift ?? 0, y: along?.shift ?? 0 },
    guides: [across, along].flatMap((caught) => (caught ? [caught.guide] : [])),
  };
}
