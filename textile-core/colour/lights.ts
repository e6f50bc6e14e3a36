import type { Lab } from "./convert.ts";
import { FIRST_NM, reflectanceAt, type Spectrum, STEP_NM, TABLE } from "./spectrum.ts";
import { adapt, labOfXyz, WHITE_D65, type Xyz } from "./white.ts";

/**
 * Lamps of a colour cabinet whose light is known by wavelength: daylight, the filament lamp, the shop lamp. A UV lamp is not
 * among them: what it shows is fluorescence, of which a reflectance says nothing.
 */
export const LAMPS = ["D65", "A", "TL84"] as const;
export type Lamp = (typeof LAMPS)[number];

const NM_STEP = 5;
const LAST_NM = FIRST_NM + (TABLE.length - 1) * STEP_NM;

/** CIE 015: relative power of F11, the standard for TL84, from 380 to 780 nm by 5 nm. Its narrow lines fall between steps of 10. */
const F11_FIRST_NM = 380;
const F11 = [
  0.91, 0.63, 0.46, 0.37, 1.29, 12.68, 1.59, 1.79, 2.46, 3.33, 4.49, 33.94, 12.13, 6.95, 7.19, 7.12, 6.72, 6.13, 5.46, 4.79, 5.66,
  14.29, 14.96, 8.97, 4.72, 2.33, 1.47, 1.1, 0.89, 0.83, 1.18, 4.9, 39.59, 72.84, 32.61, 7.52, 2.83, 1.96, 1.67, 4.43, 11.28,
  14.76, 12.73, 9.74, 7.33, 9.72, 55.27, 42.58, 13.18, 13.16, 12.26, 5.11, 2.07, 2.34, 3.58, 3.01, 2.48, 2.14, 1.54, 1.33, 1.46,
  1.94, 2, 1.2, 1.35, 4.1, 5.58, 2.51, 0.57, 0.27, 0.23, 0.21, 0.24, 0.24, 0.2, 0.24, 0.32, 0.26, 0.16, 0.12, 0.09,
] as const;

/** CIE 015, equation 4.1: the filament lamp of 2,856 K as the standard writes it, 100 at 560 nm. */
const powerOfA = (nm: number): number =>
  (100 * (560 / nm) ** 5 * (Math.exp(1.435e7 / (2848 * 560)) - 1)) / (Math.exp(1.435e7 / (2848 * nm)) - 1);

/** A column of the observer's table at a wavelength, straight between its rows. */
function between(nm: number, column: 0 | 1 | 2 | 3): number {
  const place = (nm - FIRST_NM) / STEP_NM;
  const left = Math.min(Math.floor(place), TABLE.length - 2);
  const from = TABLE[left]![column];
  return from + (place - left) * (TABLE[left + 1]![column] - from);
}

const POWER: Readonly<Record<Lamp, (nm: number) => number>> = {
  D65: (nm) => between(nm, 0),
  A: powerOfA,
  TL84: (nm) => F11[(nm - F11_FIRST_NM) / NM_STEP] ?? 0,
};

/** XYZ under a lamp for the 10° observer, the perfect white's Y at 1. */
function tristimulusUnder(lamp: Lamp, reflectance: (nm: number) => number): Xyz {
  const sums = { x: 0, y: 0, z: 0, white: 0 };
  for (let nm = FIRST_NM; nm <= LAST_NM; nm += NM_STEP) {
    const power = POWER[lamp](nm);
    const light = power * reflectance(nm);
    sums.x += light * between(nm, 1);
    sums.y += light * between(nm, 2);
    sums.z += light * between(nm, 3);
    sums.white += power * between(nm, 2);
  }
  return [sums.x / sums.white, sums.y / sums.white, sums.z / sums.white];
}

/** XYZ of the perfect white under a lamp for the 10° observer, Y at 1. */
export const whiteUnder = (lamp: Lamp): Xyz => WHITES[lamp];
const WHITES = Object.fromEntries(LAMPS.map((lamp) => [lamp, tristimulusUnder(lamp, () => 1)])) as Record<Lamp, Xyz>;

/**
 * A measured cloth in a colour cabinet. `lab` is beside that lamp's own white, as colour differences are computed (ISO 105-J03);
 * `shown` is what a screen (D65) shows so that it looks the same to an eye used to the lamp (Bradford).
 */
export function seenUnder(lamp: Lamp, spectrum: Spectrum): { readonly lab: Lab; readonly shown: Lab } {
  const xyz = tristimulusUnder(lamp, (nm) => reflectanceAt(spectrum, nm));
  const white = WHITES[lamp];
  return { lab: labOfXyz(xyz, white), shown: labOfXyz(adapt(xyz, white, WHITE_D65), WHITE_D65) };
}
