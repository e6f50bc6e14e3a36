import { roundTube } from "../drape/place.ts";
import { dartTip, drawn, type Stroke } from "../pattern/drawn.ts";
import { measure } from "../pattern/freesewing.ts";
import { foldLine, notch, topstitch } from "../pattern/marks.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { type Outline, pointAt } from "../pattern/outline.ts";
import { flip, unfold } from "../pattern/reshape.ts";
import { splitAt } from "../pattern/run.ts";
import { bandAlong } from "../seams/band.ts";
import { sew } from "../seams/sewing.ts";
import type { CutPiece, GarmentRecipe, Sewing } from "./garment.ts";
import { longer, type OptionValues, type RecipeOption, share } from "./options.ts";
import { WOMENS } from "./sizing.ts";

const WAISTBAND_MM = 38;
/** The band's lower edge lies this far below the natural waist. */
const BELOW_WAIST_MM = 20;
const BELOW_KNEE_MM = 10;
const HEM_MM = 30;
const SLIT_MM = 190;
const SLIT_STITCH_MM = 20;
/** Share by which the skirt is wider than the body. */
const EASE = { waist: 0.02, seat: 0.045 };
/** Each quarter of the front is wider than that of the back by twice these. */
const FORWARD_MM = { waist: 9, seat: 5 };
/** How far each side seam comes in from hip to waist as a share of a quarter's difference; darts take the rest. */
const SIDE_SHARE = 0.52;
const SIDE_RISE_MM = 12;
/** The back waist lies lower than the front. */
const BACK_DROP_MM = 6;
const HEM_TAPER_MM = 24;
const DART = { front: { length: 95, at: 0.42 }, back: { length: 150, at: 0.45 } } as const;

type Quarter = {
  readonly side: "front" | "back";
  readonly waist: number;
  readonly seat: number;
  readonly sideIntake: number;
  readonly seatDepth: number;
  readonly length: number;
  /** How far each side comes in from the hip to the hem. */
  readonly taper: number;
};

/** A quarter of the skirt, its middle at x = 0: waist with one dart, side curved over the hip and tapering to the hem. */
function drawQuarter({ side, waist, seat, sideIntake, seatDepth, length, taper }: Quarter): Outline {
  const sideX = seat - sideIntake;
  const intake = sideX - waist;
  const middleY = side === "back" ? BACK_DROP_MM : 0;
  const waistPoint = (share: number) => ({ x: sideX * share, y: middleY + (-SIDE_RISE_MM - middleY) * share ** 2 });
  const dart = DART[side];
  const half = intake / 2 / sideX;
  const [dartIn, dartOut] = [waistPoint(dart.at - half), waistPoint(dart.at + half)];
  const middle: readonly Stroke[] = side === "back" ? [{ x: 0, y: length - SLIT_MM, name: "slit" }] : [];
  return drawn([
    { x: 0, y: middleY, name: "waistMid" },
    { ...dartIn, name: "dartIn" },
    { ...dartTip(dartIn, dartOut, dart.length), name: "dartTip" },
    { ...dartOut, name: "dartOut" },
    { ...waistPoint(1), name: "waistSide" },
    {
      x: seat,
      y: seatDepth,
      name: "hip",
      curve: [
        { x: sideX + sideIntake * 0.62, y: seatDepth * 0.3 },
        { x: seat, y: seatDepth * 0.62 },
      ],
    },
    {
      x: seat - taper,
      y: length,
      name: "hemSide",
      curve: [
        { x: seat, y: seatDepth + (length - seatDepth) * 0.3 },
        { x: seat - taper * 0.6, y: seatDepth + (length - seatDepth) * 0.6 },
      ],
    },
    { x: 0, y: length, name: "hemMid" },
    ...middle,
  ]);
}

const OPTIONS: readonly RecipeOption[] = [
  longer("skirtLength", [-140, 140]),
  longer("hemWidth", [-60, 140], 20),
  share("ease", EASE.seat, [2, 6]),
];

/** Front on the fold and half of the back, drawn to the measurements. */
function drawSkirt(measurements: Measurements, values: OptionValues): { readonly front: Outline; readonly backR: Outline } {
  const m = (name: string): number => measure(measurements, name);
  const girth = m("waist") + ((m("hips") - m("waist")) * BELOW_WAIST_MM) / m("waistToHips");
  const [waist, seat] = [(girth * (1 + EASE.waist)) / 4, (m("seat") * (1 + values.ease / 100)) / 4];
  const shared = {
    sideIntake: (seat - waist) * SIDE_SHARE,
    seatDepth: m("waistToSeat") - BELOW_WAIST_MM,
    length: m("waistToKnee") + BELOW_KNEE_MM - BELOW_WAIST_MM + values.skirtLength,
    taper: HEM_TAPER_MM - values.hemWidth / 4,
  };
  const quarter = (side: "front" | "back", sign: 1 | -1) =>
    drawQuarter({ side, waist: waist + sign * FORWARD_MM.waist, seat: seat + sign * FORWARD_MM.seat, ...shared });
  return { front: unfold(quarter("front", 1), 0), backR: quarter("back", -1) };
}

