import type { ColourOrder, Hex } from "@selvedge/textile-core";
import { SHADES, type Shade } from "./palette.ts";

/** A sett names a colour that the shade card does not have. */
export class UnknownShade extends Error {}

/** The shade of that name. Throws `UnknownShade`. */
export function shadeNamed(word: string): Shade {
  if (word in SHADES) return word as Shade;
  throw new UnknownShade(`No shade "${word}" on the shade card`);
}

function runOf(text: string): readonly [colour: Hex, threads: number] {
  const [shade = "", threads = "1"] = text.trim().split(/\s+/);
  return [SHADES[shadeNamed(shade)], Number(threads)];
}

/** A colour order as a weaver writes it: "white 14, navy 6"; a shade alone is one thread. */
export const sett = (text: string): ColourOrder => text.split(",").map(runOf);

/** A sett that is read forth and back about its first and last stripe, which are counted once, as a tartan's pivots are. */
export function mirrored(text: string): ColourOrder {
  const runs = sett(text);
  return [...runs, ...runs.slice(1, -1).reverse()];
}

/** The same sett several times. */
export const times = (count: number, text: string): ColourOrder => Array.from({ length: count }, () => sett(text)).flat();
