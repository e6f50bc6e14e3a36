/** A garment that cannot be sewn as it is cut, in such a cloth: the fault is its pattern's, and trying again leads to the same. */
export class SewingError extends Error {
  override readonly name = "SewingError";
}
