import { converter, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex } from "culori/fn";
import { type Hex, labOf } from "./convert.ts";
import { ciede2000 } from "./difference.ts";

/** Eyes that lack one of the three kinds of cones: for long (protan), middle (deutan) or short waves (tritan). */
export const DEFICIENCIES = ["deutan", "protan", "tritan"] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];

const toRgb = converter("rgb");
// Machado, Oliveira and Fernandes, 2009, at full severity.
const FILTERS = { deutan: filterDeficiencyDeuter(1), protan: filterDeficiencyProt(1), tritan: filterDeficiencyTrit(1) };

/** The colour as an eye with this deficiency sees it. */
export const seenBy = (hex: Hex, deficiency: Deficiency): Hex => formatHex(FILTERS[deficiency](toRgb(hex)!)) as Hex;

/** Two cloths nearer than this are taken for one at a glance, in CIEDE2000. */
export const ALIKE = 5;

/** The farthest apart that two rows of colours lie anywhere, in CIEDE2000, and the same as each deficient eye sees them. Places without a colour on either side are left out; null where there are none. */
export type ColourLikeness = { readonly normal: number } & Readonly<Record<Deficiency, number>>;

export function colourLikenessOf(a: readonly (Hex | null)[], b: readonly (Hex | null)[]): ColourLikeness | null {
  const pairs = a.flatMap((one, index) => {
    const other = b[index];
    return one && other ? [[one, other] as const] : [];
  });
  if (pairs.length === 0) return null;
  const farthest = (seen: (hex: Hex) => Hex) =>
    Math.max(...pairs.map(([one, other]) => ciede2000(labOf(seen(one)), labOf(seen(other)))));
  return {
    normal: farthest((hex) => hex),
    deutan: farthest((hex) => seenBy(hex, "deutan")),
    protan: farthest((hex) => seenBy(hex, "protan")),
    tritan: farthest((hex) => seenBy(hex, "tritan")),
  };
}

/** The deficiencies under which two rows of colours look alike although other eyes distinguish them. */
export const confusedBy = (likeness: ColourLikeness): Deficiency[] =>
  likeness.normal < ALIKE ? [] : DEFICIENCIES.filter((deficiency) => likeness[deficiency] < ALIKE);
