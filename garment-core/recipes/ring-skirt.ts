import { type RingSector, roundCone, roundTube } from "../drape/place.ts";
import { draftDesign, measure } from "../pattern/freesewing.ts";
import { foldLine, notch, topstitch } from "../pattern/marks.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import { unfold } from "../pattern/reshape.ts";
import { splitAt } from "../pattern/run.ts";
import { bandAlong } from "../seams/band.ts";
import { sew } from "../seams/sewing.ts";
import type { GarmentRecipe } from "./garment.ts";
import { longer, share } from "./options.ts";
import type { Recipe } from "./recipe.ts";
import type { Sizing } from "./sizing.ts";

const STRAIGHT_BAND = { height: 40, ease: 1 };
const HEM_MM = 12;
/** Where the waistband lies on the way from the waist to the hips, as a share. */
const WAISTBAND_POSITION = 0.15;
/** Skirts of more than this share of a ring fall in folds. */
const HALF_RING = 0.5;
/** Below the natural waist, where the band rests. */
const BAND_BELOW_WAIST_MM = 20;

const ELASTIC = { bend: 6e-5, stretch: 500 } as const;

/** The sector that Sandy drew: its centre follows from two places of the inner arc. */
export function sectorOf(skirt: Outline): RingSector {
  const [end, middle] = [pointAt(skirt, "in2"), pointAt(skirt, "in2Flipped")];
  const innerRadius = (end.x ** 2 + (end.y - middle.y) ** 2) / (2 * (middle.y - end.y));
  const centreY = middle.y - innerRadius;
  return { centreY, innerRadius, angle: 2 * Math.atan2(end.x, end.y - centreY) };
}

/** What one skirt cut from a ring differs in from another. */
export type RingSkirt = Pick<Recipe, "key" | "name" | "wearer" | "hand"> & {
  readonly sizing: Sizing;
  /** Share of a full ring that the skirt is. */
  readonly circleRatio: number;
  /** Length past the hips as a share of the way from there to the floor. */
  readonly length: number;
  /** Makes the band an elastic one: its height, and its length as a share of the top edge that it gathers. */
  readonly elastic?: { readonly height: number; readonly ease: number };
};

/** A skirt of a part of a ring on a straight waistband, seam at centre back, after FreeSewing's Sandy. */
export const ringSkirt = (own: RingSkirt): GarmentRecipe => ({
  key: own.key,
  name: own.name,
  ...own.sizing,
  wearer: own.wearer,
  hand: own.hand,
  limbs: { arms: "none", legs: false },
  options: [
    longer("skirtLength", own.elastic ? [-40, 60] : [-120, 120]),
    share("flare", own.circleRatio, own.circleRatio > HALF_RING ? [25, 20] : [7, 13]),
  ],

  cut(measurements, values) {
    const { height, ease } = own.elastic ?? STRAIGHT_BAND;
    const fullLength = measure(measurements, "waistToFloor") - WAISTBAND_POSITION * measure(measurements, "waistToHips");
    const part = draftDesign("Sandy", measurements, {
      circleRatio: values.flare / 100,
      waistbandPosition: WAISTBAND_POSITION,
      lengthBonus: own.length + values.skirtLength / fullLength,
      gathering: 1 / ease - 1,
    })("sandy.skirt");
    const skirt = unfold(outlineOf(part), part.points.in2Flipped!.x);
    const band = bandAlong("waistband", { skirt }, ["skirt:in2_m>in2Flipped>in2"], {
      height,
      edge: "bottom",
      ease,
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
          internal: [notch(waistband, "front"), ...(own.elastic ? [] : [topstitch(waistband, "bl>br", 4)])],
        },
      },
      sewing: [sew("skirt:in2_m>ex2_m", "skirt:in2>ex2"), ...band.sewing],
      trims: [],
      board: [[["skirt"], ["waistband"]]],
    };
  },

  hang({ pieces }, body) {
    const waistband = pieces.waistband!.outline;
    const height = pointAt(waistband, "bl").y;
    const top = body.heights.waist - BAND_BELOW_WAIST_MM * body.scale;
    return {
      places: {
        skirt: roundCone(sectorOf(pieces.skirt!.outline), 0.74, top),
        waistband: roundTube({
          around: pointAt(waistband, "tr").x * 2,
          ratio: 0.74,
          top: top + height + 4,
          side: "front",
          centreZ: 2,
        }),
      },
      hands: { waistband: own.elastic ? ELASTIC : { bend: 4e-4, stretch: 6000 } },
      holds: [{ run: "waistband:tl>front>tr", height: top + height }],
      creases: [],
      folds: true,
      shown: { arm: 0, leg: 0 },
    };
  },
});
