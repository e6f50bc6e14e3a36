import { drawn } from "../pattern/drawn.ts";
import { measure } from "../pattern/freesewing.ts";
import type { Measurements } from "../pattern/measurements.ts";
import type { Outline } from "../pattern/outline.ts";
import { longer, type OptionValues, type RecipeOption, share } from "./options.ts";

/** Leggings are cut narrower than the body by these shares and stretch to it; a little shorter, too. */
export const NEGATIVE_EASE = { across: 0.07, waist: 0.04, along: 0.03 } as const;
/** Backs are wider than fronts by twice this. */
const BACKWARD_MM = 8;
/** Share of the width that a leg has more than half the seat: its crotch reaches that far past the centre seams. */
const FRONT_FORK = 0.32;
const FRONT_DROP_MM = 10;
const BACK_RISE_MM = 26;
const BACK_LEAN_MM = 22;
const SIDE_INTAKE_MM = 12;
const ANKLE_ABOVE_FLOOR_MM = 78;

type Half = {
  readonly waist: number;
  readonly seat: number;
  readonly fork: number;
  readonly knee: number;
  readonly ankle: number;
};
type Levels = { readonly seat: number; readonly fork: number; readonly knee: number; readonly ankle: number };

/** A panel of the right leg with its outseam at x = 0 and the centre seam towards +x; widths and levels in mm. */
function drawPanel(half: Half, levels: Levels, centre: { readonly top: number; readonly lean: number }): Outline {
  const fork = half.seat + half.fork;
  const middle = fork / 2;
  const side = (width: number) => middle - width / 2;
  const waistIn = half.seat - centre.lean;
  return drawn([
    { x: waistIn - half.waist, y: 0, name: "styleWaistOut" },
    { x: waistIn, y: centre.top, name: "styleWaistIn" },
    { x: half.seat, y: levels.fork - half.fork * 1.5 - 24, name: "crotchSeamCurveStart" },
    {
      x: fork,
      y: levels.fork,
      name: "fork",
      curve: [
        { x: half.seat + half.fork * 0.06, y: levels.fork - half.fork * 0.6 },
        { x: half.seat + half.fork * 0.4, y: levels.fork - 2 },
      ],
    },
    {
      x: side(half.knee) + half.knee,
      y: levels.knee,
      name: "kneeIn",
      curve: [
        { x: fork - half.fork * 0.5, y: levels.fork + (levels.knee - levels.fork) * 0.25 },
        { x: side(half.knee) + half.knee, y: levels.fork + (levels.knee - levels.fork) * 0.7 },
      ],
    },
    {
      x: side(half.ankle) + half.ankle,
      y: levels.ankle,
      name: "floorIn",
      curve: [
        { x: side(half.knee) + half.knee, y: levels.knee + (levels.ankle - levels.knee) * 0.35 },
        { x: side(half.ankle) + half.ankle, y: levels.knee + (levels.ankle - levels.knee) * 0.7 },
      ],
    },
    { x: side(half.ankle), y: levels.ankle, name: "floorOut" },
    {
      x: side(half.knee),
      y: levels.knee,
      name: "kneeOut",
      curve: [
        { x: side(half.ankle), y: levels.knee + (levels.ankle - levels.knee) * 0.7 },
        { x: side(half.knee), y: levels.knee + (levels.ankle - levels.knee) * 0.35 },
      ],
    },
    {
      x: 0,
      y: levels.seat,
      name: "seatOut",
      curve: [
        { x: side(half.knee), y: levels.fork + (levels.knee - levels.fork) * 0.6 },
        { x: 0, y: levels.fork + (levels.knee - levels.fork) * 0.1 },
      ],
    },
    {
      x: waistIn - half.waist,
      y: 0,
      curve: [
        { x: 0, y: levels.seat * 0.6 },
        { x: (waistIn - half.waist) * 0.7, y: levels.seat * 0.25 },
      ],
    },
  ]);
}

export const LEGGINGS_OPTIONS: readonly RecipeOption[] = [
  longer("legLength", [-150, 20]),
  share("ease", -NEGATIVE_EASE.across, [0, 4]),
];

/** Front and back of the right leg of leggings, drawn to the measurements less the negative ease. */
export function drawLeggings(
  measurements: Measurements,
  values: OptionValues,
): { readonly front: Outline; readonly back: Outline } {
  const m = (name: string): number => measure(measurements, name);
  const across = (name: string): number => m(name) * (1 + values.ease / 100);
  const along = (mm: number): number => mm * (1 - NEGATIVE_EASE.along);
  const waist = (m("waist") * (1 - NEGATIVE_EASE.waist)) / 4;
  const fork = across("upperLeg") - across("seat") / 2;
  const levels = {
    seat: along(m("waistToSeat")),
    fork: along(m("waistToUpperLeg")),
    knee: along(m("waistToKnee")),
    ankle: along(m("waistToFloor") - ANKLE_ABOVE_FLOOR_MM) + values.legLength,
  };
  const half = (sign: 1 | -1, share: number): Half => ({
    waist: waist + sign * BACKWARD_MM * 0.5,
    seat: across("seat") / 4 + sign * BACKWARD_MM,
    fork: fork * share,
    knee: across("knee") / 2 + sign * BACKWARD_MM,
    ankle: across("ankle") / 2 + sign * BACKWARD_MM * 0.5,
  });
  const mirror = (outline: Outline): Outline => outline.map((v) => ({ ...v, x: -v.x })).reverse();
  return {
    front: drawPanel(half(-1, FRONT_FORK), levels, { top: FRONT_DROP_MM, lean: SIDE_INTAKE_MM }),
    back: mirror(drawPanel(half(1, 1 - FRONT_FORK), levels, { top: -BACK_RISE_MM, lean: BACK_LEAN_MM })),
  };
}
