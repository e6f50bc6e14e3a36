import { type RingSector, roundCone, roundTube } from "../drape/place.ts";
import { draftDesign } from "../pattern/freesewing.ts";
import { foldLine, notch, topstitch } from "../pattern/marks.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import { unfold } from "../pattern/reshape.ts";
import { splitAt } from "../pattern/run.ts";
import { bandAlong } from "../seams/band.ts";
import { sew } from "../seams/sewing.ts";
import type { GarmentRecipe } from "./garment.ts";

const WAISTBAND_MM = 40;
const HEM_MM = 12;
/** Below the natural waist, where the band rests. */
const BAND_BELOW_WAIST_MM = 20;

/** The sector that Sandy drew: its centre follows from two places of the inner arc. */
function sectorOf(skirt: Outline): RingSector {
  const [end, middle] = [pointAt(skirt, "in2"), pointAt(skirt, "in2Flipped")];
  const innerRadius = (end.x ** 2 + (end.y - middle.y) ** 2) / (2 * (middle.y - end.y));
  const centreY = middle.y - innerRadius;
  return { centreY, innerRadius, angle: 2 * Math.atan2(end.x, end.y - centreY) };
}

/** A three-quarter circle skirt on a straight waistband, seam at centre back, after FreeSewing's Sandy. */
export const circleSkirt: GarmentRecipe = {
  key: "circleSkirt",
  name: "Circle skirt",
  sizes: ["S", "M", "L", "XL"],
  defaultSize: "M",
  models: { S: "cisFemaleAdult32", M: "cisFemaleAdult34", L: "cisFemaleAdult36", XL: "cisFemaleAdult38" },
  wearer: "women",
  hand: "viscose",
  limbs: { arms: "none", legs: false },

  cut(measurements, options) {
    const part = draftDesign("Sandy", measurements, {
      circleRatio: 0.75,
      waistbandPosition: 0.15,
      lengthBonus: 0.5,
      ...options,
    })("sandy.skirt");
    const skirt = unfold(outlineOf(part), part.points.in2Flipped!.x);
    const band = bandAlong("waistband", { skirt }, ["skirt:in2_m>in2Flipped>in2"], {
      height: WAISTBAND_MM,
      edge: "bottom",
      ease: 1,
    });
    const waistband = splitAt(band.outline, "front", "tl>tr", 0.5);
    return {
      pieces: {
        skirt: {
          name: "Skirt",
          side: "both",
          outline: skirt,
          internal: [
            foldLine(skirt, "in2Flipped", "ex2Flipped"),
            notch(skirt, "in2Flipped"),
            topstitch(skirt, "ex2_m>ex2Flipped>ex2", HEM_MM),
          ],
        },
        waistband: {
          name: "Waistband",
          side: "both",
          outline: waistband,
          internal: [notch(waistband, "front"), topstitch(waistband, "bl>br", 4)],
        },
      },
      sewing: [sew("skirt:in2_m>ex2_m", "skirt:in2>ex2"), ...band.sewing],
      trims: [],
      board: [[["skirt"], ["waistband"]]],
    };
  },

  hang({ pieces }, body) {
    const waistband = pieces.waistband!.outline;
    const top = body.heights.waist - BAND_BELOW_WAIST_MM;
    return {
      places: {
        skirt: roundCone(sectorOf(pieces.skirt!.outline), 0.74, top),
        waistband: roundTube({
          around: pointAt(waistband, "tr").x * 2,
          ratio: 0.74,
          top: top + WAISTBAND_MM + 4,
          side: "front",
          centreZ: 2,
        }),
      },
      hands: { waistband: { bend: 4e-4, stretch: 6000 } },
      holds: [{ run: "waistband:tl>front>tr", height: top + WAISTBAND_MM }],
      creases: [],
      folds: true,
      shown: { arm: 0, leg: 0 },
    };
  },
};
