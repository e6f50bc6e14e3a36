import { averaged } from "@selvedge/geometry-core";
import type { Picture } from "../colour/pixels.ts";

/** The picture in another number of pixels. */
export const resample = ({ width, height, rgba }: Picture, wide: number, high: number): Picture => ({
  width: wide,
  height: high,
  rgba: averaged(rgba, { width, height }, { width: wide, height: high }),
});
