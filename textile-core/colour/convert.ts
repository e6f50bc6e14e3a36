import { converter, formatHex, modeLab65, modeLrgb, modeOklab, modeRgb, useMode } from "culori/fn";

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
useMode(modeLab65);

/** An sRGB colour, `#rrggbb`. */
export type Hex = `#${string}`;
/** CIELAB under D65: L 0 … 100, a, b. What a file gives under D50 is `LabD50` until it is adapted (white.ts). */
export type Lab = readonly [L: number, a: number, b: number];
/** OKLab (Ottosson 2020): L 0 … 1, a, b. */
export type Oklab = readonly [L: number, a: number, b: number];
/** Light, proportional to energy, sRGB primaries, 0 … 1. Threads mix in this space, as they do in the eye. */
export type LinearRgb = readonly [r: number, g: number, b: number];

const toLab = converter("lab65");
const toOklab = converter("oklab");
const toRgb = converter("rgb");
const toLinear = converter("lrgb");

/** CIELAB (D65) of an sRGB colour. */
export function labOf(hex: Hex): Lab {
  const { l, a, b } = toLab(hex)!;
  return [l, a, b];
}

/** The nearest sRGB hex of a CIELAB (D65) colour; channels outside the gamut are clipped. */
export const hexOfLab = ([l, a, b]: Lab): Hex => formatHex(toRgb({ mode: "lab65", l, a, b })) as Hex;

/** OKLab of an sRGB colour. */
export function oklabOf(hex: Hex): Oklab {
  const { l, a, b } = toOklab(hex)!;
  return [l, a, b];
}

/** The nearest sRGB hex of an OKLab colour; channels outside the gamut are clipped. */
export const hexOfOklab = ([l, a, b]: Oklab): Hex => formatHex(toRgb({ mode: "oklab", l, a, b })) as Hex;

/** Linear light of an sRGB colour. */
export function linearOf(hex: Hex): LinearRgb {
  const { r, g, b } = toLinear(hex)!;
  return [r, g, b];
}

/** The nearest sRGB hex of linear light. */
export const hexOfLinear = ([r, g, b]: LinearRgb): Hex => formatHex(toRgb({ mode: "lrgb", r, g, b })) as Hex;
