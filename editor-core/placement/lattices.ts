import {
  apply,
  applyToVector,
  boundsOf,
  cornersOf,
  degrees,
  invert,
  type Lattice,
  type Matrix,
  type Point,
  rotation,
} from "@selvedge/geometry-core";
import type { Artwork } from "../document/schema.ts";
import { stepsOf } from "../geometry/repeat.ts";

type Repeated = Pick<Artwork, "repeat" | "width" | "height" | "gap" | "angle" | "lattice">;

/** Repeat: steps of size and gap, or those of its lattice, along the artwork's own turned axes. Null when it is shown once. */
export function repeatLattice({ repeat, width, height, gap, angle, lattice }: Repeated): Lattice | null {
  if (repeat === "none") return null;
  if (repeat === "all" && lattice) {
    const [u, v] = stepsOf(lattice).map((step) => applyToVector(rotation(degrees(angle)), step)) as [Point, Point];
    return { u, v };
  }
  const turn = rotation(degrees(angle));
  const across = applyToVector(turn, [width + gap, 0]);
  const down = applyToVector(turn, [0, height + gap]);
  return repeat === "horizontal" ? { u: across, v: null } : repeat === "vertical" ? { u: down, v: null } : { u: across, v: down };
}

/** Size in mm on the cloth of what lies on it: the box along warp and weft. */
export function sizeOnCloth(clothHere: Matrix, artwork: Matrix): Point {
  const back = invert(clothHere);
  const { minX, minY, maxX, maxY } = boundsOf(cornersOf(artwork).map((corner) => apply(back, corner)));
  return [maxX - minX, maxY - minY];
}

/** A size that is a whole number of tiles but for rounding counts as that number. */
const ROUNDING_TILES = 1e-6;

/** Apply to Fabric: the smallest whole number of tiles, each way, that holds the artwork, as vectors on a piece cut from the cloth. */
export function clothLattice(clothThere: Matrix, [width, height]: Point, tile: Point): Lattice {
  const times = (size: number, step: number) => Math.max(1, Math.ceil(size / step - ROUNDING_TILES));
  return {
    u: applyToVector(clothThere, [times(width, tile[0]) * tile[0], 0]),
    v: applyToVector(clothThere, [0, times(height, tile[1]) * tile[1]]),
  };
}
