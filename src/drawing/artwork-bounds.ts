import type { Stamp } from "@selvedge/editor-core";
import {
  type Bounds,
  boundsAround,
  boundsOf,
  intersection,
  movedBounds,
  type Point,
  pictureBounds,
} from "@selvedge/geometry-core";
import { latticeCells } from "./lattice.ts";

/** The box in mm around all artwork on a piece, cut to the box of its outline; null when there is none. */
export function artworkBounds(stamps: readonly Stamp[], outline: readonly Point[]): Bounds | null {
  const piece = boundsOf(outline);
  let found: Bounds | null = null;
  for (const stamp of stamps) {
    if (stamp.source.kind !== "artwork") continue;
    const cells = latticeCells(stamp.matrix, stamp.lattice, piece);
    if (cells.kind === "many") return piece;
    const one = pictureBounds(stamp.matrix);
    for (const shift of cells.shifts) {
      const copy = intersection(piece, movedBounds(one, shift));
      if (copy) found = found ? boundsAround(found, copy) : copy;
    }
  }
  return found;
}
