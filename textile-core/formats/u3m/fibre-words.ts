import type { FibreKey } from "../../yarn/fibres.ts";
import type { U3mWord } from "./document.ts";
import { FIBRE_WORDS } from "./words.ts";

/** Our fibres by the format's words; a fibre without one is written as "other" under its key. */
const WORD_OF_FIBRE: Partial<Record<FibreKey, string>> = {
  cotton: "Cotton",
  linen: "Linen",
  wool: "Wool",
  silk: "Silk",
  viscose: "Rayon",
  modal: "Modal",
  lyocell: "Lyocell",
  polyester: "Polyester",
  nylon: "Nylon",
  elastane: "Elastane",
  cashmere: "Cashmere",
};

/** A word of a list, or "other" under its own name. */
export const wordOf = (name: string, words: readonly string[]): U3mWord =>
  words.includes(name) && name !== "other" ? { type: name, name: null } : { type: "other", name };

export const nameOfWord = ({ type, name }: U3mWord): string => (type === "other" && name !== null ? name : type);

export const wordOfFibre = (fibre: string): U3mWord => {
  const known = Object.entries(WORD_OF_FIBRE).find(([key]) => key === fibre);
  return wordOf(known ? known[1] : fibre, FIBRE_WORDS);
};

export const fibreOfWord = (word: U3mWord): string => {
  const known = word.type === "other" ? undefined : Object.entries(WORD_OF_FIBRE).find(([, name]) => name === word.type);
  return known ? known[0] : nameOfWord(word);
};
