import { draftDesign } from "../pattern/freesewing.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { type Outline, outlineOf } from "../pattern/outline.ts";
import { flip } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import type { OptionValues } from "./options.ts";
import { backsOf, frontsOf } from "./tailored-body.ts";
import { collarOf, lapelOf, standOf } from "./tailored-collar.ts";
import { chosenJacket, type JacketCut } from "./tailored-options.ts";
import { sleeveOf } from "./tailored-sleeve.ts";

export type JacketDraft = ReturnType<typeof draftJacket>;

/** The outlines of a jacket, which belong to each other; `waist` is how far below the neck it lies. */
export function draftJacket(own: JacketCut, measurements: Measurements, values: OptionValues) {
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
  return { frontR, frontL, backL, backR, lapelR, lapelL, stand, collar, sleeve, waist: measurements.hpsToWaistBack! };
}
