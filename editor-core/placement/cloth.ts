import {
  apply,
  compose,
  type Degrees,
  degrees,
  type Matrix,
  normaliseAngle,
  rotation,
  scaling,
  translation,
} from "@selvedge/geometry-core";
import type { Artwork, FabricMapping } from "../document/schema.ts";

/** Where and how large something lies: centre and size in mm on its piece, its angle, and how it comes again. */
export type Seat = Pick<Artwork, "x" | "y" | "width" | "height" | "angle" | "lattice">;

/** Takes mm on the cloth (warp along y) to mm on a piece cut from it: offset · turn by grain and angle · scale. */
export function clothOnPiece({ scale, angle, offsetX, offsetY }: FabricMapping, grain: Degrees): Matrix {
  return compose(translation(offsetX, offsetY), rotation(degrees(grain + angle)), scaling(scale, scale));
}

/** The new place of an artwork that belongs to the cloth when the cloth under its piece is mapped differently. The grain cancels out. */
export function remapped({ x, y, width, height, angle, lattice }: Seat, from: FabricMapping, to: FabricMapping): Seat {
  const turn = to.angle - from.angle;
  const growth = to.scale / from.scale;
  const moved =
    turn === 0 && growth === 1
      ? ([x + (to.offsetX - from.offsetX), y + (to.offsetY - from.offsetY)] as const)
      : apply(
          compose(
            translation(to.offsetX, to.offsetY),
            rotation(degrees(turn)),
            scaling(growth, growth),
            translation(-from.offsetX, -from.offsetY),
          ),
          [x, y],
        );
  return {
    x: moved[0] + 0,
    y: moved[1] + 0,
    width: width * growth,
    height: height * growth,
    angle: turn === 0 ? angle : normaliseAngle(angle + turn),
    ...(lattice && { lattice: { ...lattice, across: lattice.across * growth, down: lattice.down * growth } }),
  };
}
