import { type AnyCloth, knitOf, weaveOf } from "@selvedge/textile-core";

/** The words of U3M's list for our weaves and knits, by the beginning of their keys; the first that fits. */
const WOVEN: readonly (readonly [begins: string, word: string])[] = [
  ["plain", "Plain weave"],
  ["oxford", "Oxford"],
  ["twill-2/1-s", "Twill - left hand (S)"],
  ["twill-3/1-s", "Twill - left hand (S)"],
  ["twill-broken", "Twill"],
  ["twill-pointed", "Twill"],
  ["twill", "Twill - right hand (Z)"],
  ["herringbone", "Twill"],
  ["satin", "Satin"],
  ["sateen", "Satin"],
  ["waffle", "Waffle"],
  ["pique", "Pique"],
];
const KNITTED: readonly (readonly [begins: string, word: string])[] = [
  ["jersey", "Single jersey"],
  ["rib-1x1", "1 x 1 rib"],
  ["rib-2x2", "2 x 2 rib"],
  ["interlock", "Interlock"],
  ["pique", "Pique"],
  ["french-terry", "French terry"],
  ["fleece", "Fleece"],
];

/** How a cloth is made, in a word of U3M's list, or in our own name for it. */
export function constructionWord(cloth: AnyCloth): string {
  if (cloth.kind === "lace") return "Raschel";
  const { key, name } = cloth.kind === "woven" ? weaveOf(cloth.weave) : knitOf(cloth.structure);
  const words = cloth.kind === "woven" ? WOVEN : KNITTED;
  return words.find(([begins]) => key.startsWith(begins))?.[1] ?? (name || "unknown");
}
