import { expect, test } from "vitest";
import type { Rgb } from "../types.ts";
import { FETCHED_LIGHTS } from "./lights.ts";
import { adaptationTo, type Chromaticity, colourOfLight, D65, planckian } from "./white.ts";

const LED_B1: Chromaticity = [0.456, 0.4078];
/** What an eye adapted to a light sees of a cloth in it, in linear sRGB. */
function seen(cloth: Rgb, light: Chromaticity): readonly number[] {
  const lit = colourOfLight(light).map((strength, index) => strength * cloth[index]!);
  const matrix = adaptationTo(light);
  return [0, 1, 2].map((row) => lit.reduce((sum, value, index) => sum + matrix[3 * row + index]! * value, 0));
}

test("a glowing body of 2856 K has the colour of illuminant A to a thousandth", () => {
  const [x, y] = planckian(2856);
  expect(Math.hypot(x - 0.44758, y - 0.40745)).toBeLessThan(0.001);
});

test.each([[0.38052, 0.37713], LED_B1, D65] as const)(
  "white cloth and grey cloth stay neutral in a light of x %f, y %f",
  (x, y) => {
    for (const grey of [1, 0.5, 0.18]) for (const value of seen([grey, grey, grey], [x, y])) expect(value).toBeCloseTo(grey, 3);
  },
);

test("warm light lifts red cloth and dulls blue cloth to the adapted eye", () => {
  const light = (rgb: readonly number[]) => 0.2126 * rgb[0]! + 0.7152 * rgb[1]! + 0.0722 * rgb[2]!;
  expect(light(seen([0.6, 0.03, 0.03], LED_B1))).toBeGreaterThan(1.3 * light([0.6, 0.03, 0.03]));
  expect(light(seen([0.03, 0.05, 0.6], LED_B1))).toBeLessThan(0.8 * light([0.03, 0.05, 0.6]));
});

test("a screen's own white needs no adaptation, and the lamps of shop and evening have one", () => {
  expect(adaptationTo(D65).map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  const adapted = Object.entries(FETCHED_LIGHTS).filter(([, { adaptation }]) => adaptation);
  expect(adapted.map(([key]) => key)).toEqual(["shop", "evening"]);
});
