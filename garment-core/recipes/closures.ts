/** What of a garment its wearer can open. */
export const CLOSURE_KEYS = ["front"] as const;
export type ClosureKey = (typeof CLOSURE_KEYS)[number];

/** A closure as its wearer knows it: where it is, and what it is closed with. */
export type Closure = {
  readonly key: ClosureKey;
  /** English name, a key of `locales/<lang>/pieces.json`. */
  readonly name: string;
  readonly kind: "buttons" | "zip";
};

/** The closures that are worn open; by default a garment is closed. */
export type OpenClosures = readonly ClosureKey[];

export const BUTTON_FRONT: Closure = { key: "front", name: "Front", kind: "buttons" };

/** A closure that was to be opened but that a garment does not have. */
export class ClosureError extends Error {}

/** The closures of a garment that are open, in its own order and each once. Throws a `ClosureError` for what it does not have. */
export function openOf(closures: readonly Closure[], open: readonly string[]): OpenClosures {
  const odd = open.find((key) => !closures.some((one) => one.key === key));
  if (odd !== undefined) throw new ClosureError(`there is no closure ${odd}`);
  return closures.flatMap(({ key }) => (open.includes(key) ? [key] : []));
}
