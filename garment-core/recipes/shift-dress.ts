import { radiansOf } from "@selvedge/geometry-core";
import { roundTube } from "../drape/place.ts";
import { dartTip, drawn, type Stroke } from "../pattern/drawn.ts";
import { type DraftPoint, measure } from "../pattern/freesewing.ts";
import { sideThrough } from "../pattern/lines.ts";
import { foldLine, notch, topstitch } from "../pattern/marks.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { type Outline, pointAt } from "../pattern/outline.ts";
import { flip, unfold } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import { sew } from "../seams/sewing.ts";
import type { GarmentRecipe } from "./garment.ts";
import { longer, type OptionValues, type RecipeOption, share } from "./options.ts";
import { WOMENS } from "./sizing.ts";

/** Share by which the dress is wider than the body. */
const EASE = { chest: 0.025, waist: 0.17, seat: 0.085 };
/** The front is wider than the back by twice this at the chest. */
const FORWARD_MM = 8;
/** The neckline's half width and depths per girth of the neck; the shoulder line starts at the neck point, so far from the middle. */
const NECK = { width: 0.245, front: 0.29, back: 0.1, point: 0.19 };
const SHOULDER_INSET_MM = 14;
const ARMHOLE_BELOW_ARMPIT_MM = 4;
/** Width of the bust dart at the side per difference of the tapes over and under the bust, and what it stays short of the bust point. */
const DART = { share: 0.3, fromArmhole: 62, short: 26 };
/** How far the centre back is taken in at the waist. */
const HOLLOW_MM = 14;
const ABOVE_KNEE_MM = 35;
const HEM_FLARE_MM = 24;
const HEM_MM = 30;
const FACING_STITCH_MM = 6;
const SLIT_MM = 170;
const LIFT_MM = 14;

type Frame = {
  readonly neck: DraftPoint;
  readonly shoulder: DraftPoint;
  readonly chest: number;
  readonly waist: number;
  readonly seat: number;
  readonly hem: number;
  readonly armhole: number;
  readonly waistY: number;
  readonly seatY: number;
  readonly hemY: number;
};

const OPTIONS: readonly RecipeOption[] = [
  longer("bodyLength", [-120, 160]),
  longer("hemWidth", [-60, 200], 20),
  share("ease", EASE.chest, [1, 7]),
];

/** Widths of a quarter and heights below the neck point, mm. Ease is that of the chest, and grows as much at waist and seat. */
function frameOf(measurements: Measurements, values: OptionValues, side: "front" | "back"): Frame {
  const m = (name: string): number => measure(measurements, name);
  const sign = side === "front" ? 1 : -1;
  const more = values.ease / 100 - EASE.chest;
  const onShoulder = (x: number): DraftPoint => ({
    x,
    y: (x - m("neck") * NECK.point) * Math.tan(radiansOf(m("shoulderSlope"))),
  });
  const waistY = m(side === "front" ? "hpsToWaistFront" : "hpsToWaistBack");
  const seat = (m("seat") * (1 + EASE.seat + more)) / 4 + (side === "back" ? HOLLOW_MM * 0.5 : 0);
  return {
    neck: onShoulder(m("neck") * NECK.width),
    shoulder: onShoulder(m("shoulderToShoulder") / 2 - SHOULDER_INSET_MM),
    chest: (m("chest") * (1 + EASE.chest + more)) / 4 + sign * FORWARD_MM,
    waist: (m("waist") * (1 + EASE.waist + more)) / 4 + (side === "back" ? HOLLOW_MM : 0),
    seat,
    hem: seat + HEM_FLARE_MM + values.hemWidth / 4,
    armhole: m("hpsToWaistBack") - m("waistToArmpit") + ARMHOLE_BELOW_ARMPIT_MM,
    waistY,
    seatY: waistY + m("waistToSeat"),
    hemY: waistY + m("waistToKnee") - ABOVE_KNEE_MM + values.bodyLength,
  };
}

/** The shoulder and the armhole from the neck out to the underarm; `across` is the width at the pitch per width of the shoulders. */
function yokeStrokes(frame: Frame, underarm: number, across: number): readonly Stroke[] {
  const { shoulder, chest } = frame;
  const pitch = { x: shoulder.x * across, y: shoulder.y + (underarm - shoulder.y) * 0.58 };
  return [
    { ...shoulder, name: "shoulder" },
    {
      ...pitch,
      name: "pitch",
      curve: [
        { x: shoulder.x - 8, y: shoulder.y + (pitch.y - shoulder.y) * 0.4 },
        { x: pitch.x, y: pitch.y - (pitch.y - shoulder.y) * 0.35 },
      ],
    },
    {
      x: chest,
      y: underarm,
      name: "armhole",
      curve: [
        { x: pitch.x, y: pitch.y + (underarm - pitch.y) * 0.6 },
        { x: chest - (chest - pitch.x) * 0.55, y: underarm },
      ],
    },
  ];
}

/** The side seam of a piece from the underarm to the hem, as knots. */
const sideKnots = (frame: Frame, underarm: number) => [
  { x: frame.chest, y: underarm },
  { x: frame.waist, y: frame.waistY },
  { x: frame.seat, y: frame.seatY },
  { x: frame.hem, y: frame.hemY },
];

