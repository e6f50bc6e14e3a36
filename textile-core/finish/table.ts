/** How a finish changes the face of a cloth; all 0 … 1. A finish without figures is record only. */
export type FinishEffect = {
  /** Fibre ends raised from the surface: peach 0.25, flannel 0.9. */
  readonly raised?: number;
  /** Added gloss of the fibre: mercerised 0.35, glazed 0.6. */
  readonly lustre?: number;
  /** Dye worn from the high places. */
  readonly wash?: number;
  /** Relief pressed flat. */
  readonly pressed?: number;
  /** A film over the threads: its share of what one sees and feels. */
  readonly skin?: number;
};

/** Words as the trade prints them; they are the values of the attribute "finish". */
export const FINISHES = {
  peach: { raised: 0.25 },
  brushed: { raised: 0.6 },
  flannel: { raised: 0.9 },
  milled: { raised: 0.55, pressed: 0.2 },
  mercerized: { lustre: 0.35 },
  calendered: { lustre: 0.3, pressed: 0.5 },
  "garment washed": { wash: 0.25 },
  "stone washed": { wash: 0.55 },
  "enzyme washed": { wash: 0.35 },
  bleached: { wash: 0.8 },
  sanforized: {},
  coated: { skin: 0.75, lustre: 0.4, pressed: 0.4 },
  waxed: { skin: 0.35, lustre: 0.25 },
  "wrinkle free": {},
  waterproof: {},
  "anti-UV": {},
  "flame retardant": {},
  "quick-dry": {},
  antibacterial: {},
  "soft washed": { raised: 0.06 },
  decatized: { pressed: 0.3 },
} as const satisfies Record<string, FinishEffect>;

export type FinishKey = keyof typeof FINISHES;

const together = (values: readonly number[]): number => 1 - values.reduce((left, value) => left * (1 - value), 1);

/** Several finishes on one cloth: each takes its share of what the others left. */
export function finishEffectOf(finishes: readonly FinishKey[]): Required<FinishEffect> {
  const effects: readonly FinishEffect[] = finishes.map((key) => FINISHES[key]);
  return {
    raised: together(effects.map((effect) => effect.raised ?? 0)),
    lustre: together(effects.map((effect) => effect.lustre ?? 0)),
    wash: together(effects.map((effect) => effect.wash ?? 0)),
    pressed: together(effects.map((effect) => effect.pressed ?? 0)),
    skin: together(effects.map((effect) => effect.skin ?? 0)),
  };
}
