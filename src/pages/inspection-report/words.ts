import type { InspectionReport } from "@selvedge/contract";

/** Texts of the area "inspection". */
export const GRADES: Readonly<Record<InspectionReport["grade"], string>> = {
  first: "First quality",
  second: "Second quality",
};
export const PER_100: Readonly<Record<InspectionReport["limits"]["basis"], string>> = {
  sqyd: "per 100 yd²",
  sqm: "per 100 m²",
};
/** What a fault can be charged with. */
export const MARKS = [1, 2, 3, 4] as const;

/** Points per 100 of the basis that was agreed with the customer. */
export const agreedRate = (
  rates: { readonly pointsPer100SquareYards: number; readonly pointsPer100SquareMetres: number },
  basis: InspectionReport["limits"]["basis"],
): number => (basis === "sqyd" ? rates.pointsPer100SquareYards : rates.pointsPer100SquareMetres);
