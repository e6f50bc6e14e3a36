import { expect, test } from "vitest";
import { ciede2000 } from "./difference.ts";
import { LAMPS, seenUnder, whiteUnder } from "./lights.ts";
import { labOfSpectrum } from "./spectrum.ts";

const chromaticity = ([x, y, z]: readonly [number, number, number]) => [x / (x + y + z), y / (x + y + z)];
const flat = (reflectance: number) => ({ startNm: 400, stepNm: 10, reflectances: Array.from({ length: 31 }, () => reflectance) });

test.each([
  ["D65", 0.31382, 0.331],
  ["A", 0.45117, 0.40594],
  ["TL84", 0.38541, 0.37123],
] as const)("the white of %s for the 10° observer is the one CIE 015 gives", (lamp, x, y) => {
  const [ofX, ofY] = chromaticity(whiteUnder(lamp));
  expect(ofX).toBeCloseTo(x, 2.7);
  expect(ofY).toBeCloseTo(y, 2.7);
});

test.each(LAMPS)("a neutral grey stays neutral under %s, on the scale and on the screen", (lamp) => {
  const { lab, shown } = seenUnder(lamp, flat(0.18));
  for (const [l, a, b] of [lab, shown]) {
    expect(l).toBeCloseTo(49.5, 1);
    expect(Math.hypot(a, b)).toBeLessThan(0.01);
  }
});

test("under D65 a cloth has the colour that the spectrophotometer reports", () => {
  const rising = { startNm: 400, stepNm: 10, reflectances: Array.from({ length: 31 }, (_, index) => 0.05 + index * 0.02) };
  expect(ciede2000(seenUnder("D65", rising).lab, labOfSpectrum(rising))).toBeLessThan(0.15);
});

test("two dyeings that match in daylight part under the filament lamp when their curves cross", () => {
  const curve = (share: number) => ({
    startNm: 400,
    stepNm: 10,
    reflectances: Array.from({ length: 31 }, (_, index) => 0.3 + share * 0.04 * Math.cos((index / 30) * 6 * Math.PI)),
  });
  const [standard, option] = [curve(0), curve(1)];
  const differences = LAMPS.map((lamp) => ciede2000(seenUnder(lamp, standard).lab, seenUnder(lamp, option).lab));
  expect(Math.max(...differences) - differences[0]!).toBeGreaterThan(0.5);
});
