import type { LapDip } from "@selvedge/contract";
import type { Recipe } from "./dyes.ts";
import type { DemoBuyer } from "./people.ts";

type Outcome = { readonly approve: "A" | "B" | "C" | "D"; readonly comment?: string } | { readonly reject: string };

/** How an option's recipe is off the standard's, or another one altogether. */
export type OptionSeed = Recipe | { readonly instead: Recipe };

/** A round that the demo mill sends, and how it is judged. */
export type RoundSeed = {
  readonly options: readonly OptionSeed[];
  /** Days after the request; `judged` is left out for a round nobody has judged yet. */
  readonly sent: number;
  readonly received?: number;
  readonly judged?: { readonly day: number } & Outcome;
};

export type LapDipSeed = {
  readonly buyer: DemoBuyer;
  /** Days before the portal was set up. */
  readonly asked: number;
  /** Days after the request. */
  readonly due: number;
  /** Its place among the fabrics that take dye. */
  readonly fabric: number;
  readonly standard: { readonly kind: LapDip["standard"]["kind"]; readonly name: string; readonly code?: string };
  /** What the standard is dyed with. */
  readonly recipe: Recipe;
  readonly lights: LapDip["lightSources"];
  readonly note?: string;
  readonly rounds: readonly RoundSeed[];
  /** Where it stands when no round is under way. */
  readonly rest?: "requested" | "inLab" | "cancelled";
};

const NAVY: Recipe = { navy: 1.6, red: 0.16, yellow: 0.1 };
const SAGE: Recipe = { blue: 0.12, yellow: 0.16, red: 0.035 };
const RUST: Recipe = { yellow: 0.62, red: 0.34, navy: 0.07 };
const ECRU: Recipe = { yellow: 0.035, red: 0.008 };
const BORDEAUX: Recipe = { rubine: 1.1, red: 0.5, navy: 0.16, yellow: 0.16 };
/** As bordeaux in daylight, within 1 ΔE; 4 ΔE off under the filament lamp. */
const BORDEAUX_OF_OTHER_DYES: Recipe = { red: 1.7, turquoise: 0.33, yellow: 0.041, blue: 0.036, navy: 0.019, rubine: 0.015 };
const SKY: Recipe = { turquoise: 0.07, blue: 0.035 };
const OLIVE: Recipe = { yellow: 0.5, navy: 0.28, red: 0.12 };
const STONE: Recipe = { navy: 0.09, yellow: 0.075, red: 0.045 };

