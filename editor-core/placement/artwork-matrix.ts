import type { Artwork } from "../document/schema.ts";
import { compose, rotation, scaling, translation } from "../geometry/matrix.ts";
import type { Matrix } from "./stamp.ts";

/** Takes the unit square of an artwork's picture to mm on its piece: sized and flipped about its centre, turned, put in its place. */
export function artworkMatrix({
  x,
  y,
  width,
  height,
  angle,
  flipped,
}: Pick<Artwork, "x" | "y" | "width" | "height" | "angle" | "flipped">): Matrix {
  return compose(translation(x, y), rotation(angle), scaling(flipped ? -width : width, height), translation(-0.5, -0.5));
}
