/**
 * One stitch as it is seen: `k` face loop (a V), `p` the back of a loop (two arcs), `T` a tuck seen from the face,
 * `t` a tuck seen from the back. A tuck forms no loop of its own; the loop below it is held and drawn long.
 */
export type Stitch = "k" | "p" | "T" | "t";

export type KnitSide = "face" | "back";

/** How a knitted cloth is made up. Rows of `chart` are courses from the lowest, letters are stitches from the left. */
export type KnitStructure = {
  readonly key: string;
  readonly name: string;
  readonly chart: readonly string[];
  /** Needle beds that knit loops behind each other: 2 for interlock, whose two faces are alike. */
  readonly beds: 1 | 2;
  /** Alternate wales stand half a course apart, as the two feeders of an interlock leave them. */
  readonly staggered?: boolean;
  /** A laid-in yarn on the back: every so many courses, floating over `span` wales between two tucks. */
  readonly inlay?: { readonly every: number; readonly span: number };
  /** The inlay is torn up into a fleece, 0 … 1, seen on the back. */
  readonly fleece?: number;
};

const TABLE = {
  jersey: { name: "Single jersey", chart: ["k"], beds: 1 },
  "rib-1x1": { name: "1×1 rib", chart: ["kp"], beds: 1 },
  "rib-2x2": { name: "2×2 rib", chart: ["kkpp"], beds: 1 },
  interlock: { name: "Interlock", chart: ["kk"], beds: 2, staggered: true },
  pique: { name: "Piqué", chart: ["pp", "tp", "tp", "pp", "pt", "pt"], beds: 1 },
  "pique-single": { name: "Single piqué", chart: ["pp", "tp", "pp", "pt"], beds: 1 },
  "french-terry": { name: "French terry", chart: ["k"], beds: 1, inlay: { every: 2, span: 3 } },
  "fleece-back": { name: "Fleece back", chart: ["k"], beds: 1, inlay: { every: 2, span: 3 }, fleece: 0.85 },
} as const satisfies Record<string, Omit<KnitStructure, "key">>;

export type KnitKey = keyof typeof TABLE;

/** Every knitted structure by its key; a chart that is not here is given as a `KnitStructure` of its own. */
export const KNITS = Object.fromEntries(
  Object.entries<Omit<KnitStructure, "key">>(TABLE).map(([key, knit]) => [key, { key, ...knit }]),
) as Record<KnitKey, KnitStructure>;

/** The structure behind a key, or the structure itself. */
export const knitOf = (structure: KnitKey | KnitStructure): KnitStructure =>
  typeof structure === "string" ? KNITS[structure] : structure;

const TURNED: Record<Stitch, Stitch> = { k: "p", p: "k", T: "t", t: "T" };

/** The stitches as one side shows them; the back is the chart turned about a wale. A structure of two beds is alike on both. */
export function stitchesOf(structure: KnitStructure, side: KnitSide): readonly (readonly Stitch[])[] {
  const face = structure.chart.map((row) => [...row] as Stitch[]);
  return side === "face" || structure.beds === 2 ? face : face.map((row) => row.map((stitch) => TURNED[stitch]).reverse());
}
