import { MEASURED } from "@selvedge/contract";

/** Absorption of a dye on cloth: the middle and the width of its band in nm, and how strong it is at 1 % of the cloth's weight. */
const DYES = {
  yellow: { nm: 425, width: 42, strength: 9 },
  red: { nm: 520, width: 38, strength: 8 },
  rubine: { nm: 545, width: 34, strength: 8 },
  blue: { nm: 615, width: 46, strength: 8 },
  navy: { nm: 585, width: 62, strength: 7 },
  turquoise: { nm: 670, width: 40, strength: 9 },
} as const;
export type Recipe = Partial<Record<keyof typeof DYES, number>>;

/** K/S of the bleached ground. */
const GROUND = 0.006;
const READINGS = 31;

/**
 * Reflectance from 400 to 700 nm of a cloth dyed with so many per cent of each dye. Source: Kubelka and Munk, that K/S of
 * dyes adds up, and R = 1 + K/S − √((K/S)² + 2 K/S).
 */
export function reflectanceOf(recipe: Recipe): number[] {
  return Array.from({ length: READINGS }, (_, index) => {
    const nm = MEASURED.firstNm + index * MEASURED.stepNm;
    let ks = GROUND;
    for (const [dye, share] of Object.entries(recipe)) {
      const { nm: middle, width, strength } = DYES[dye as keyof typeof DYES];
      ks += share * strength * Math.exp(-0.5 * ((nm - middle) / width) ** 2);
    }
    return Math.round((1 + ks - Math.sqrt(ks * ks + 2 * ks)) * 1e4) / 1e4;
  });
}

/** A recipe with more or less of some of its dyes: 0.1 is a tenth more. */
export const shifted = (recipe: Recipe, by: Recipe): Recipe =>
  Object.fromEntries(
    [...new Set([...Object.keys(recipe), ...Object.keys(by)])].map((dye) => {
      const key = dye as keyof Recipe;
      const share = recipe[key];
      return [key, share === undefined ? (by[key] ?? 0) : share * (1 + (by[key] ?? 0))];
    }),
  );
