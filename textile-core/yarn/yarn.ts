import { MM_PER_INCH } from "@selvedge/geometry-core";
import type { Hex } from "../colour/convert.ts";
import type { Mm } from "../units.ts";
import { countFromTex, texOf, type YarnCount } from "./count.ts";
import { type Blend, blended, type FibreForm } from "./fibres.ts";

/** Thick places spun in on purpose. */
export type Slub = {
  /** Mean distance between two slubs along the yarn. */
  readonly everyMm: Mm;
  readonly lengthMm: Mm;
  /** Diameter of the slub over that of the ground: 1.4 is gentle, 2.2 is strong. */
  readonly thickness: number;
};

/** Fibres of another colour blended in before spinning. */
export type Melange = { readonly colour: Hex /** Share of the other colour, 0 … 1. */; readonly share: number };

/** Small tufts of coloured fibre, as in Donegal tweed. */
export type Nep = { readonly colours: readonly Hex[]; readonly perMetre: number; readonly lengthMm: Mm };

export type Twist = { readonly direction: "S" | "Z"; readonly turnsPerMetre: number };

/** Lengths of several colours one after another along the yarn. */
export type SpaceDyed = { readonly colours: readonly Hex[]; readonly lengthMm: Mm };

/** One yarn as the spinner describes it; its colour belongs to the colour order, not to the yarn. */
export type Yarn = {
  readonly count: YarnCount;
  readonly fibre: Blend;
  /** Overrides the form usual for the fibre: polyester is filament unless it says staple. */
  readonly form?: FibreForm;
  /** Coefficient of variation of mass along the yarn; the fibre's usual one when absent. */
  readonly unevenness?: number;
  /** Of the plies about each other, or of the fibres in a single yarn. */
  readonly twist?: Twist;
  readonly slub?: Slub;
  readonly melange?: Melange;
  readonly nep?: Nep;
  readonly spaceDyed?: SpaceDyed;
  /** Another colour twisted with the yarn's own, half and half (mouliné, twist yarn). */
  readonly ply?: { readonly colour: Hex };
  /** A strip of metallised film wound about the yarn. */
  readonly lurex?: { readonly colour: Hex };
  /** Pile cut short and held between two twisted core threads; `pileMm` stands out to each side. */
  readonly chenille?: { readonly pileMm: Mm };
  /** Loops and knops thrown up by an overfed thread. */
  readonly boucle?: { readonly everyMm: Mm /** Diameter there over that of the ground. */; readonly thickness: number };
  /** Filaments under one denier: soft, even, without glitter. */
  readonly microfibre?: boolean;
  /** Fluorescent dye: gives back more of its own colour than falls on it. */
  readonly neon?: boolean;
};

/**
 * Diameter of the free, round yarn in mm: √(4 tex / (π · 1000 · density · packing)).
 * With cotton this is Peirce's 1/(28 √Ne) inch (J. Text. Inst. 28, 1937, T45).
 */
export function diameterOf(yarn: Yarn): Mm {
  const { density, packing } = blended(yarn.fibre);
  const round = Math.sqrt((4 * texOf(yarn.count)) / (Math.PI * 1000 * density * packing));
  return yarn.chenille ? CORE_SHARE * round + 2 * yarn.chenille.pileMm * PILE_PRESSED : round;
}

/** Of a chenille: the core threads alone, and how far the cloth presses its pile together. */
const CORE_SHARE = 0.55;
const PILE_PRESSED = 0.6;

/** Turns a metre from the English twist multiplier: αe · √Ne turns an inch (αe 3.2 soft … 4.5 hard). */
export const turnsPerMetreOf = (count: YarnCount, multiplier: number): number =>
  multiplier * Math.sqrt(countFromTex(texOf(count), "Ne")) * (1000 / MM_PER_INCH);

/** The look of a yarn after its own overrides: form, lustre, unevenness, hairiness. */
export function characterOf(yarn: Yarn): { form: FibreForm; lustre: number; unevenness: number; hairiness: number } {
  const usual = blended(yarn.fibre);
  const form = yarn.form ?? usual.form;
  if (yarn.microfibre) return { form: "filament", lustre: 0.22, unevenness: yarn.unevenness ?? 0.03, hairiness: 0.12 };
  if (yarn.chenille) return { form: "staple", lustre: 0.5 * usual.lustre, unevenness: yarn.unevenness ?? 0.15, hairiness: 1 };
  const spun = form === "staple" && usual.form === "filament";
  return {
    form,
    lustre: spun ? usual.lustre * 0.5 : usual.lustre,
    unevenness: yarn.unevenness ?? (spun ? 0.12 : usual.unevenness),
    hairiness: spun ? 0.25 : usual.hairiness,
  };
}
