import { roundCone } from "../drape/place.ts";
import { draftDesign, measure } from "../pattern/freesewing.ts";
import { foldLine, notch, topstitch } from "../pattern/marks.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import { unfold } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import { sewEased } from "../seams/sewing.ts";
import type { GarmentRecipe, Sewing } from "./garment.ts";
import type { JerseyTop } from "./jersey-body.ts";
import { jerseyTop } from "./jersey-top.ts";
import { longer, type OptionValues, share } from "./options.ts";
import { sectorOf } from "./ring-skirt.ts";

/** A bodice that something is sewn to. */
export type WaistedBodice = Omit<JerseyTop, "joined" | "ribs" | "longer"> & {
  /** How far above the waist the bodice ends, as a share of the length of the back; less than nothing lets it blouse. */
  readonly raised: number;
};

/** What one dress, or top with a peplum, differs in from another. */
export type WaistedDress = WaistedBodice & {
  readonly skirt: {
    /** Share of a full ring that the skirt is. */
    readonly circleRatio: number;
    /** Length of the skirt's top edge per length of the bodice's hem. */
    readonly fullness: number;
    /** Length as a share of the way from the waist to the floor. */
    readonly length: number;
  };
};

const HEM_MM = 12;
/** Skirts longer than this share of the way to the floor may be made longer still. */
const LONG_SKIRT = 0.4;
const WAIST = "in2_m>in2Flipped>in2";

/** Length of the hem of one panel of the bodice. */
const hemOf = (panel: Outline): number => lengthOf(panel, "hem_m>cfHem>hem");

/** Ends the bodice above the waist: the design's hem lies at the hips, `lengthBonus` lower. */
function bodiceOptions(measurements: Measurements, raised: number): { readonly lengthBonus: number } {
  const waist = measure(measurements, "hpsToWaistBack");
  return { lengthBonus: (waist * (1 - raised)) / (waist + measure(measurements, "waistToHips")) - 1 };
}

/** The bodice as it ends for these measurements. */
export const raisedBodice = (own: WaistedBodice, measurements: Measurements): GarmentRecipe =>
  jerseyTop({ ...own, joined: true, options: { ...own.options, ...bodiceOptions(measurements, own.raised) } });

/** A part of a ring whose top edge is `fullness` times as long as the bodice's hem, with the places of the side seams named on it. */
function skirtFor(
  own: WaistedDress,
  measurements: Measurements,
  values: OptionValues,
  { front, back }: { readonly front: number; readonly back: number },
): Outline {
  const waist = front + back;
  const part = draftDesign(
    "Sandy",
    { ...measurements, waist, hips: waist },
    {
      circleRatio: own.skirt.circleRatio,
      waistbandPosition: 0,
      lengthBonus: own.skirt.length + values.skirtLength / measure(measurements, "waistToFloor"),
      gathering: values.fullness / 100,
    },
  )("sandy.skirt");
  const ring = unfold(outlineOf(part), part.points.in2Flipped!.x);
  const side = back / 2 / waist;
  return splitAt(splitAt(ring, "sideR", WAIST, side), "sideL", WAIST, 1 - side);
}

/** A bodice of knitted cloth with a skirt of a part of a ring, gathered where it is the fuller, its seam at centre back. */
export function waistedDress(own: WaistedDress): GarmentRecipe {
  const bodice = jerseyTop({ ...own, joined: true });
  const { length, fullness } = own.skirt;
  return {
    ...bodice,
    options: [
      longer("skirtLength", [-40, length > LONG_SKIRT ? 120 : 60]),
      ...bodice.options,
      share("fullness", fullness - 1, [15, 25]),
    ],

    cut(measurements, values) {
      const top = raisedBodice(own, measurements).cut(measurements, values);
      const [front, back] = [hemOf(top.pieces.front!.outline), hemOf(top.pieces.back!.outline)];
      const skirt = skirtFor(own, measurements, values, { front, back });
      const ease = lengthOf(skirt, WAIST) / (front + back);
      const gather = (run: string, edge: string): Sewing => sewEased(`skirt:${run}`, edge, ease);
      return {
        pieces: {
          ...top.pieces,
          skirt: {
            name: "Skirt",
            side: "both",
            outline: skirt,
            internal: [
              foldLine(skirt, "in2Flipped", "ex2Flipped"),
              ...["in2Flipped", "sideR", "sideL"].map((place) => notch(skirt, place)),
              topstitch(skirt, "ex2_m>ex2Flipped>ex2", HEM_MM),
            ],
          },
        },
        sewing: [
          ...top.sewing,
          gather("in2_m>sideR", "back:cfHem>hem"),
          gather("sideR>in2Flipped", "front:hem_m>cfHem"),
          gather("in2Flipped>sideL", "front:cfHem>hem"),
          gather("sideL>in2", "back:hem_m>cfHem"),
          sewEased("skirt:in2_m>ex2_m", "skirt:in2>ex2", 1, "sew"),
        ],
        trims: top.trims,
        board: [...top.board, [["skirt"]]],
      };
    },

    hang(cut, body) {
      const top = bodice.hang(cut, body);
      const waist = top.places.front!(0, pointAt(cut.pieces.front!.outline, "cfHem").y)[1];
      return {
        ...top,
        places: { ...top.places, skirt: roundCone(sectorOf(cut.pieces.skirt!.outline), 0.8, waist - GAP_MM) },
        folds: true,
      };
    },
  };
}

/** Between bodice and skirt before they are sewn. */
const GAP_MM = 6;
