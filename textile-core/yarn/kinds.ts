import type { Hex } from "../colour/convert.ts";
import type { Yarn } from "./yarn.ts";

/** Colours of a yarn beside its own, in the order a kind asks for them. */
export type YarnColours = readonly Hex[];

/** What a spinner does to a plain yarn to make each kind, with the trade's usual figures. */
const KINDS = {
  slub: (yarn) => ({ ...yarn, slub: { everyMm: 160, lengthMm: 28, thickness: 1.9 } }),
  nep: (yarn, colours) => ({ ...yarn, nep: { colours, perMetre: 14, lengthMm: 1.6 } }),
  melange: (yarn, [other]) => ({ ...yarn, melange: { colour: other!, share: 0.35 } }),
  "space yarn": (yarn, colours) => ({ ...yarn, spaceDyed: { colours, lengthMm: 70 } }),
  chenille: (yarn) => ({ ...yarn, chenille: { pileMm: 0.8 } }),
  microfiber: (yarn) => ({ ...yarn, microfibre: true, form: "filament" }),
  lurex: (yarn, [metal]) => ({ ...yarn, lurex: { colour: metal! } }),
  neon: (yarn) => ({ ...yarn, neon: true }),
  twist: (yarn, [other]) => ({ ...yarn, ply: { colour: other! }, twist: { direction: "S", turnsPerMetre: 520 } }),
  "fancy yarn": (yarn) => ({ ...yarn, boucle: { everyMm: 5, thickness: 1.9 } }),
} as const satisfies Record<string, (yarn: Yarn, colours: YarnColours) => Yarn>;

/** Words as the trade prints them; they are values of the attribute "fabric type". */
export type YarnKind = keyof typeof KINDS;
export const YARN_KINDS = Object.keys(KINDS) as readonly YarnKind[];

/** A plain yarn made into a kind. `colours` are the neps', the other fibre's, the dyed lengths', the metal's or the other ply's. */
export const spin = (kind: YarnKind, yarn: Yarn, colours: YarnColours = ["#d9d4c8"]): Yarn => KINDS[kind](yarn, colours);
