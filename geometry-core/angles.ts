import type { Degrees, Loose, Radians } from "./units.ts";

/** For loops over many angles: by it `radiansOf` may be written as one multiplication. */
export const RADIANS_PER_DEGREE = Math.PI / 180;

/** Radians of an angle in degrees. */
export const radiansOf = (angle: Loose<"degrees">): Radians => ((angle * Math.PI) / 180) as Radians;

/** Degrees of an angle in radians. */
export const degreesOf = (angle: Loose<"radians">): Degrees => ((angle * 180) / Math.PI) as Degrees;

/** The angle in the half-open range −180 … 180, so that one direction has one number. An angle already there comes back exactly as it is. */
export function normaliseAngle(angle: Loose<"degrees">): Degrees {
  if (angle >= -180 && angle < 180) return (angle + 0) as Degrees;
  return (((((angle + 180) % 360) + 360) % 360) - 180 + 0) as Degrees;
}
