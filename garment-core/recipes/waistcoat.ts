import { roundTube } from "../drape/place.ts";
import { draftDesign } from "../pattern/freesewing.ts";
import { notch, topstitch } from "../pattern/marks.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import type { InternalLine, Trim } from "../pattern/pattern.ts";
import { flip } from "../pattern/reshape.ts";
import { sew } from "../seams/sewing.ts";
import { BUTTON_FRONT } from "./closures.ts";
import type { GarmentRecipe } from "./garment.ts";
import { longer, share } from "./options.ts";
import { MENS_SUITS } from "./sizing.ts";
import { backsOf, frontsOf, type TailoredBody } from "./tailored-body.ts";

const BODY: TailoredBody = {
  belowWaist: 122,
  waistEase: 0.15,
  seatEase: 0.06,
  hollow: 16,
  opensAt: 0.56,
  neckAt: 0.3,
  overlap: 15,
  lastButton: 100,
  foot: "pointed",
  inset: 32,
  dart: { waist: 18, hem: 6 },
};
const CHEST_EASE = 0.06;
const BUTTONS = 5;
const BUTTON_MM = 15;
const FIRST_BUTTON_MM = 34;
const EDGE_STITCH_MM = 5;
const LIFT_MM = 14;

function buttonsOf(frontL: Outline): readonly Trim[] {
  const [first, last] = [pointAt(frontL, "apex").y + FIRST_BUTTON_MM, pointAt(frontL, "cross").y - 34];
  return Array.from({ length: BUTTONS }, (_, i) => ({
    kind: "button",
    pieceKey: "frontL",
    x: 0,
    y: Math.round(first + ((last - first) * i) / (BUTTONS - 1)),
    diameter: BUTTON_MM,
  }));
}

const SIDES = ["R", "L"] as const;

/** A waistcoat with a V front of five buttons, pointed fronts, darts into the hem and a hollowed back. */
export const waistcoat: GarmentRecipe = {
  key: "waistcoat",
  name: "Waistcoat",
  ...MENS_SUITS,
  wearer: "men",
  hand: "wool",
  limbs: { arms: "none", legs: false },
  closures: [BUTTON_FRONT],
  options: [longer("bodyLength", [-20, 60]), share("ease", CHEST_EASE, [2, 6])],

  cut(measurements, values) {
    const chestEase = values.ease / 100;
    const more = chestEase - CHEST_EASE;
    const body: TailoredBody = {
      ...BODY,
      belowWaist: BODY.belowWaist + values.bodyLength,
      waistEase: BODY.waistEase + more,
      seatEase: BODY.seatEase + more,
    };
    const part = draftDesign("Bent", measurements, { chestEase, armholeDepth: 0.14, collarEase: 0.06 });
    const { frontL, frontR } = frontsOf(outlineOf(part("brian.front")), measurements, body);
    const { backL, backR } = backsOf(outlineOf(part("brian.back")), measurements, body);
    const trims = buttonsOf(frontL);
    const stitched = (outline: Outline): InternalLine[] => [
      topstitch(outline, "neck>rollTop>apex", EDGE_STITCH_MM),
      topstitch(outline, "foot>dartIn", EDGE_STITCH_MM),
      topstitch(outline, "dartOut>hem", EDGE_STITCH_MM),
    ];
    const edgeL = topstitch(frontL, "apex>cross>foot", EDGE_STITCH_MM);
    return {
      pieces: {
        frontR: {
          name: "Front R",
          side: "front",
          outline: frontR,
          internal: [...stitched(frontR), notch(frontR, "armholePitch")],
        },
        frontL: {
          name: "Front L",
          side: "front",
          outline: frontL,
          internal: [...stitched(frontL), edgeL, notch(frontL, "armholePitch")],
        },
        backL: { name: "Back L", side: "back", outline: backL, internal: [notch(backL, "armholePitch")] },
        backR: { name: "Back R", side: "back", outline: backR, internal: [notch(backR, "armholePitch")] },
      },
      sewing: [
        ...SIDES.flatMap((s) => [
          sew(`front${s}:neck>shoulder`, `back${s}:neck>shoulder`),
          sew(`front${s}:hem>armhole`, `back${s}:hem>armhole`),
          { ...sew(`front${s}:dartIn>dartTip`, `front${s}:dartOut>dartTip`), kind: "dart" as const },
        ]),
        sew("backL:cbNeck>cbHem", "backR:cbNeck>cbHem"),
        { ...sew("frontL:apex>cross", "frontR:apex>cross"), kind: "attach", closure: "front" },
      ],
      trims,
      openings: {
        front: {
          over: "frontL",
          under: "frontR",
          holes: "level",
          left: ["frontL"],
          right: ["frontR"],
          apart: 0.05,
          pieces: { frontR: flip(frontL) },
          sewing: [],
        },
      },
      board: [[["frontR"], ["frontL"], ["backL"], ["backR"]]],
    };
  },

  hang({ pieces }, body) {
    const around = 4 * pointAt(pieces.backR!.outline, "armhole").x;
    const torso = (side: "front" | "back") =>
      roundTube({ around, ratio: 0.66, top: body.heights.neckPoint + LIFT_MM, side, centreZ: -4 });
    return {
      places: { frontR: torso("front"), frontL: torso("front"), backL: torso("back"), backR: torso("back") },
      hands: { frontR: { bend: 6e-5 }, frontL: { bend: 6e-5 } },
      holds: [],
      creases: [],
      folds: false,
      shown: { arm: 0, leg: 0 },
    };
  },
};
