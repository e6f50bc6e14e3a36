import type { GramsPerCubicCm } from "../units.ts";

export type FibreForm = "staple" | "filament";

/** What a fibre gives to a cloth: its name on a label, its mass, and how it looks when spun. */
export type Fibre = {
  readonly name: string;
  readonly density: GramsPerCubicCm;
  /** Share of a spun yarn's cross-section that is fibre; the rest is air. */
  readonly packing: number;
  readonly form: FibreForm;
  /** 0 matt … 1 like polished silk. */
  readonly lustre: number;
  /** Usual variation of mass along a yarn (coefficient of variation, Uster 50 % line, rounded). */
  readonly unevenness: number;
  /** 0 clean … 1 hairy. */
  readonly hairiness: number;
  /** Initial modulus, N/tex. */
  readonly modulus: number;
};

/**
 * Densities: Morton & Hearle, Physical Properties of Textile Fibres, 4th ed., table 5.1 (65 % r.h.).
 * Moduli: the same, table 13.1, rounded; of bast fibres less than half, because their bundles open as they bend.
 * Packing of staple yarns: 0.6, which with cotton's 1.52 gives Peirce's 1/(28 √Ne) inch (J. Text. Inst. 28, 1937, T45).
 */
export const FIBRES = {
  cotton: {
    name: "Cotton",
    density: 1.52,
    packing: 0.6,
    form: "staple",
    lustre: 0.12,
    unevenness: 0.13,
    hairiness: 0.3,
    modulus: 5,
  },
  linen: {
    name: "Linen",
    density: 1.5,
    packing: 0.6,
    form: "staple",
    lustre: 0.28,
    unevenness: 0.26,
    hairiness: 0.35,
    modulus: 7,
  },
  wool: {
    name: "Wool",
    density: 1.31,
    packing: 0.58,
    form: "staple",
    lustre: 0.14,
    unevenness: 0.16,
    hairiness: 0.6,
    modulus: 2.4,
  },
  silk: {
    name: "Silk",
    density: 1.34,
    packing: 0.7,
    form: "filament",
    lustre: 0.85,
    unevenness: 0.05,
    hairiness: 0.02,
    modulus: 7.3,
  },
  viscose: {
    name: "Viscose",
    density: 1.52,
    packing: 0.62,
    form: "staple",
    lustre: 0.4,
    unevenness: 0.12,
    hairiness: 0.25,
    modulus: 6,
  },
  modal: {
    name: "Modal",
    density: 1.52,
    packing: 0.62,
    form: "staple",
    lustre: 0.38,
    unevenness: 0.12,
    hairiness: 0.25,
    modulus: 7,
  },
  lyocell: {
    name: "Lyocell",
    density: 1.52,
    packing: 0.62,
    form: "staple",
    lustre: 0.42,
    unevenness: 0.11,
    hairiness: 0.2,
    modulus: 9,
  },
  polyester: {
    name: "Polyester",
    density: 1.38,
    packing: 0.65,
    form: "filament",
    lustre: 0.55,
    unevenness: 0.04,
    hairiness: 0.04,
    modulus: 9,
  },
  nylon: {
    name: "Nylon",
    density: 1.14,
    packing: 0.65,
    form: "filament",
    lustre: 0.55,
    unevenness: 0.04,
    hairiness: 0.04,
    modulus: 2.7,
  },
  elastane: {
    name: "Elastane",
    density: 1.2,
    packing: 0.8,
    form: "filament",
    lustre: 0.3,
    unevenness: 0.04,
    hairiness: 0,
    modulus: 0.01,
  },
  cashmere: {
    name: "Cashmere",
    density: 1.31,
    packing: 0.56,
    form: "staple",
    lustre: 0.18,
    unevenness: 0.17,
    hairiness: 0.8,
    modulus: 2.4,
  },
  hemp: {
    name: "Hemp",
    density: 1.48,
    packing: 0.6,
    form: "staple",
    lustre: 0.24,
    unevenness: 0.28,
    hairiness: 0.4,
    modulus: 7,
  },
  acrylic: {
    name: "Acrylic",
    density: 1.17,
    packing: 0.57,
    form: "staple",
    lustre: 0.25,
    unevenness: 0.13,
    hairiness: 0.5,
    modulus: 5,
  },
  metallic: {
    name: "Metallised fibre",
    density: 1.4,
    packing: 0.7,
    form: "filament",
    lustre: 0.95,
    unevenness: 0.03,
    hairiness: 0,
    modulus: 4,
  },
} as const satisfies Record<string, Fibre>;

export type FibreKey = keyof typeof FIBRES;

/** Fibres and their shares of the mass; shares sum to 1. */
export type Blend = readonly (readonly [fibre: FibreKey, share: number])[];

const averageOf = (blend: Blend, value: (fibre: Fibre) => number): number =>
  blend.reduce((sum, [key, share]) => sum + share * value(FIBRES[key]), 0);

/** The blend seen as one fibre: density by volume (harmonic), the rest by mass; the largest share names it. */
export function blended(blend: Blend): Fibre {
  const main = FIBRES[[...blend].sort((a, b) => b[1] - a[1])[0]![0]];
  return {
    name: main.name,
    density: 1 / averageOf(blend, (fibre) => 1 / fibre.density),
    packing: averageOf(blend, (fibre) => fibre.packing),
    form: main.form,
    lustre: averageOf(blend, (fibre) => fibre.lustre),
    unevenness: averageOf(blend, (fibre) => fibre.unevenness),
    hairiness: averageOf(blend, (fibre) => fibre.hairiness),
    modulus: averageOf(blend, (fibre) => fibre.modulus),
  };
}

const CELLULOSE: ReadonlySet<FibreKey> = new Set(["cotton", "linen", "hemp", "viscose", "modal", "lyocell"]);

/** Share of a blend that acid eats in burn-out. */
export const celluloseOf = (blend: Blend): number =>
  blend.reduce((sum, [key, share]) => sum + (CELLULOSE.has(key) ? share : 0), 0);
