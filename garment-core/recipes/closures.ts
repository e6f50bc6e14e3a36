import type { Outline } from "../pattern/outline.ts";
import type { Trim } from "../pattern/pattern.ts";
import type { Cut, Sewing } from "./garment.ts";

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

/** What a garment is when one of its closures is open. */
export type Opening = {
  /** The front with the buttonholes, and the one with the buttons. */
  readonly over: string;
  readonly under: string;
  /** How its buttonholes lie. */
  readonly holes: "upright" | "level";
  /** What hangs at either side of it, as the wearer has left and right. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** By what share of their weight they are drawn apart: so far they stand off the vertical. */
  readonly apart: number;
  /** Pieces as they are cut where those of the pattern end at what covers them: the front that lies under, the ends of a stand. */
  readonly pieces: { readonly [pieceKey: string]: Outline };
  /** Seams in place of those that the closure shuts. */
  readonly sewing: readonly Sewing[];
};

/** A closure that was to be opened but that a garment does not have. */
export class ClosureError extends Error {}

/** The closures of a garment that are open, in its own order and each once. Throws a `ClosureError` for what it does not have. */
export function openOf(closures: readonly Closure[], open: readonly string[]): OpenClosures {
  const odd = open.find((key) => !closures.some((one) => one.key === key));
  if (odd !== undefined) throw new ClosureError(`there is no closure ${odd}`);
  return closures.flatMap(({ key }) => (open.includes(key) ? [key] : []));
}

/** A buttonhole is so much longer than its button. */
const HOLE_EASE_MM = 3;

/** A button goes to the front that lies under, or to the other end of its own piece; its hole stays where it was. */
function openedTrim(trim: Trim, { over, under, pieces, holes }: Opening): readonly Trim[] {
  if (trim.kind !== "button" || (trim.pieceKey !== over && !(trim.pieceKey in pieces))) return [trim];
  const { pieceKey, x, y, diameter } = trim;
  const length = diameter + HOLE_EASE_MM;
  return [
    { ...trim, pieceKey: pieceKey === over ? under : pieceKey, x: 0 - x },
    { kind: "buttonhole", pieceKey, x, y, length, lies: holes },
  ];
}

function openOne(cut: Cut, key: ClosureKey): Cut {
  const opening = cut.openings?.[key];
  if (!opening) throw new ClosureError(`${key} cannot be opened`);
  const pieces = Object.entries(cut.pieces).map(([name, piece]) => [
    name,
    { ...piece, outline: opening.pieces[name] ?? piece.outline },
  ]);
  return {
    ...cut,
    pieces: Object.fromEntries(pieces),
    sewing: [...cut.sewing.filter(({ closure }) => closure !== key), ...opening.sewing],
    trims: cut.trims.flatMap((trim) => openedTrim(trim, opening)),
  };
}

/** A garment with some of its closures open: nothing holds their sides together, and buttons and holes lie on their own sides. */
export const openedCut = (cut: Cut, open: OpenClosures): Cut => open.reduce(openOne, cut);

/** How pieces are drawn to the wearer's left, or less than nothing to the right, in shares of their weight. */
export type Apart = { readonly [pieceKey: string]: number };

/** How far the sides of the closures that are open are drawn apart. */
export const openSides = ({ openings }: Cut, open: OpenClosures): Apart =>
  Object.fromEntries(
    open.flatMap((key) => {
      const { left = [], right = [], apart = 0 } = openings?.[key] ?? {};
      return [...left.map((piece) => [piece, apart]), ...right.map((piece) => [piece, -apart])];
    }),
  );
