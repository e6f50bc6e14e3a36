import { expect, test } from "vitest";
import type { Picture } from "../colour/pixels.ts";
import { type Embellishment, embellish } from "./embellish.ts";

const SIZE = { width: 24, height: 12 };
const STANDING = { mm: 0.6, whiteMm: 0.9 };
/** A navy bar of 16 × 4 mm in the middle of 24 × 12 mm. */
const BAR: Picture = (() => {
  const rgba = new Uint8ClampedArray(240 * 120 * 4);
  for (let y = 40; y < 80; y++) for (let x = 40; x < 200; x++) rgba.set([20, 38, 63, 255], 4 * (y * 240 + x));
  return { width: 240, height: 120, rgba };
})();
const made = (finish: Embellishment) => {
  const { width, height, appearance, relief } = embellish(BAR, SIZE, finish, STANDING);
  const pixelAt = (x: number, y: number) =>
    4 * (Math.round(y * (height / SIZE.height)) * width + Math.round(x * (width / SIZE.width)));
  const light = (x: number, y: number) =>
    appearance[pixelAt(x, y)]! + appearance[pixelAt(x, y) + 1]! + appearance[pixelAt(x, y) + 2]!;
  return {
    light,
    appearance,
    alpha: (x: number, y: number) => appearance[pixelAt(x, y) + 3]!,
    high: (x: number, y: number) => relief[pixelAt(x, y)]!,
  };
};
const EVERY: readonly Embellishment[] = [
  { kind: "matte" },
  { kind: "satin" },
  { kind: "foil" },
  { kind: "puff" },
  { kind: "flock" },
  { kind: "patch" },
  { kind: "embroidery", angle: 45, row: 0.4 },
];

test.each(EVERY)("$kind covers the drawing, leaves the cloth beside it free, and comes out the same again", (finish) => {
  const { alpha, appearance } = made(finish);
  expect(alpha(12, 6)).toBe(255);
  expect(alpha(0.5, 0.5)).toBe(0);
  expect(made(finish).appearance).toEqual(appearance);
});

test("puff rises from its edge to its full height, and its lower edge lies in the shade", () => {
  const { high, light } = made({ kind: "puff" });
  // 0.6 mm of 0.9 mm.
  expect(high(12, 6)).toBe(170);
  expect(high(12, 4.3)).toBeLessThan(120);
  expect(high(12, 4.3)).toBeGreaterThan(20);
  expect(light(12, 7.6)).toBeLessThan(light(12, 4.4));
});

test("foil has lights and darks where a matte print is even", () => {
  const spread = (finish: Embellishment) => {
    const { light } = made(finish);
    const along = Array.from({ length: 60 }, (_, i) => light(4.6 + i * 0.25, 6));
    return Math.max(...along) - Math.min(...along);
  };
  expect(spread({ kind: "matte" })).toBeLessThan(3);
  expect(spread({ kind: "foil" })).toBeGreaterThan(90);
});

test("a patch reaches 3 mm beyond the drawing, and its edge is sewn over", () => {
  const { alpha, light } = made({ kind: "patch" });
  expect(alpha(12, 1.8)).toBe(255);
  expect(alpha(12, 0.2)).toBe(0);
  // Between thread and drawing the light ground of a dark drawing shows.
  expect(light(12, 3.9)).toBeGreaterThan(2 * light(12, 6));
});
