import { draftDesign, type Measurements, measure } from "../pattern/freesewing.ts";
import { notch, topstitch } from "../pattern/marks.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import type { InternalLine, Point2, Trim } from "../pattern/pattern.ts";
import { flip } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import { sew, sewEased } from "../seams/sewing.ts";
import { BUTTON_FRONT } from "./closures.ts";
import type { CutPiece, GarmentRecipe } from "./garment.ts";
import { longer, type OptionValues, type RecipeOption, share } from "./options.ts";
import type { Recipe } from "./recipe.ts";
import type { Sizing } from "./sizing.ts";
import { backsOf, frontsOf, type TailoredBody } from "./tailored-body.ts";
import { collarOf, lapelOf, type NotchCollar, standOf } from "./tailored-collar.ts";
import { hangJacket } from "./tailored-hang.ts";
import { sewSleeve, sleeveOf } from "./tailored-sleeve.ts";

/** What one jacket with lapels differs in from another. */
export type JacketCut = Pick<Recipe, "key" | "name" | "wearer" | "hand"> & {
  readonly sizing: Sizing;
  /** Options of FreeSewing's Bent, the block, that the garment sets. */
  readonly options: { readonly [name: string]: number };
  readonly body: TailoredBody;
  /** Bending stiffness of the interfaced fronts, N·m. */
  readonly frontBend: number;
  readonly collar: NotchCollar;
  readonly buttons: { readonly count: number; readonly diameter: number };
  /** Patch pockets: how far from the centre, how far below the waist, how wide and how deep. */
  readonly pocket: { readonly x: number; readonly belowWaist: number; readonly width: number; readonly depth: number };
};

const jacketOptions = (own: JacketCut): readonly RecipeOption[] => [
  longer("bodyLength", [-60, own.body.belowWaist > LONG_MM ? 160 : 80]),
  longer("sleeveLength", [-30, 30]),
  share("ease", own.options.chestEase!, [2, 6]),
];

/** A jacket as it is chosen: ease is that of the chest, and grows as much at waist and seat. */
function chosenJacket(own: JacketCut, values: OptionValues, measurements: Measurements): Pick<JacketCut, "options" | "body"> {
  const more = values.ease / 100 - own.options.chestEase!;
  return {
    options: {
      ...own.options,
      chestEase: values.ease / 100,
      sleeveLengthBonus: (own.options.sleeveLengthBonus ?? 0) + values.sleeveLength / measure(measurements, "shoulderToWrist"),
    },
    body: {
      ...own.body,
      belowWaist: own.body.belowWaist + values.bodyLength,
      waistEase: own.body.waistEase + more,
      seatEase: own.body.seatEase + more,
    },
  };
}

/** A jacket that reaches this far below the waist is a coat. */
const LONG_MM = 400;
const SIDES = ["R", "L"] as const;
const EDGE_STITCH_MM = 6;
const HEM_MM = 35;
const POCKET_CORNER_MM = 22;
const CUFF_BUTTON = { count: 3, first: 38, apart: 17, fromSeam: 14, diameter: 14 };

/** The outline of a patch pocket with rounded lower corners. */
function pocketLine(left: number, top: number, width: number, depth: number): InternalLine {
  const middle = top + depth - POCKET_CORNER_MM;
  const corner = (x: number, from: number): Point2[] =>
    Array.from({ length: 6 }, (_, i) => {
      const angle = from + (i / 5) * (Math.PI / 2);
      return [x + POCKET_CORNER_MM * Math.cos(angle), middle + POCKET_CORNER_MM * Math.sin(angle)];
    });
  return {
    kind: "topstitch",
    points: [
      [left, top],
      [left + width, top],
      ...corner(left + width - POCKET_CORNER_MM, 0),
      ...corner(left + POCKET_CORNER_MM, Math.PI / 2),
      [left, top],
    ],
  };
}

function buttonsOf(own: JacketCut, frontL: Outline, waist: number): readonly Trim[] {
  const first = pointAt(frontL, "break").y;
  const last = waist + own.body.lastButton;
  const { count, diameter } = own.buttons;
  return Array.from({ length: count }, (_, i) => ({
    kind: "button",
    pieceKey: "frontL",
    x: 0,
    y: Math.round(first + ((last - first) * i) / (count - 1)),
    diameter,
  }));
}

/** Buttons up the back seam of a top sleeve, from its wrist. */
function cuffButtons(pieceKey: string, top: Outline): readonly Trim[] {
  const [wrist, elbow] = [pointAt(top, "tsWristRight"), pointAt(top, "elbowRight")];
  const length = Math.hypot(elbow.x - wrist.x, elbow.y - wrist.y);
  const up = { x: (elbow.x - wrist.x) / length, y: (elbow.y - wrist.y) / length };
  const inwards = Math.sign(pointAt(top, "tsWristLeft").x - wrist.x);
  return Array.from({ length: CUFF_BUTTON.count }, (_, i) => {
    const way = CUFF_BUTTON.first + i * CUFF_BUTTON.apart;
    return {
      kind: "button",
      pieceKey,
      x: wrist.x + up.x * way + Math.abs(up.y) * inwards * CUFF_BUTTON.fromSeam,
      y: wrist.y + up.y * way,
      diameter: CUFF_BUTTON.diameter,
    };
  });
}