const dartSeam = (piece: string, twin = ""): Sewing => ({
  ...sew(`${piece}:dartIn${twin}>dartTip${twin}`, `${piece}:dartOut${twin}>dartTip${twin}`),
  kind: "dart",
});

/** Waist runs from centre back over the right side and the front to centre back. */
const WAIST_RUNS = [
  "backR:waistMid>dartIn",
  "backR:dartOut>waistSide",
  "front:waistSide_m>dartOut_m",
  "front:dartIn_m>waistMid>dartIn",
  "front:dartOut>waistSide",
  "backL:waistSide>dartOut",
  "backL:dartIn>waistMid",
];

/** A straight skirt to below the knee, darted to a waistband, with a slit at centre back. */
export const pencilSkirt: GarmentRecipe = {
  key: "pencilSkirt",
  name: "Pencil skirt",
  ...WOMENS,
  wearer: "women",
  hand: "wool",
  limbs: { arms: "none", legs: false },
  options: OPTIONS,

  cut(measurements, values) {
    const { front, backR } = drawSkirt(measurements, values);
    const backL = flip(backR);
    const band = bandAlong("waistband", { front, backR, backL }, WAIST_RUNS, { height: WAISTBAND_MM, edge: "bottom", ease: 1 });
    const waistband = splitAt(band.outline, "front", "tl>tr", 0.5);
    const back = (name: CutPiece["name"], outline: Outline): CutPiece => ({
      name,
      side: "back",
      outline,
      internal: [
        notch(outline, "hip"),
        topstitch(outline, "hemMid>hemSide", HEM_MM),
        topstitch(outline, "hemMid>slit", SLIT_STITCH_MM),
      ],
    });
    return {
      pieces: {
        front: {
          name: "Front",
          side: "front",
          outline: front,
          internal: [
            foldLine(front, "waistMid", "hemMid"),
            notch(front, "waistMid"),
            notch(front, "hip"),
            notch(front, "hip_m"),
            topstitch(front, "hemSide_m>hemMid>hemSide", HEM_MM),
          ],
        },
        backL: back("Back L", backL),
        backR: back("Back R", backR),
        waistband: { name: "Waistband", side: "both", outline: waistband, internal: [notch(waistband, "front")] },
      },
      sewing: [
        dartSeam("front"),
        dartSeam("front", "_m"),
        dartSeam("backL"),
        dartSeam("backR"),
        sew("front:waistSide>hip>hemSide", "backL:waistSide>hip>hemSide"),
        sew("front:waistSide_m>hip_m>hemSide_m", "backR:waistSide>hip>hemSide"),
        sew("backL:waistMid>slit", "backR:waistMid>slit"),
        ...band.sewing,
      ],
      trims: [{ kind: "button", pieceKey: "waistband", x: 14 - band.width / 2, y: WAISTBAND_MM / 2, diameter: 15 }],
      board: [[["front"], ["backL"], ["backR"]], [["waistband"]]],
    };
  },

  hang({ pieces }, body) {
    const [front, back, waistband] = [pieces.front!.outline, pieces.backR!.outline, pieces.waistband!.outline];
    const top = body.heights.waist - BELOW_WAIST_MM;
    const width = (name: string): number => 2 * (pointAt(front, name).x + pointAt(back, name).x);
    const [atWaist, atHip, atHem] = [width("waistSide"), width("hip"), width("hemSide")];
    const [hipY, hemY] = [pointAt(front, "hip").y, pointAt(front, "hemSide").y];
    const around = (y: number): number =>
      y < hipY
        ? atHip - (atHip - atWaist) * Math.max(0, 1 - Math.max(0, y) / hipY) ** 2
        : atHip + ((atHem - atHip) * (y - hipY)) / (hemY - hipY);
    const panel = (side: "front" | "back") => roundTube({ around, ratio: 0.74, top, side, centreZ: -6 });
    return {
      places: {
        front: panel("front"),
        backR: panel("back"),
        backL: panel("back"),
        waistband: roundTube({
          around: pointAt(waistband, "tr").x * 2,
          ratio: 0.76,
          top: top + WAISTBAND_MM + 6,
          side: "front",
          centreZ: 0,
        }),
      },
      hands: { waistband: { bend: 4e-4, stretch: 6000 } },
      holds: [{ run: "waistband:tl>front>tr", height: top + WAISTBAND_MM }],
      creases: [],
      folds: false,
      shown: { arm: 0, leg: 0 },
    };
  },
};
