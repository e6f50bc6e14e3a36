import type { Point, Stamp } from "@selvedge/editor-core";
import { latticeCells } from "./lattice.ts";
import { type Bounds, boundsOf, intersection, pictureBounds } from "./matrix.ts";

/** The box in mm around all artwork on a piece, cut to the box of its outline; null when there is none. */
export function artworkBounds(stamps: readonly Stamp[], outline: readonly Point[]): Bounds | null {
  const piece = boundsOf(outline);
  let found: Bounds | null = null;
  for (const stamp of stamps) {
    if (stamp.source.kind !== "artwork") continue;
    const cells = latticeCells(stamp.matrix, stamp.lattice, piece);
    if (cells.kind === "many") return piece;
    const one = pictureBounds(stamp.matrix);
    for (const [x, y] of cells.shifts) {
      const copy = intersection(piece, { minX: one.minX + x, minY: one.minY + y, maxX: one.maxX + x, maxY: one.maxY + y });
      if (copy) found = found ? around(found, copy) : copy;
    }
  }
  return found;
}

function around(a: Bounds, b: Bounds): Bounds {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}
