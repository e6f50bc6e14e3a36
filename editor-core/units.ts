declare const unit: unique symbol;
type Branded<Name extends string> = number & { readonly [unit]?: Name };

/** Millimetres on the cloth. */
export type Mm = Branded<"mm">;
/** Degrees, clockwise as seen on the board (y points down). */
export type Degrees = Branded<"degrees">;

/** The angle in the half-open range −180 … 180, so that one direction has one number. An angle already there comes back exactly as it is. */
export function normaliseAngle(angle: number): Degrees {
  if (angle >= -180 && angle < 180) return angle + 0;
  return ((((angle + 180) % 360) + 360) % 360) - 180 + 0;
}
