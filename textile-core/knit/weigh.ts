import { MM_PER_CM } from "@selvedge/geometry-core";
import type { KnitJacquard, KnittedCloth } from "../cloth.ts";
import type { Hex, Lab } from "../colour/convert.ts";
import { type Amounts, decorated, meanOf, type Shades, shadesOf, shownOf } from "../construction/shades.ts";
import { finishEffectOf } from "../finish/table.ts";
import type { GramsPerSquareMetre, Mm } from "../units.ts";
import { texOf } from "../yarn/count.ts";
import { diameterOf } from "../yarn/yarn.ts";
import { knitOf, stitchesOf } from "./structure.ts";

export type KnitDescription = {
  readonly gsm: GramsPerSquareMetre;
  readonly groundGsm: GramsPerSquareMetre;
  readonly inlayGsm: GramsPerSquareMetre;
  readonly thicknessMm: Mm;
  /** Munden's tightness factor √tex / loop length in cm: about 9 loose, 14–15 usual, 19 tight. */
  readonly tightness: number;
  /** Share of the area under yarn, 0 … 1. */
  readonly cover: number;
  /** The colour from afar, without rendering. */
  readonly meanColour: { readonly hex: Hex; readonly lab: Lab };
  readonly palette: Shades;
};

/** A jersey is about three yarns thick under light pressure, a cloth of two beds five. */
const YARNS_THICK = { jersey: 3, twoBeds: 5 } as const;
const FLEECE_MM: Mm = 0.9;

/** Whether loops stand on both sides: a rib, or two beds behind each other. */
const isDouble = (cloth: KnittedCloth): boolean => {
  const structure = knitOf(cloth.structure);
  const stitches = stitchesOf(structure, "face").flat();
  return structure.beds === 2 || (stitches.includes("k") && stitches.includes("p"));
};

/** Share of a terry's back that its laid-in yarn covers. */
export const INLAY_COVER = 0.6;

const overlaid = (stitches: Amounts, inlay: Hex): Amounts => {
  const whole = stitches.reduce((sum, [, amount]) => sum + amount, 0);
  return [...stitches, [inlay, (whole * INLAY_COVER) / (1 - INLAY_COVER)]];
};

const stitchesByColour = ({ chart, colours }: KnitJacquard): Amounts =>
  Object.entries(colours).map(([mark, hex]) => [
    hex,
    chart.reduce((sum, row) => sum + [...row].filter((stitch) => stitch === mark).length, 0),
  ]);

/** Mass of loops by stitch density · loop length · tex (g/m² = W · C · l mm · tex / 100), and of the laid-in yarn alike. */
export function describeKnit(cloth: KnittedCloth): KnitDescription {
  const structure = knitOf(cloth.structure);
  const tex = texOf(cloth.yarn.count);
  const stitchesPerCm2 = cloth.walesPerCm * cloth.coursesPerCm;
  // Behind every stitch of a jacquard each of its other yarns floats past one wale.
  const floats = cloth.jacquard ? Object.keys(cloth.jacquard.colours).length - 1 : 0;
  const stitchMm = structure.beds * cloth.loopMm + floats * (MM_PER_CM / cloth.walesPerCm);
  const groundGsm = (stitchesPerCm2 * stitchMm * tex) / 100;
  const inlay = structure.inlay ? cloth.inlay : undefined;
  const inlayGsm =
    inlay && structure.inlay ? (stitchesPerCm2 * inlay.lengthMm * texOf(inlay.yarn.count)) / (100 * structure.inlay.every) : 0;
  const diameter = diameterOf(cloth.yarn);
  const stitches = cloth.jacquard ? stitchesByColour(cloth.jacquard) : shownOf(cloth.courseOrder, cloth.yarn, 1);
  const palette = shadesOf(
    decorated(inlay && cloth.shows === "back" ? overlaid(stitches, inlay.colour) : stitches, cloth.decoration),
  );
  const raised = Math.max(finishEffectOf(cloth.finish).raised, inlay ? (structure.fleece ?? 0) : 0);
  const areaMm2 = MM_PER_CM ** 2 / stitchesPerCm2;
  return {
    gsm: groundGsm + inlayGsm,
    groundGsm,
    inlayGsm,
    thicknessMm:
      diameter * (isDouble(cloth) ? YARNS_THICK.twoBeds : YARNS_THICK.jersey) +
      (inlay ? 2 * diameterOf(inlay.yarn) : 0) +
      FLEECE_MM * raised,
    tightness: Math.sqrt(tex) / (cloth.loopMm / MM_PER_CM),
    // Suh 1967: the yarn's shadow less the four crossings of a loop.
    cover: Math.min(1, (structure.beds * (cloth.loopMm * diameter - 4 * diameter ** 2)) / areaMm2),
    meanColour: meanOf(palette),
    palette,
  };
}
