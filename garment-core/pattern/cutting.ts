import type { PieceName } from "./piece-names.ts";

/** How the pieces of a name are cut: how many of each, and whether the edge that no seam takes is a fold of doubled cloth. */
type Cutting = { readonly count: number; readonly isFolded: boolean };

const ONCE: Cutting = { count: 1, isFolded: false };
const FACED: Cutting = { count: 2, isFolded: false };
const FOLDED: Cutting = { count: 1, isFolded: true };

/** What is sewn with an inside of its own, or doubled along its free edge; any other piece is cut once. */
const CUTTING: Partial<Record<PieceName, Cutting>> = {
  Collar: FACED,
  Stand: FACED,
  Yoke: FACED,
  Placket: FACED,
  "Cuff L": FOLDED,
  "Cuff R": FOLDED,
  Neckband: FOLDED,
  "Hem rib": FOLDED,
  Waistband: FOLDED,
};

/** How a piece is cut, by its English name. */
export const cuttingOf = (name: string): Cutting => CUTTING[name as PieceName] ?? ONCE;
