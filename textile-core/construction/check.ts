import type { AnyCloth } from "../cloth.ts";
import type { GramsPerSquareMetre } from "../units.ts";
import { weigh } from "./weigh.ts";

/** A declared weight that the construction does not bear out. `percent` is the declared over the computed one. */
export type WeightWarning = {
  readonly code: "weightDisagrees";
  readonly declaredGsm: GramsPerSquareMetre;
  readonly computedGsm: GramsPerSquareMetre;
  readonly percent: number;
};

/** Mills round, finishes add and take: up to this a declared weight is believed. */
export const WEIGHT_TOLERANCE_PERCENT = 8;

/** Compares a declared weight with the computed one; null where they agree within 8 %. */
export function checkWeight(cloth: AnyCloth, declaredGsm: GramsPerSquareMetre): WeightWarning | null {
  const computedGsm = weigh(cloth).gsm;
  const percent = (declaredGsm / computedGsm - 1) * 100;
  return Math.abs(percent) > WEIGHT_TOLERANCE_PERCENT ? { code: "weightDisagrees", declaredGsm, computedGsm, percent } : null;
}