/** A single-breasted garment with lapels, notched collar on a stand and two-part sleeves: what a blazer and a coat have in common. */
export const tailoredJacket = (own: JacketCut): GarmentRecipe => ({
  key: own.key,
  name: own.name,
  ...own.sizing,
  wearer: own.wearer,
  hand: own.hand,
  limbs: { arms: "long", legs: false },
  options: jacketOptions(own),
  closures: [BUTTON_FRONT],

  cut(measurements, values) {
    const { options, body } = chosenJacket(own, values, measurements);
    const part = draftDesign("Bent", measurements, options);
    const fronts = frontsOf(outlineOf(part("brian.front")), measurements, body);
    const { backL, backR } = backsOf(outlineOf(part("brian.back")), measurements, body);
    const sleeve = sleeveOf(outlineOf(part("library.topsleeve")), outlineOf(part("library.undersleeve")), fronts.frontL, backR);
    const withSeam = (front: Outline) => splitAt(front, "sleeveSeam", "shoulder>armhole", sleeve.seamAt);
    const [frontL, frontR] = [withSeam(fronts.frontL), withSeam(fronts.frontR)];
    const lapelL = lapelOf(frontL, own.collar);
    const lapelR = flip(lapelL);
    const neck = { back: lengthOf(backR, "cbNeck>neck"), front: lengthOf(frontL, "neck>rollTop") };
    const stand = standOf(own.collar, neck);
    const collar = collarOf(own.collar, stand);
    const sideEase = lengthOf(frontL, "hem>armhole") / lengthOf(backR, "hem>armhole");
    const waist = measurements.hpsToWaistBack!;
    const trims = [...buttonsOf(own, frontL, waist), ...cuffButtons("topR", sleeve.topR), ...cuffButtons("topL", sleeve.topL)];
    const { pocket } = own;
    const pocketOn = (left: number) => pocketLine(left, waist + pocket.belowWaist, pocket.width, pocket.depth);
    const holes = (pieceKey: string): InternalLine[] =>
      trims.flatMap((trim) =>
        trim.kind === "button" && trim.pieceKey === pieceKey ? [{ kind: "button", points: [[trim.x, trim.y]] }] : [],
      );
    const stitched = (outline: Outline, run: string): InternalLine => topstitch(outline, run, EDGE_STITCH_MM);
    const back = (outline: Outline) => [notch(outline, "armholePitch"), topstitch(outline, "cbHem>hem", HEM_MM)];
    const both = (name: CutPiece["name"], outline: Outline, internal: readonly InternalLine[]): CutPiece => ({
      name,
      side: "both",
      outline,
      internal,
    });
    return {
      pieces: {
        frontR: {
          name: "Front R",
          side: "front",
          outline: frontR,
          internal: [notch(frontR, "sleeveSeam"), pocketOn(-pocket.x - pocket.width)],
        },
        frontL: {
          name: "Front L",
          side: "front",
          outline: frontL,
          internal: [notch(frontL, "sleeveSeam"), stitched(frontL, "apex>cross>foot"), pocketOn(pocket.x), ...holes("frontL")],
        },
        backL: { name: "Back L", side: "back", outline: backL, internal: back(backL) },
        backR: { name: "Back R", side: "back", outline: backR, internal: back(backR) },
        lapelR: both("Lapel R", lapelR, [stitched(lapelR, "notch>tip>apex")]),
        lapelL: both("Lapel L", lapelL, [stitched(lapelL, "notch>tip>apex")]),
        collar: both("Collar", collar, [stitched(collar, "notch>outer>notch_m")]),
        stand: both("Stand", stand, [notch(stand, "neck"), notch(stand, "neck_m")]),
        topR: both("Top sleeve R", sleeve.topR, [notch(sleeve.topR, "shoulder"), ...holes("topR")]),
        topL: both("Top sleeve L", sleeve.topL, [notch(sleeve.topL, "shoulder"), ...holes("topL")]),
        underR: both("Undersleeve R", sleeve.underR, [notch(sleeve.underR, "underarm")]),
        underL: both("Undersleeve L", sleeve.underL, [notch(sleeve.underL, "underarm")]),
      },
      sewing: [
        ...SIDES.flatMap((side) => {
          const twin = side === "R" ? "" : "_m";
          return [
            sew(`front${side}:neck>shoulder`, `back${side}:neck>shoulder`),
            sewEased(`front${side}:hem>armhole`, `back${side}:hem>armhole`, sideEase, "sew"),
            ...sewSleeve(side, sleeve),
            { ...sew(`lapel${side}:apex>rollTop`, `front${side}:apex>rollTop`), kind: "fold" as const },
            { ...sew(`collar:end${twin}>notch${twin}`, `lapel${side}:rollTop>notch`), kind: "attach" as const },
            { ...sew(`stand:bottomMid>neck${twin}`, `back${side}:cbNeck>neck`), kind: "attach" as const },
            { ...sew(`stand:neck${twin}>end${twin}`, `front${side}:neck>rollTop`), kind: "attach" as const },
            { ...sewEased(`collar:mid>end${twin}`, `stand:topMid>end${twin}`, 1, "attach") },
          ];
        }),
        sew("backL:cbNeck>cbHem", "backR:cbNeck>cbHem"),
        { ...sew("frontL:apex>cross", "frontR:apex>cross"), kind: "attach", closure: "front" },
      ],
      trims,
      openings: {
        front: {
          over: "frontL",
          under: "frontR",
          holes: "level",
          left: ["frontL", "lapelL"],
          right: ["frontR", "lapelR"],
          apart: 0.22,
          pieces: { frontR: flip(frontL) },
          sewing: [],
        },
      },
      board: [
        [["frontR"], ["frontL"], ["backL"], ["backR"]],
        [["lapelR"], ["lapelL"], ["topR"], ["underR"], ["underL"], ["topL"], ["collar", "stand"]],
      ],
    };
  },

  hang: (cut, body) => hangJacket(cut, body, own.frontBend),
});
