import { mirrored, roundLeg, roundTube } from "../drape/place.ts";
import { draftDesign } from "../pattern/freesewing.ts";
import { notch, topstitch } from "../pattern/marks.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import type { InternalLine, Point2 } from "../pattern/pattern.ts";
import { flip } from "../pattern/reshape.ts";
import { splitAt } from "../pattern/run.ts";
import { bandAlong } from "../seams/band.ts";
import { sew } from "../seams/sewing.ts";
import type { GarmentRecipe } from "./garment.ts";

const WAISTBAND_MM = 35;
const HEM_MM = 25;
/** The form's legs end this far inside the hems. */
const SHOWN_INSIDE_MM = 80;
const SIDE_STITCH_MM = 6;
const FLY = { width: 34, length: 165, curve: 45 };

/** The J-shaped row of stitches of a fly, from the waist down beside the centre front and round into the seam. */
function flyLine(front: Outline): InternalLine {
  const [top, curve] = [pointAt(front, "styleWaistIn"), pointAt(front, "crotchSeamCurveStart")];
  const length = Math.hypot(curve.x - top.x, curve.y - top.y);
  const down = { x: (curve.x - top.x) / length, y: (curve.y - top.y) / length };
  const across = { x: down.y, y: -down.x };
  const inner = pointAt(front, "styleWaistOut").x > top.x === across.x > 0 ? 1 : -1;
  const at = (along: number, aside: number): Point2 => [
    top.x + down.x * along + across.x * aside * inner,
    top.y + down.y * along + across.y * aside * inner,
  ];
  const straight = FLY.length - FLY.curve;
  const bend = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * (Math.PI / 2);
    return at(straight + FLY.curve * Math.sin(angle), FLY.width * Math.cos(angle));
  });
  return { kind: "topstitch", points: [at(0, FLY.width), ...bend] };
}

/** Straight trousers with a waistband, after FreeSewing's Titan. */
export const trousers: GarmentRecipe = {
  key: "trousers",
  name: "Trousers",
  sizes: ["38", "40", "42", "44"],
  defaultSize: "40",
  models: { 38: "cisFemaleAdult32", 40: "cisFemaleAdult34", 42: "cisFemaleAdult36", 44: "cisFemaleAdult38" },
  wearer: "women",
  hand: "twill",
  limbs: { arms: "none", legs: true },

  cut(measurements, options) {
    const part = draftDesign("Titan", measurements, { lengthBonus: -0.04, seatEase: 0.045, ...options });
    const frontR = outlineOf(part("titan.front"));
    const backR = outlineOf(part("titan.back"));
    const [frontL, backL] = [flip(frontR), flip(backR)];
    const band = bandAlong(
      "waistband",
      { frontR, frontL, backR, backL },
      [
        "backR:styleWaistIn>styleWaistOut",
        "frontR:styleWaistOut>styleWaistIn",
        "frontL:styleWaistIn>styleWaistOut",
        "backL:styleWaistOut>styleWaistIn",
      ],
      { height: WAISTBAND_MM, edge: "bottom", ease: 1 },
    );
    const waistband = splitAt(band.outline, "front", "tl>tr", 0.5);
    const panel = (outline: Outline) => [
      topstitch(outline, "styleWaistOut>floorOut", SIDE_STITCH_MM),
      topstitch(outline, "floorIn>floorOut", HEM_MM),
    ];
    return {
      pieces: {
        frontR: { name: "Front R", side: "front", outline: frontR, internal: panel(frontR) },
        frontL: { name: "Front L", side: "front", outline: frontL, internal: [...panel(frontL), flyLine(frontL)] },
        backL: { name: "Back L", side: "back", outline: backL, internal: panel(backL) },
        backR: { name: "Back R", side: "back", outline: backR, internal: panel(backR) },
        waistband: {
          name: "Waistband",
          side: "both",
          outline: waistband,
          internal: [notch(waistband, "front"), topstitch(waistband, "tl>front>tr", 4), topstitch(waistband, "bl>join1>br", 4)],
        },
      },
      sewing: [
        sew("frontR:styleWaistOut>floorOut", "backR:styleWaistOut>floorOut"),
        sew("frontL:styleWaistOut>floorOut", "backL:styleWaistOut>floorOut"),
        sew("frontR:floorIn>fork", "backR:floorIn>fork"),
        sew("frontL:floorIn>fork", "backL:floorIn>fork"),
        sew("frontR:fork>styleWaistIn", "frontL:fork>styleWaistIn"),
        sew("backR:fork>styleWaistIn", "backL:fork>styleWaistIn"),
        ...band.sewing,
      ],
      trims: [{ kind: "button", pieceKey: "waistband", x: 0, y: WAISTBAND_MM / 2, diameter: 16 }],
      board: [[["frontR"], ["frontL"], ["backL"], ["backR"]], [["waistband"]]],
    };
  },

  hang({ pieces }, body) {
    const [front, back] = [pieces.frontR!.outline, pieces.backR!.outline];
    const waistband = pieces.waistband!.outline;
    const top = body.heights.waist;
    const leg = (side: "front" | "back") => roundLeg(body, { front, back }, { top, forkY: pointAt(front, "fork").y, side });
    return {
      places: {
        frontR: leg("front"),
        backR: leg("back"),
        frontL: mirrored(leg("front")),
        backL: mirrored(leg("back")),
        waistband: roundTube({
          around: pointAt(waistband, "tr").x * 2,
          ratio: 0.76,
          top: top + 18,
          side: "front",
          centreZ: 0,
        }),
      },
      hands: { waistband: { bend: 5e-4 } },
      holds: [{ run: "waistband:tl>front>tr", height: top + 14 }],
      creases: [],
      folds: false,
      shown: { arm: 0, leg: body.hip[1] - (top - pointAt(front, "floorOut").y) - SHOWN_INSIDE_MM },
    };
  },
};
