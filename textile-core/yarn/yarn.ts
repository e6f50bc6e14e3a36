import type { Hex } from "../colour/convert.ts";
import type { Mm } from "../units.ts";
import { texOf, type YarnCount } from "./count.ts";
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

/** One yarn as the spinner describes it; its colour belongs to the colour order, not to the yarn. */
export type Yarn = {
  readonly count: YarnCount;
  readonly fibre: Blend;
  /** Overrides the form usual for the fibre: polyester is filament unless it says staple. */
  readonly form?: FibreForm;
  /** Coefficient of variation of mass along the yarn; the fibre's usual one when absent. */
  readonly unevenness?: number;
  readonly slub?: Slub;
  readonly melange?: Melange;
  readonly nep?: Nep;
};

/**
 * Diameter of the free, round yarn in mm: √(4 tex / (π · 1000 · density · packing)).
 * With cotton this is Peirce's 1/(28 √Ne) inch (J. Text. Inst. 28, 1937, T45).
 */
export function diameterOf(yarn: Yarn): Mm {
  const { density, packing } = blended(yarn.fibre);
  return Math.sqrt((4 * texOf(yarn.count)) / (Math.PI * 1000 * density * packing));
}

/** The look of a yarn after its own overrides: form, lustre, unevenness, hairiness. */
export function characterOf(yarn: Yarn): { form: FibreForm; lustre: number; unevenness: number; hairiness: number } {
  const usual = blended(yarn.fibre);
  const form = yarn.form ?? usual.form;
  const spun = form === "staple" && usual.form === "filament";
  return {
    form,
    lustre: spun ? usual.lustre * 0.5 : usual.lustre,
    unevenness: yarn.unevenness ?? (spun ? 0.12 : usual.unevenness),
    hairiness: spun ? 0.25 : usual.hairiness,
  };
}
