import { compose, degrees, type Matrix, rotation, scaling, translation } from "@selvedge/geometry-core";
import type { Artwork } from "../document/schema.ts";

/** Takes the unit square of an artwork's picture to mm on its piece: sized and flipped about its centre, turned, put in its place. */
export function artworkMatrix({
  x,
  y,
  width,
  height,
  angle,
  flipped,
}: Pick<Artwork, "x" | "y" | "width" | "height" | "angle" | "flipped">): Matrix {
  return compose(translation(x, y), rotation(degrees(angle)), scaling(flipped ? -width : width, height), translation(-0.5, -0.5));
}
