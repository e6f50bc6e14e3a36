import { draftDesign } from "../pattern/freesewing.ts";
import { foldLine, notch, topstitch, verticalLine } from "../pattern/marks.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import type { Trim } from "../pattern/pattern.ts";
import { cutOff, flip, keepSide, nameTwins, unfold } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import { bandAlong } from "../seams/band.ts";
import { sew, sewEased } from "../seams/sewing.ts";
import type { CutPiece, GarmentRecipe, Sewing } from "./garment.ts";
import { hangShirt } from "./shirt-hang.ts";

/** The left front reaches this far past the centre and covers the right: half of a 32 mm placket. */
const OVERLAP_MM = 16;
const PLACKET_STITCH_MM = 11;
const CUFF_MM = 62;
/** The sleeve is gathered into its cuff; this stands in for the pleats. */
const CUFF_EASE = 0.86;
const HEM_MM = 8;
const BUTTON_MM = 11;
const BUTTONS = 7;
const FIRST_BUTTON_MM = 62;
const LAST_BUTTON_FROM_HEM_MM = 150;

function buttonsOf(frontL: Outline, stand: Outline, cuffWidth: number): readonly Trim[] {
  const [top, bottom] = [pointAt(frontL, "edgeTop").y, pointAt(frontL, "edgeBottom").y];
  const spacing = (bottom - LAST_BUTTON_FROM_HEM_MM - top - FIRST_BUTTON_MM) / (BUTTONS - 1);
  const standEnd = pointAt(stand, "leftTopCf");
  const button = (pieceKey: string, x: number, y: number): Trim => ({ kind: "button", pieceKey, x, y, diameter: BUTTON_MM });
  return [
    { kind: "placket", pieceKey: "frontL", x: -OVERLAP_MM, y: top, width: 2 * OVERLAP_MM, height: bottom - top },
    button("stand", standEnd.x + 9, standEnd.y + 17),
    ...Array.from({ length: BUTTONS }, (_, i) => button("frontL", 0, Math.round(top + FIRST_BUTTON_MM + i * spacing))),
    button("cuffR", cuffWidth / 2 - 12, CUFF_MM / 2),
    button("cuffL", -cuffWidth / 2 + 12, CUFF_MM / 2),
  ];
}

