import { measure } from "../pattern/freesewing.ts";
import type { Measurements } from "../pattern/measurements.ts";
import type { Heights } from "./landmarks.ts";
import type { Swelling } from "./solid.ts";

/** Whom a garment is cut for. */
export const WEARERS = ["men", "women", "boys", "girls"] as const;
export type Wearer = (typeof WEARERS)[number];

export const isChild = (wearer: Wearer): boolean => wearer === "boys" || wearer === "girls";

/** Girth of a section, its depth per width, its middle, and what a tape must read there, if it is measured. */
export type Girth = {
  readonly y: number;
  readonly girth: number;
  readonly ratio: number;
  readonly z: number;
  readonly tape: "level" | "neck" | null;
  /** What the tape must read, mm. */
  readonly reads: number;
};

/** Depth per width and middle (z, mm) of each section between the neck and where a form without legs ends. */
type Build = {
  readonly [place in "base" | "crotch" | "seat" | "hips" | "waist" | "under" | "bust" | "armpit" | "back"]: readonly [
    number,
    number,
  ];
};

const MAN: Build = {
  base: [0.76, -8],
  crotch: [0.74, -10],
  seat: [0.74, -10],
  hips: [0.73, -3],
  waist: [0.8, 2],
  under: [0.75, 1],
  bust: [0.72, -1],
  armpit: [0.66, -9],
  back: [0.63, -14],
};
const WOMAN: Build = {
  ...MAN,
  seat: [0.71, -10],
  hips: [0.68, -3],
  waist: [0.79, 2],
  under: [0.7, -2],
  bust: [0.68, 2],
};
/** Rounder in section than adults, most of all at the waist. */
const CHILD: Build = {
  ...MAN,
  base: [0.8, -8],
  crotch: [0.8, -10],
  seat: [0.79, -9],
  hips: [0.8, 0],
  waist: [0.83, 5],
  under: [0.79, 4],
  bust: [0.75, 0],
  armpit: [0.69, -8],
};

/** The sections of a torso from below to above, at the size of an adult. */
export function girthsOf(measurements: Measurements, wearer: Wearer, heights: Heights): readonly Girth[] {
  const m = (name: string): number => measure(measurements, name);
  const women = wearer === "women";
  const build = women ? WOMAN : isChild(wearer) ? CHILD : MAN;
  const row = (y: number, girth: number, place: keyof Build, measured = false): Girth => ({
    y,
    girth,
    ratio: build[place][0],
    z: build[place][1],
    tape: measured ? "level" : null,
    reads: girth,
  });
  const neck = (y: number, share: number, ratio: number, z: number, measured = false): Girth => ({
    y,
    girth: m("neck") * share,
    ratio,
    z,
    tape: measured ? "neck" : null,
    reads: m("neck"),
  });
  const chest = women ? m("highBust") : m("chest");
  return [
    row(heights.base - 60, m("seat") * 0.9, "base"),
    row(heights.crotch - 10, m("seat") * 0.965, "crotch"),
    row(heights.seat, m("seat"), "seat", true),
    row(heights.hips, m("hips"), "hips", true),
    row(heights.waist, m("waist"), "waist", true),
    row(heights.under, women ? m("underbust") : m("waist") * 0.42 + m("chest") * 0.58, "under", women),
    row(heights.bust, women ? m("underbust") * 1.06 : m("chest"), "bust", !women),
    isChild(wearer) ? row(heights.armpit + 25, chest * 0.965, "armpit") : row(heights.armpit, m("highBust"), "armpit", true),
    row((heights.armpit + heights.shoulder) / 2 + 20, chest * (women ? 0.78 : 0.83), "back"),
    neck(heights.shoulder - 4, 1.2, 0.76, -15),
    neck(heights.neckPoint + 12, 0.93, 0.94, -9, true),
    neck(heights.neckPoint + 50, 0.89, 1, -2),
    neck(heights.neckTop + 30, 0.9, 1, 4),
  ];
}

/** Bust or chest, seat, shoulder blades and a child's belly, at the size of an adult; `bust` is how far a woman's stands out. */
export function swellingsOf(measurements: Measurements, wearer: Wearer, heights: Heights, bust: number): readonly Swelling[] {
  const span = measure(measurements, "bustSpan");
  const pair = (x: number, y: number, size: readonly [number, number, number], facing: 1 | -1, amount: number): Swelling => ({
    x,
    y,
    width: size[0],
    above: size[1],
    below: size[2],
    facing,
    amount,
  });
  if (wearer === "women")
    return [
      { ...pair(span * 0.5, heights.bust, [span * 0.41, 76, 60], 1, bust), folds: true },
      pair(74, heights.seat - 4, [76, 84, 80], -1, 18),
    ];
  const blades = pair(88, heights.armpit + 10, [70, 80, 90], -1, 9);
  if (isChild(wearer))
    return [pair(42, heights.waist - 34, [88, 96, 84], 1, 8), pair(74, heights.seat - 4, [74, 80, 74], -1, 14), blades];
  return [pair(84, heights.bust + 14, [76, 70, 52], 1, 10), pair(78, heights.seat - 8, [74, 80, 74], -1, 15), blades];
}
