import { expect, test } from "vitest";
import { drapeCoefficient, RIGIDITIES } from "../testing/disc.ts";
import { DISC_EDGE_MM, drapeDisc } from "./drape-disc.ts";
import { HANDS } from "./hand.ts";

const COARSE_MM = 16;

test("the stiffer a cloth, the less it drapes, and a finer or coarser mesh changes that by less than five points", () => {
  const coefficients = RIGIDITIES.map((bend) => {
    const coefficient = (edge: number) => drapeCoefficient(drapeDisc({ ...HANDS.poplin, bend }, edge), edge);
    const [usual, coarse] = [coefficient(DISC_EDGE_MM), coefficient(COARSE_MM)];
    expect(Math.abs(usual - coarse)).toBeLessThan(0.05);
    return usual;
  });
  expect(coefficients).toEqual(coefficients.toSorted((a, b) => a - b));
});
