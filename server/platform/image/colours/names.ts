import { ciede2000Of, type Hex, type Lab, labOf } from "@selvedge/textile-core";
import { NAMED } from "./named.ts";

/** The colour words of the catalogue, each with a colour it stands for. */
export const COLOUR_WORDS: Readonly<Record<string, Hex>> = {
  white: "#fafaf7",
  cream: "#efe6d0",
  "light grey": "#c9c9c7",
  grey: "#8c8c8b",
  "dark grey": "#4d4e50",
  black: "#16161a",
  "light yellow": "#f6e9a0",
  yellow: "#e9c22e",
  orange: "#e07b28",
  "light pink": "#f2c9cf",
  pink: "#df7f98",
  red: "#b3202c",
  "dark red": "#6d1a22",
  purple: "#6c4a86",
  "light purple": "#b9a6cf",
  "light blue": "#a9c6e0",
  blue: "#3c6fb4",
  indigo: "#33406f",
  navy: "#1b2440",
  "light green": "#b3cfae",
  green: "#3f7d4d",
  "dark green": "#1f3d2c",
  khaki: "#a89a6a",
  "light brown": "#c39a6b",
  brown: "#7d5233",
  coffee: "#4a3226",
};

/** Colour words used only for the shade of a cloth: beside those above, the lighter and darker ones that the option list has. */
const SHADE_WORDS: readonly (readonly [word: string, colour: Hex])[] = [
  ["light khaki", "#e3d8c0"],
  ["light khaki", "#cdbb98"],
  ["dark khaki", "#5d5639"],
  ["dark blue", "#161c33"],
  ["navy", "#1f2b52"],
  ["dark green", "#1f5f68"],
  ["light blue", "#9fd0cf"],
  ["dark purple", "#55243f"],
  ["dark brown", "#43291c"],
  ["dark orange", "#a3522b"],
  ["light orange", "#f0b98a"],
  ["dark pink", "#b62a6b"],
  ["light red", "#dd7059"],
  ["light coffee", "#a98d74"],
  ["dark coffee", "#2e1f19"],
  ["dark yellow", "#cf9a34"],
  ["light indigo", "#3a5c9b"],
  ["dark indigo", "#1d2a58"],
];

const labs = (names: Readonly<Record<string, Hex>>) => Object.entries(names).map(([name, hex]) => [name, labOf(hex)] as const);
const WORDS = labs(COLOUR_WORDS);
/** A buyer calls a cream thread ecru, and the option list has light khaki for it. */
const SHADES = [...WORDS.filter(([word]) => word !== "cream"), ...SHADE_WORDS.map(([word, hex]) => [word, labOf(hex)] as const)];

/** The nearest by ΔE2000, the first of equals. */
function nearest(known: readonly (readonly [name: string, colour: Lab])[], [l, a, b]: Lab): string {
  let name = "";
  let least = Number.POSITIVE_INFINITY;
  for (const [of, [l2, a2, b2]] of known) {
    const away = ciede2000Of(l, a, b, l2, a2, b2);
    if (away < least) [name, least] = [of, away];
  }
  return name;
}

/** What a colour is called, in English: by shade cards and screens. */
export const nameOf = (colour: Lab): string => nearest(NAMED, colour);

/** The word of the catalogue that a colour is filtered by, in English: one of few. */
export const wordOf = (colour: Lab): string => nearest(WORDS, colour);

/** The word of the option list for one colour of a cloth that has several. */
export const shadeWordOf = (colour: Lab): string => nearest(SHADES, colour);
