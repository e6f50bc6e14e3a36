import { roundArm, roundTube, SLEEVE_LEAD_MM } from "../drape/place.ts";
import { draftDesign } from "../pattern/freesewing.ts";
import { foldLine, notch, topstitch } from "../pattern/marks.ts";
import { outlineOf, pointAt } from "../pattern/outline.ts";
import { flip, unfold } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import { bandAlong } from "../seams/band.ts";
import { sew } from "../seams/sewing.ts";
import type { GarmentRecipe } from "./garment.ts";

/** The ribbed neckband is cut shorter than the neckline, so that it lies flat. */
const NECKBAND_EASE = 0.83;
const NECKBAND_MM = 18;
const HEM_MM = 22;
/** The form's arm ends this far inside the sleeve. */
const SHOWN_INSIDE_MM = 60;

/** A crew-neck T-shirt in jersey, after FreeSewing's Teagan. */
export const tee: GarmentRecipe = {
  key: "tee",
  name: "T-shirt",
  sizes: ["S", "M", "L", "XL"],
  defaultSize: "M",
  models: { S: "cisMaleAdult38", M: "cisMaleAdult40", L: "cisMaleAdult42", XL: "cisMaleAdult44" },
  wearer: "men",
  hand: "jersey",
  limbs: { arms: "short", legs: false },

  cut(measurements, options) {
    const part = draftDesign("Teagan", measurements, { lengthBonus: 0.2, ...options });
    const front = unfold(outlineOf(part("teagan.front")), 0);
    const back = unfold(outlineOf(part("teagan.back")), 0);
    const [frontHole, backHole] = [lengthOf(front, "armhole>shoulder"), lengthOf(back, "armhole>shoulder")];
    const sleeveR = splitAt(
      outlineOf(part("teagan.sleeve")),
      "capTop",
      "bicepsRight>capQ2>bicepsLeft",
      frontHole / (frontHole + backHole),
    );
    const sleeveL = flip(sleeveR);
    const neckband = bandAlong("neckband", { front, back }, ["front:neck_m>cfNeck>neck", "back:neck_m>cbNeck>neck"], {
      height: NECKBAND_MM,
      edge: "bottom",
      ease: NECKBAND_EASE,
    });
    const bodyMarks = (outline: typeof front, neck: string) => [
      foldLine(outline, neck, "cfHem"),
      notch(outline, "armholeHollow"),
      notch(outline, "armholeHollow_m"),
      topstitch(outline, "hem_m>cfHem>hem", HEM_MM),
    ];
    const sleeveMarks = (outline: typeof front) => [notch(outline, "capTop"), topstitch(outline, "hemLeft>hemRight", HEM_MM)];
    return {
      pieces: {
        front: { name: "Front", side: "front", outline: front, internal: bodyMarks(front, "cfNeck") },
        back: { name: "Back", side: "back", outline: back, internal: bodyMarks(back, "cbNeck") },
        sleeveR: { name: "Sleeve R", side: "both", outline: sleeveR, internal: sleeveMarks(sleeveR) },
        sleeveL: { name: "Sleeve L", side: "both", outline: sleeveL, internal: sleeveMarks(sleeveL) },
        neckband: { name: "Neckband", side: "both", outline: neckband.outline, internal: [] },
      },
      sewing: [
        sew("front:neck>shoulder", "back:neck_m>shoulder_m"),
        sew("front:neck_m>shoulder_m", "back:neck>shoulder"),
        sew("front:hem>armhole", "back:hem_m>armhole_m"),
        sew("front:hem_m>armhole_m", "back:hem>armhole"),
        sew("front:armhole>shoulder", "sleeveL:bicepsRight>capQ1>capTop"),
        sew("back:armhole_m>shoulder_m", "sleeveL:bicepsLeft>capQ4>capTop"),
        sew("front:armhole_m>shoulder_m", "sleeveR:bicepsRight>capQ1>capTop"),
        sew("back:armhole>shoulder", "sleeveR:bicepsLeft>capQ4>capTop"),
        sew("sleeveL:hemLeft>bicepsLeft", "sleeveL:hemRight>bicepsRight"),
        sew("sleeveR:hemLeft>bicepsLeft", "sleeveR:hemRight>bicepsRight"),
        ...neckband.sewing,
      ],
      trims: [],
      board: [
        [["front"], ["back"]],
        [["sleeveR"], ["sleeveL"], ["neckband"]],
      ],
    };
  },

  hang({ pieces }, body) {
    const front = pieces.front!.outline;
    const around = 4 * Math.max(pointAt(front, "armhole").x, pointAt(front, "hem").x);
    const torso = (side: "front" | "back") =>
      roundTube({ around, ratio: 0.66, top: body.heights.neckPoint + 14, side, centreZ: -4 });
    const cap = pieces.sleeveR!.outline;
    const tipY = Math.min(...cap.map((v) => v.y));
    const radius = pointAt(cap, "bicepsRight").x / Math.PI;
    const neckband = pieces.neckband!.outline;
    const width = pointAt(neckband, "tr").x * 2;
    const middle = -width / 2 + (NECKBAND_EASE * lengthOf(front, "neck_m>cfNeck>neck")) / 2;
    const ring = roundTube({ around: width * 1.06, ratio: 0.8, top: 0, side: "front", x0: middle, centreZ: -6 });
    return {
      places: {
        front: torso("front"),
        back: torso("back"),
        sleeveR: roundArm(body, "right", tipY, () => radius),
        sleeveL: roundArm(body, "left", tipY, () => radius),
        neckband: (x, y) => {
          const [px, , pz] = ring(x, 0);
          return [px, body.heights.neckPoint + 34 - y - 30 * Math.max(0, 1 + pz / 90), pz];
        },
      },
      hands: { neckband: { stretch: 400, bend: 2e-5 } },
      holds: [],
      creases: [],
      folds: false,
      shown: { arm: pointAt(cap, "hemRight").y - tipY + SLEEVE_LEAD_MM - SHOWN_INSIDE_MM, leg: 0 },
    };
  },
};
