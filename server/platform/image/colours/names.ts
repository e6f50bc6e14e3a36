import { type Hex, type Oklab, oklabOf } from "@selvedge/textile-core";

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

const KNOWN: readonly (readonly [name: string, colour: Oklab])[] = Object.entries(COLOUR_WORDS).map(([name, hex]) => [
  name,
  oklabOf(hex),
]);

/** The word of the catalogue nearest to a colour, in English. */
export function nameOf(hex: Hex): string {
  const [l, a, b] = oklabOf(hex);
  const away = ([, of]: readonly [string, Oklab]) => Math.hypot(of[0] - l, of[1] - a, of[2] - b);
  return KNOWN.reduce((nearest, known) => (away(known) < away(nearest) ? known : nearest))[0];
}