/** Two years of lap-dips: every state, up to three rounds, in time and late, a match in daylight that parts under another lamp. */
export const LAP_DIPS: readonly LapDipSeed[] = [
  {
    buyer: "designer@selvedge.demo",
    asked: 704,
    due: 12,
    fabric: 0,
    standard: { kind: "physical", name: "Harbour navy" },
    recipe: NAVY,
    lights: ["D65", "A"],
    rounds: [{ options: [{ navy: 0.02 }, { navy: -0.06 }], sent: 11, received: 15, judged: { day: 16, approve: "A" } }],
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 671,
    due: 12,
    fabric: 1,
    standard: { kind: "physical", name: "Kachi indigo" },
    recipe: NAVY,
    lights: ["D65", "A"],
    rounds: [
      { options: [{ red: 0.5 }, { navy: -0.2 }], sent: 14, received: 19, judged: { day: 20, reject: "Too purple; both." } },
      { options: [{ red: 0.05 }, { navy: 0.06 }], sent: 29, received: 34, judged: { day: 35, approve: "B" } },
    ],
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 655,
    due: 10,
    fabric: 3,
    standard: { kind: "physical", name: "Salvia" },
    recipe: SAGE,
    lights: ["D65", "TL84"],
    rounds: [
      {
        options: [{ yellow: 0.3 }, { blue: -0.2 }, { red: 0.5 }],
        sent: 12,
        received: 16,
        judged: { day: 18, reject: "All too warm; less yellow, keep the depth." },
      },
      {
        options: [{ yellow: 0.04 }, { blue: 0.05 }],
        sent: 27,
        received: 31,
        judged: { day: 31, approve: "A", comment: "A breath deeper in bulk, please." },
      },
    ],
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 540,
    due: 14,
    fabric: 5,
    standard: { kind: "pantone", name: "Rust, autumn card", code: "AW-25-04" },
    recipe: RUST,
    lights: ["D65"],
    rounds: [
      { options: [{ red: 0.25 }, { yellow: -0.2 }], sent: 13, received: 18, judged: { day: 19, reject: "Both too red." } },
    ],
    rest: "cancelled",
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 402,
    due: 12,
    fabric: 8,
    standard: { kind: "physical", name: "Ecru 12" },
    recipe: ECRU,
    lights: ["D65", "UV"],
    note: "No optical brightener.",
    rounds: [{ options: [{ yellow: 0.05 }, { red: 0.3 }], sent: 10, received: 13, judged: { day: 14, approve: "A" } }],
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 320,
    due: 10,
    fabric: 11,
    standard: { kind: "physical", name: "Bordeaux" },
    recipe: BORDEAUX,
    lights: ["D65", "A", "TL84"],
    rounds: [
      {
        options: [{ navy: 0.5 }, { rubine: -0.22 }, { yellow: 0.8 }],
        sent: 10,
        received: 14,
        judged: { day: 15, reject: "Too blue, C too brown." },
      },
      {
        options: [{ instead: BORDEAUX_OF_OTHER_DYES }, { navy: 0.16 }],
        sent: 24,
        received: 28,
        judged: { day: 29, reject: "A matches in daylight and parts from it under the filament lamp." },
      },
      { options: [{ rubine: 0.03 }, { navy: 0.06 }], sent: 38, received: 41, judged: { day: 42, approve: "A" } },
    ],
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 233,
    due: 12,
    fabric: 6,
    standard: { kind: "physical", name: "Moss" },
    recipe: OLIVE,
    lights: ["D65", "TL84"],
    rounds: [
      { options: [{ yellow: 0.4 }], sent: 12, received: 17, judged: { day: 18, reject: "Too yellow." } },
      { options: [{ yellow: 0.15 }, { red: -0.3 }], sent: 25, received: 30, judged: { day: 31, reject: "A nearer; deeper." } },
      {
        options: [{ navy: 0.04 }, { yellow: 0.03 }],
        sent: 37,
        received: 42,
        judged: { day: 43, approve: "A", comment: "Keep this depth on the heavier cloth." },
      },
    ],
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 190,
    due: 12,
    fabric: 14,
    standard: { kind: "physical", name: "Cielo" },
    recipe: SKY,
    lights: ["D65"],
    rounds: [{ options: [{ turquoise: 0.08 }, { blue: 0.12 }], sent: 16, received: 20, judged: { day: 21, approve: "B" } }],
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 44,
    due: 14,
    fabric: 17,
    standard: { kind: "physical", name: "Oliva" },
    recipe: OLIVE,
    lights: ["D65", "A"],
    rounds: [
      {
        options: [{ yellow: 0.3 }, { navy: -0.25 }, { red: 0.4 }],
        sent: 15,
        received: 19,
        judged: { day: 20, reject: "None deep enough; B is nearest in hue." },
      },
      { options: [{ navy: 0.05 }, { yellow: -0.06 }, { red: 0.08 }], sent: 36, received: 41 },
    ],
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 40,
    due: 12,
    fabric: 2,
    standard: { kind: "physical", name: "Stone 03" },
    recipe: STONE,
    lights: ["D65", "TL84"],
    rounds: [
      {
        options: [{ navy: 0.3 }, { yellow: 0.4 }],
        sent: 11,
        received: 14,
        judged: { day: 15, reject: "A too blue, B too green." },
      },
      {
        options: [{ red: 0.35 }, { navy: -0.2 }],
        sent: 24,
        received: 27,
        judged: { day: 28, reject: "Warmer than the cutting; between the two rounds." },
      },
      { options: [{ navy: 0.03 }, { red: 0.06 }, { yellow: -0.05 }, { navy: -0.05 }], sent: 36, received: 39 },
    ],
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 31,
    due: 10,
    fabric: 9,
    standard: { kind: "physical", name: "Persimmon" },
    recipe: RUST,
    lights: ["D65"],
    rounds: [{ options: [{ red: 0.06 }, { yellow: 0.1 }], sent: 15, received: 20 }],
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 24,
    due: 12,
    fabric: 20,
    standard: { kind: "physical", name: "Harbour navy" },
    recipe: NAVY,
    lights: ["D65", "A"],
    rounds: [{ options: [{ red: 0.12 }, { yellow: 0.2 }, { navy: -0.08 }], sent: 21 }],
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 23,
    due: 12,
    fabric: 23,
    standard: { kind: "physical", name: "Ruggine" },
    recipe: RUST,
    lights: ["D65"],
    rounds: [
      { options: [{ red: 0.3 }, { navy: 0.6 }], sent: 13, received: 17, judged: { day: 18, reject: "Too red and too dull." } },
    ],
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 21,
    due: 10,
    fabric: 12,
    standard: { kind: "physical", name: "Rice white" },
    recipe: ECRU,
    lights: ["D65", "UV"],
    rounds: [],
    rest: "inLab",
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 19,
    due: 14,
    fabric: 26,
    standard: { kind: "pantone", name: "Polvere", code: "CB-26-11" },
    recipe: STONE,
    lights: ["D65"],
    rounds: [],
    rest: "inLab",
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 2,
    due: 14,
    fabric: 29,
    standard: { kind: "physical", name: "Fog" },
    recipe: STONE,
    lights: ["D65", "A", "TL84", "UV"],
    note: "Cutting sent by post on Monday.",
    rounds: [],
    rest: "requested",
  },
];
