import { drawn } from "./drawn.ts";
import { basket, herringbone, sateen, satin, twill, type Weave } from "./weave.ts";

const TABLE = {
  plain: { name: "Plain", lifts: basket(1, 1) },
  oxford: { name: "Oxford", lifts: basket(2, 1) },
  hopsack: { name: "Hopsack", lifts: basket(2, 2) },
  "twill-2/1": { name: "2/1 twill", lifts: twill(2, 1) },
  "twill-2/1-s": { name: "2/1 left-hand twill", lifts: twill(2, 1, "S") },
  "twill-2/2": { name: "2/2 twill", lifts: twill(2, 2) },
  "twill-3/1": { name: "3/1 twill", lifts: twill(3, 1) },
  "twill-3/1-s": { name: "3/1 left-hand twill", lifts: twill(3, 1, "S") },
  "herringbone-8": { name: "Herringbone 8", lifts: herringbone(2, 2, 8) },
  "herringbone-12": { name: "Herringbone 12", lifts: herringbone(2, 2, 12) },
  "herringbone-20": { name: "Herringbone 20", lifts: herringbone(2, 2, 20) },
  "satin-5": { name: "5-end satin", lifts: satin(5, 2) },
  "satin-8": { name: "8-end satin", lifts: satin(8, 3) },
  "sateen-5": { name: "5-end sateen", lifts: sateen(5, 2) },
  "sateen-8": { name: "8-end sateen", lifts: sateen(8, 3) },
  "rib-2x1": { name: "Warp rib 2/2", lifts: basket(1, 2) },
  "rib-4x1": { name: "Warp rib 4/4", lifts: basket(1, 4) },
  "twill-broken": { name: "Broken 3/1 twill", lifts: drawn("XXX.", "X.XX", "XX.X", ".XXX") },
} as const satisfies Record<string, Omit<Weave, "key">>;

export type WeaveKey = keyof typeof TABLE;

/** Every weave by its key; a draft that is not here is given as a `Weave` of its own. */
export const WEAVES = Object.fromEntries(Object.entries(TABLE).map(([key, weave]) => [key, { key, ...weave }])) as Record<
  WeaveKey,
  Weave
>;

/** The draft behind a key, or the draft itself. */
export const weaveOf = (weave: WeaveKey | Weave): Weave => (typeof weave === "string" ? WEAVES[weave] : weave);
