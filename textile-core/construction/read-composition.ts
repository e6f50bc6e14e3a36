import { type Blend, FIBRES, type FibreKey } from "../yarn/fibres.ts";
import { labelParts } from "./label-parts.ts";

const OTHER_NAMES: Readonly<Record<string, FibreKey>> = {
  flax: "linen",
  merino: "wool",
  "merino wool": "wool",
  rayon: "viscose",
  tencel: "lyocell",
  poly: "polyester",
  pes: "polyester",
  polyamide: "nylon",
  pa: "nylon",
  spandex: "elastane",
  lycra: "elastane",
  lurex: "metallic",
  "metallic fibre": "metallic",
};
/** What is said of a fibre and does not change it. */
const QUALITIES = /\b(?:organic|recycled|bci|supima|egyptian|pima|combed|carded|virgin|mulberry|ecovero|lenzing|european)\b/g;
const FULL = 100;
const ROUNDING = 1;

const BY_NAME: ReadonlyMap<string, FibreKey> = new Map([
  ...(Object.keys(FIBRES) as FibreKey[]).flatMap((key) => [[key, key] as const, [FIBRES[key].name.toLowerCase(), key] as const]),
  ...Object.entries(OTHER_NAMES),
]);

export type ReadComposition = {
  /** As a label says it, "98 % Cotton 2 % Elastane"; as it was written where it is not one. */
  readonly label: string;
  /** The fibres, where all of them are known. */
  readonly blend: Blend | null;
  readonly unknown: readonly string[];
};

/** Per cents and fibres in any of the usual forms; null when the per cents do not make 100. */
export function compositionIn(text: string): ReadComposition | null {
  const parts = labelParts(text).map(({ percent, fibre }) => ({ percent, word: fibre.replace(/\s+/g, " ") }));
  if (parts.length === 0) return { label: text, blend: null, unknown: [text] };
  const sum = parts.reduce((total, { percent }) => total + percent, 0);
  if (Math.abs(sum - FULL) > ROUNDING) return null;
  const known = parts.map(({ percent, word }) => ({ percent, word, fibre: fibreOf(word) }));
  const unknown = known.filter(({ fibre }) => fibre === undefined).map(({ word }) => word);
  return {
    label: known
      .map(({ percent, word, fibre }) => `${percent} % ${isPlain(word) && fibre ? FIBRES[fibre].name : word}`)
      .join(" "),
    blend: unknown.length > 0 ? null : known.map(({ percent, fibre }) => [fibre!, percent / sum] as const),
    unknown,
  };
}

const fibreOf = (word: string): FibreKey | undefined =>
  BY_NAME.get(word.toLowerCase().replace(QUALITIES, "").replace(/\s+/g, " ").trim());
const isPlain = (word: string): boolean => BY_NAME.has(word.toLowerCase());
