import type { SampleKind } from "@selvedge/contract";
import type { DemoBuyer } from "./people.ts";

/** A demo sample; days count from the request. What is left out has not happened yet. */
export type SampleSeed = {
  readonly buyer: DemoBuyer;
  /** Days before the portal was set up. */
  readonly asked: number;
  readonly kind: SampleKind;
  /** Places among the fabrics, or how many styles of the library. */
  readonly of: readonly number[];
  readonly quantity?: number;
  readonly note?: string;
  readonly wanted?: number;
  readonly promised?: { readonly on: number; readonly day: number };
  readonly prepared?: number;
  readonly sent?: number;
  readonly received?: number;
  readonly comment?: {
    readonly day: number;
    readonly rating: number;
    readonly text: string;
    readonly verdict?: "approved" | "another";
  };
  /** Another round of the garment sample before it in this list. */
  readonly repeats?: true;
  readonly ends?: { readonly as: "refused" | "cancelled"; readonly day: number; readonly reason: string };
};

/** Two years of samples: every kind, every state, promised later than asked, sent late, a garment over two rounds. */
export const SAMPLES: readonly SampleSeed[] = [
  {
    buyer: "designer@selvedge.demo",
    asked: 690,
    kind: "hanger",
    of: [4, 9, 17, 30],
    wanted: 7,
    promised: { on: 1, day: 6 },
    prepared: 2,
    sent: 5,
    received: 9,
    comment: { day: 12, rating: 5, text: "A good range; the hopsack goes into the spring book." },
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 664,
    kind: "a4",
    of: [6, 7, 8],
    wanted: 10,
    promised: { on: 1, day: 9 },
    prepared: 2,
    sent: 8,
    received: 13,
    comment: { day: 14, rating: 4, text: "The middle one for jackets; the others are too open." },
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 610,
    kind: "yardage",
    of: [22],
    quantity: 5,
    wanted: 14,
    promised: { on: 1, day: 21 },
    prepared: 3,
    sent: 24,
    received: 28,
    comment: { day: 33, rating: 3, text: "Hand is drier than the hanger was." },
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 455,
    kind: "strikeOff",
    of: [61],
    quantity: 1,
    note: "Smaller scale, 80 %.",
    wanted: 14,
    promised: { on: 2, day: 14 },
    prepared: 4,
    sent: 13,
    received: 17,
    comment: { day: 18, rating: 4, text: "Scale is right. Outline a little heavy." },
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 380,
    kind: "a4",
    of: [12, 13, 14],
    wanted: 7,
    ends: { as: "refused", day: 2, reason: "Two of the three are out of the collection; please choose others." },
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 340,
    kind: "garment",
    of: [3],
    note: "Size 36, boxy, no darts.",
    wanted: 30,
    promised: { on: 2, day: 30 },
    prepared: 4,
    sent: 36,
    received: 41,
    comment: { day: 42, rating: 2, text: "Body 40 mm too long, armhole too deep.", verdict: "another" },
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 297,
    kind: "garment",
    of: [3],
    repeats: true,
    note: "Second round, 40 mm shorter.",
    wanted: 21,
    promised: { on: 1, day: 20 },
    prepared: 3,
    sent: 19,
    received: 24,
    comment: { day: 25, rating: 4, text: "Length right; armhole 10 mm up, please.", verdict: "another" },
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 271,
    kind: "garment",
    of: [3],
    repeats: true,
    note: "Third round, armhole 10 mm up.",
    wanted: 21,
    promised: { on: 1, day: 18 },
    prepared: 3,
    sent: 17,
    received: 22,
    comment: { day: 23, rating: 5, text: "This is the jacket. Released.", verdict: "approved" },
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 260,
    kind: "garment",
    of: [0],
    quantity: 1,
    note: "Size 38, collar 5 mm lower at the back.",
    wanted: 28,
    promised: { on: 2, day: 35 },
    prepared: 6,
    sent: 34,
    received: 38,
    comment: { day: 40, rating: 3, text: "Shoulder 10 mm too wide; cuff right.", verdict: "another" },
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 216,
    kind: "garment",
    of: [0],
    quantity: 1,
    repeats: true,
    note: "Second round, shoulder corrected.",
    wanted: 21,
    promised: { on: 1, day: 21 },
    prepared: 4,
    sent: 20,
    received: 24,
    comment: { day: 26, rating: 5, text: "Released for production.", verdict: "approved" },
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 150,
    kind: "hanger",
    of: [40, 41],
    wanted: 10,
    ends: { as: "cancelled", day: 1, reason: "The customer changed the story." },
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 120,
    kind: "strikeOff",
    of: [64],
    wanted: 10,
    ends: { as: "refused", day: 1, reason: "The screens of this print were worn out; the ground is there as plain cloth." },
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 90,
    kind: "garment",
    of: [1],
    note: "Lined, size 48.",
    wanted: 30,
    promised: { on: 2, day: 30 },
    prepared: 5,
    sent: 33,
    received: 37,
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 30,
    kind: "yardage",
    of: [55],
    quantity: 3,
    wanted: 12,
    promised: { on: 1, day: 18 },
    prepared: 4,
    sent: 26,
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 28,
    kind: "yardage",
    of: [33],
    quantity: 6,
    wanted: 10,
    promised: { on: 1, day: 15 },
    prepared: 5,
    sent: 11,
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 25,
    kind: "yardage",
    of: [70],
    quantity: 4,
    wanted: 14,
    promised: { on: 2, day: 20 },
    prepared: 6,
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 16,
    kind: "hanger",
    of: [80, 81, 82],
    wanted: 9,
    promised: { on: 1, day: 9 },
    prepared: 3,
    sent: 9,
    received: 14,
  },
  {
    buyer: "atelier@selvedge.demo",
    asked: 13,
    kind: "hanger",
    of: [44, 45],
    wanted: 7,
    promised: { on: 1, day: 8 },
    prepared: 6,
  },
  { buyer: "buyer@selvedge.demo", asked: 8, kind: "a4", of: [90], wanted: 7, promised: { on: 1, day: 12 } },
  { buyer: "designer@selvedge.demo", asked: 4, kind: "garment", of: [2], note: "First look, any size.", wanted: 30 },
  { buyer: "buyer@selvedge.demo", asked: 1, kind: "hanger", of: [100, 101], wanted: 8 },
];