function drawBack(measurements: Measurements, values: OptionValues): Outline {
  const frame = frameOf(measurements, values, "back");
  const top = measure(measurements, "neck") * NECK.back;
  const side = sideThrough(sideKnots(frame, frame.armhole), frame.armhole, frame.hemY).slice(1, -1);
  const seat = HOLLOW_MM * 0.5;
  const centre = sideThrough(
    [
      { x: 0, y: top },
      { x: 2, y: frame.armhole },
      { x: HOLLOW_MM, y: frame.waistY },
      { x: seat, y: frame.seatY },
      { x: seat, y: frame.hemY },
    ],
    frame.hemY - SLIT_MM,
    top,
  );
  return drawn([
    { x: 0, y: top, name: "cbNeck" },
    {
      ...frame.neck,
      name: "neck",
      curve: [
        { x: frame.neck.x * 0.62, y: top },
        { x: frame.neck.x * 0.9, y: top * 0.55 },
      ],
    },
    ...yokeStrokes(frame, frame.armhole, 0.93),
    ...side,
    { x: frame.hem, y: frame.hemY, name: "hem" },
    { x: seat, y: frame.hemY, name: "cbHem" },
    { x: centre[0]!.x, y: frame.hemY - SLIT_MM, name: "slit" },
    ...centre.slice(1, -1),
  ]);
}

/** Half of the front. Its dart takes from the side what the front is longer over the bust, so that both sides are sewn at one length. */
function drawFront(measurements: Measurements, values: OptionValues): Outline {
  const m = (name: string): number => measure(measurements, name);
  const frame = frameOf(measurements, values, "front");
  const width = DART.share * (m("chest") - m("underbust"));
  const underarm = frame.armhole + frame.waistY - m("hpsToWaistBack") - width;
  const knots = sideKnots(frame, underarm);
  const side = (from: number, to: number) => sideThrough(knots, from, to);
  const [mouthTop, mouthBottom] = [underarm + DART.fromArmhole, underarm + DART.fromArmhole + width];
  const upper = side(underarm, mouthTop);
  const lower = side(mouthBottom, frame.hemY);
  const [dartIn, dartOut] = [upper.at(-1)!, lower[0]!];
  const tip = dartTip(dartIn, dartOut, (dartIn.x + dartOut.x) / 2 - m("bustSpan") / 2 - DART.short);
  const depth = m("neck") * NECK.front;
  return drawn([
    { x: 0, y: depth, name: "cfNeck" },
    {
      ...frame.neck,
      name: "neck",
      curve: [
        { x: frame.neck.x * 0.62, y: depth },
        { x: frame.neck.x * 0.98, y: depth * 0.55 },
      ],
    },
    ...yokeStrokes(frame, underarm, 0.87),
    ...upper.slice(1, -1),
    { x: dartIn.x, y: dartIn.y, name: "dartIn" },
    { ...tip, name: "dartTip" },
    { x: dartOut.x, y: dartOut.y, name: "dartOut" },
    ...lower.slice(1, -1),
    { x: frame.hem, y: frame.hemY, name: "hem" },
    { x: 0, y: frame.hemY, name: "cfHem" },
  ]);
}

/** A sleeveless shift to above the knee in woven cloth: bust darts from the side, hollowed centre back with a walking slit. */
export const shiftDress: GarmentRecipe = {
  key: "shiftDress",
  name: "Shift dress",
  ...WOMENS,
  wearer: "women",
  hand: "wool",
  limbs: { arms: "none", legs: false },
  options: OPTIONS,

  cut(measurements, values) {
    const front = unfold(drawFront(measurements, values), 0);
    const whole = drawBack(measurements, values);
    const backR = splitAt(whole, "bust", "armhole>hem", lengthOf(front, "armhole>dartIn") / lengthOf(whole, "armhole>hem"));
    const backL = flip(backR);
    const back = (outline: Outline) => [
      topstitch(outline, "cbNeck>neck", FACING_STITCH_MM),
      topstitch(outline, "shoulder>pitch>armhole", FACING_STITCH_MM),
      topstitch(outline, "cbHem>hem", HEM_MM),
      notch(outline, "slit"),
    ];
    return {
      pieces: {
        front: {
          name: "Front",
          side: "front",
          outline: front,
          internal: [
            foldLine(front, "cfNeck", "cfHem"),
            topstitch(front, "neck_m>cfNeck>neck", FACING_STITCH_MM),
            topstitch(front, "shoulder>pitch>armhole", FACING_STITCH_MM),
            topstitch(front, "shoulder_m>pitch_m>armhole_m", FACING_STITCH_MM),
            topstitch(front, "hem_m>cfHem>hem", HEM_MM),
          ],
        },
        backL: { name: "Back L", side: "back", outline: backL, internal: back(backL) },
        backR: { name: "Back R", side: "back", outline: backR, internal: back(backR) },
      },
      sewing: [
        sew("front:neck>shoulder", "backL:neck>shoulder"),
        sew("front:neck_m>shoulder_m", "backR:neck>shoulder"),
        ...(["", "_m"] as const).flatMap((twin) => {
          const side = twin === "" ? "L" : "R";
          return [
            { ...sew(`front:dartIn${twin}>dartTip${twin}`, `front:dartOut${twin}>dartTip${twin}`), kind: "dart" as const },
            sew(`front:armhole${twin}>dartIn${twin}`, `back${side}:armhole>bust`),
            sew(`front:dartOut${twin}>hem${twin}`, `back${side}:bust>hem`),
          ];
        }),
        sew("backL:cbNeck>slit", "backR:cbNeck>slit"),
      ],
      trims: [],
      board: [[["front"], ["backL"], ["backR"]]],
    };
  },

  hang({ pieces }, body) {
    const around = 4 * pointAt(pieces.front!.outline, "hem").x;
    const torso = (side: "front" | "back") =>
      roundTube({ around, ratio: 0.7, top: body.heights.neckPoint + LIFT_MM, side, centreZ: -4 });
    return {
      places: { front: torso("front"), backL: torso("back"), backR: torso("back") },
      hands: {},
      holds: [],
      creases: [],
      folds: false,
      shown: { arm: 0, leg: 0 },
    };
  },
};