/** A shirt with yoke, stand, turned-down collar, cuffs and a shirt-tail hem, buttoned up, after FreeSewing's Simon. */
export const shirt: GarmentRecipe = {
  key: "shirt",
  name: "Shirt",
  sizes: ["38", "40", "42", "44"],
  defaultSize: "40",
  models: { 38: "cisMaleAdult38", 40: "cisMaleAdult40", 42: "cisMaleAdult42", 44: "cisMaleAdult44" },
  wearer: "men",
  hand: "poplin",
  limbs: { arms: "long", legs: false },

  cut(measurements, options) {
    const part = draftDesign("Simon", measurements, {
      sleeveLengthBonus: 0,
      collarEase: 0.07,
      hemStyle: "baseball",
      ...options,
    });
    const frontR = keepSide(outlineOf(part("simon.frontRight")), "left", -OVERLAP_MM, "edge");
    const frontL = keepSide(outlineOf(part("simon.frontLeft")), "right", -OVERLAP_MM, "edge");
    const back = unfold(outlineOf(part("simon.back")), 0);
    const yoke = nameTwins(outlineOf(part("simon.yoke")));
    const [frontHole, yokeHole, backHole] = [
      lengthOf(frontL, "armhole>shoulder"),
      lengthOf(yoke, "shoulder>armholeYokeSplit"),
      lengthOf(back, "armholeYokeSplit>armhole"),
    ];
    const hole = frontHole + yokeHole + backHole;
    const sleeveR = splitAt(
      splitAt(outlineOf(part("simon.sleeve")), "capFront", "bicepsRight>capQ2>bicepsLeft", frontHole / hole),
      "capBack",
      "bicepsLeft>capQ2>bicepsRight",
      backHole / hole,
    );
    const sleeveL = flip(sleeveR);
    const cuffBand = { height: CUFF_MM, edge: "top", ease: CUFF_EASE } as const;
    const cuffR = bandAlong("cuffR", { sleeveR }, ["sleeveR:wristLeft>cuffMid>wristRight"], cuffBand);
    const cuffL = bandAlong("cuffL", { sleeveL }, ["sleeveL:wristRight>cuffMid>wristLeft"], cuffBand);

    const [yokeNeck, frontNeck] = [lengthOf(yoke, "cbNeck>neck"), lengthOf(frontL, "neck>cfNeck")];
    const neck = yokeNeck + frontNeck;
    const lap = lengthOf(frontL, "cfNeck>edgeTop");
    const drafted = cutOff(
      cutOff(outlineOf(part("simon.collarStand")), "rightBottomCf>rightBottomEdge>rightTopCf"),
      "leftBottomCf>leftBottomEdge>leftTopCf",
    );
    const standEase = lengthOf(drafted, "bottomMid>rightBottomCf") / neck;
    const stand = splitAt(
      splitAt(
        splitAt(drafted, "neckL", "bottomMid>leftBottomCf", yokeNeck / neck),
        "neckR",
        "bottomMid>rightBottomCf",
        yokeNeck / neck,
      ),
      "lap",
      "rightBottomCf>neckR",
      lap / frontNeck,
    );
    const collar = outlineOf(part("simon.collar"));
    const collarEase = lengthOf(collar, "bottomMid>leftBottomEdge") / lengthOf(stand, "topMid>rightTopCf");

    const armhole = (side: "R" | "L", twin: "" | "_m"): readonly Sewing[] => [
      sew(`front${side}:armhole>shoulder`, `sleeve${side}:bicepsRight>capFront`),
      sew(`yoke:shoulder${twin}>armholeYokeSplit${twin}`, `sleeve${side}:capFront>capBack`),
      sew(`back:armholeYokeSplit${twin}>armhole${twin}`, `sleeve${side}:capBack>bicepsLeft`),
      sew(`sleeve${side}:bicepsRight>wristRight`, `sleeve${side}:bicepsLeft>wristLeft`),
    ];
    const frontMarks = (outline: Outline) => [
      notch(outline, "armholePitch"),
      topstitch(outline, "edgeBottom>cfHem>bballEnd", HEM_MM),
    ];
    const sleeveMarks = (outline: Outline) => [notch(outline, "capFront"), notch(outline, "capBack")];
    const edgeStitch = (outline: Outline, run: string): CutPiece["internal"] => [topstitch(outline, run, 5)];
    const trims = buttonsOf(frontL, stand, cuffR.width);
    return {
      pieces: {
        frontR: {
          name: "Front R",
          side: "front",
          outline: frontR,
          internal: [notch(frontR, "armholePitch"), topstitch(frontR, "edgeBottom>bballStart>bballEnd", HEM_MM)],
        },
        frontL: {
          name: "Front L",
          side: "front",
          outline: frontL,
          internal: [
            ...frontMarks(frontL),
            verticalLine(frontL, "topstitch", -PLACKET_STITCH_MM),
            verticalLine(frontL, "topstitch", PLACKET_STITCH_MM),
            ...trims.flatMap((trim) =>
              trim.kind === "button" && trim.pieceKey === "frontL"
                ? [{ kind: "button" as const, points: [[trim.x, trim.y] as const] }]
                : [],
            ),
          ],
        },
        back: {
          name: "Back",
          side: "back",
          outline: back,
          internal: [
            foldLine(back, "cbYoke", "cbHem"),
            notch(back, "cbYoke"),
            topstitch(back, "bballEnd_m>cbHem>bballEnd", HEM_MM),
          ],
        },
        yoke: {
          name: "Yoke",
          side: "back",
          outline: yoke,
          internal: [
            foldLine(yoke, "cbNeck", "cbYoke"),
            notch(yoke, "cbYoke"),
            topstitch(yoke, "armholeYokeSplit_m>cbYoke>armholeYokeSplit", 5),
          ],
        },
        sleeveR: { name: "Sleeve R", side: "both", outline: sleeveR, internal: sleeveMarks(sleeveR) },
        sleeveL: { name: "Sleeve L", side: "both", outline: sleeveL, internal: sleeveMarks(sleeveL) },
        collar: {
          name: "Collar",
          side: "both",
          outline: collar,
          internal: edgeStitch(collar, "rightBottomEdge>topMid>leftBottomEdge"),
        },
        stand: { name: "Stand", side: "both", outline: stand, internal: [notch(stand, "neckR"), notch(stand, "neckL")] },
        cuffR: { name: "Cuff R", side: "both", outline: cuffR.outline, internal: edgeStitch(cuffR.outline, "bl>br") },
        cuffL: { name: "Cuff L", side: "both", outline: cuffL.outline, internal: edgeStitch(cuffL.outline, "bl>br") },
      },
      sewing: [
        sew("back:armholeYokeSplit_m>cbYoke>armholeYokeSplit", "yoke:armholeYokeSplit_m>cbYoke>armholeYokeSplit"),
        sew("frontR:neck>shoulder", "yoke:neck>shoulder"),
        sew("frontL:neck>shoulder", "yoke:neck_m>shoulder_m"),
        sew("frontR:bballEnd>waist>armhole", "back:bballEnd>waist>armhole"),
        sew("frontL:bballEnd>waist>armhole", "back:bballEnd_m>waist_m>armhole_m"),
        { ...sew("frontL:edgeTop>edgeBottom", "frontR:edgeTop>edgeBottom"), kind: "attach" },
        ...armhole("R", ""),
        ...armhole("L", "_m"),
        ...cuffR.sewing,
        ...cuffL.sewing,
        sewEased("stand:bottomMid>neckR", "yoke:cbNeck>neck", standEase, "attach"),
        sewEased("stand:bottomMid>neckL", "yoke:cbNeck>neck_m", standEase, "attach"),
        sewEased("stand:neckR>lap", "frontR:neck>edgeTop", standEase, "attach"),
        sewEased("stand:lap>rightBottomCf", "frontL:edgeTop>cfNeck", standEase, "attach"),
        sewEased("stand:neckL>leftBottomCf", "frontL:neck>cfNeck", standEase, "attach"),
        sew("stand:leftBottomCf>leftTopCf", "stand:rightBottomCf>rightTopCf"),
        sewEased("collar:bottomMid>leftBottomEdge", "stand:topMid>rightTopCf", collarEase, "attach"),
        sewEased("collar:bottomMid>rightBottomEdge", "stand:topMid>leftTopCf", collarEase, "attach"),
      ],
      trims,
      board: [
        [["frontR"], ["frontL"], ["yoke", "back"]],
        [["sleeveR"], ["sleeveL"], ["collar", "stand", "cuffR", "cuffL"]],
      ],
    };
  },

  hang: hangShirt,
};
