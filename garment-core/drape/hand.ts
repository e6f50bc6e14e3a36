/** How a cloth behaves when it hangs: everything the solver knows of a fabric. */
export type Hand = {
  /** Tension per unit of width at full strain along the warp (the wales), N/m. */
  readonly stretch: number;
  /** That along the weft (the courses) as a share of it; default 1. */
  readonly weft?: number;
  /** How much softer it is on the bias: stiffness is divided by 1 + bias·sin²2θ. High for wovens, low for knits. */
  readonly bias: number;
  /** Stiffness against compression as a share of that against tension; low lets the cloth buckle. */
  readonly compress: number;
  /** Bending stiffness, N·m. */
  readonly bend: number;
  /** Grams per square metre. */
  readonly weight: number;
};

/** Cloths by the order of magnitude of their measured bending stiffness and weight. */
export const HANDS = {
  jersey: { stretch: 900, bias: 2, compress: 0.12, bend: 0.7e-5, weight: 180 },
  poplin: { stretch: 2500, bias: 8, compress: 0.2, bend: 1.2e-5, weight: 130 },
  viscose: { stretch: 1800, bias: 10, compress: 0.1, bend: 0.5e-5, weight: 150 },
  twill: { stretch: 4000, bias: 6, compress: 0.3, bend: 4e-5, weight: 260 },
  fleece: { stretch: 1400, bias: 2, compress: 0.2, bend: 6e-5, weight: 300 },
  wool: { stretch: 2500, bias: 6, compress: 0.2, bend: 2.5e-5, weight: 250 },
  coating: { stretch: 3500, bias: 5, compress: 0.3, bend: 9e-5, weight: 450 },
} as const satisfies Readonly<Record<string, Hand>>;

export type HandKey = keyof typeof HANDS;
