import fc from "fast-check";
import { expect, test } from "vitest";
import type { PrintTile } from "../sheet/separations.ts";
import { FIT_TOLERANCE, fitOf } from "./fit.ts";
import { type PrintGround, printOnCloth } from "./print-on-cloth.ts";

/** A cloth of one grey whose left half lies `reliefMm` above its right half. */
function steppedGround(level: number, reliefMm: number): PrintGround {
  const [width, height] = [20, 20];
  const grey = (value: (x: number) => number) =>
    new Uint8ClampedArray(width * height * 4).map((_, index) => (index % 4 === 3 ? 255 : value((index >> 2) % width)));
  return {
    width,
    height,
    mmWidth: 10,
    mmHeight: 10,
    reliefMm,
    albedo: grey(() => level),
    heightMap: grey((x) => (x < width / 2 ? 255 : 0)),
    roughness: grey(() => 200),
  };
}

/** Ink on the upper half, bare ground on the lower. */
function halfPrint(ink: readonly [number, number, number], mm = 10): PrintTile {
  const [width, height] = [20, 20];
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const coverage = new Uint8Array(width * height);
  for (let i = 0; i < (width * height) / 2; i++) {
    rgba.set(ink, i * 4);
    coverage[i] = 255;
  }
  return { width, height, mmWidth: mm, mmHeight: mm, rgba, coverage, ground: "#ffffff" };
}

const pixelAt = (bytes: ArrayLike<number>, width: number, x: number, y: number): readonly number[] =>
  [0, 1, 2].map((channel) => bytes[(y * width + x) * 4 + channel]!);

test("pigment stays on the tops; a reactive dye comes further down", () => {
  const [ground, print] = [steppedGround(230, 0.4), halfPrint([20, 40, 120])];
  const pigment = printOnCloth(ground, print, { method: "pigment", pixels: 20, blotch: false });
  const reactive = printOnCloth(ground, print, { method: "reactive", pixels: 20, blotch: false });
  const cover = (printed: typeof pigment, x: number) => printed.coverage[5 * printed.width + x]!;
  expect(cover(pigment, 5)).toBe(255);
  expect(cover(pigment, 15)).toBeLessThan(110);
  expect(cover(reactive, 15)).toBeGreaterThan(cover(pigment, 15) + 60);
});

test("without a pixel size the result lies on the ground's own pixels", () => {
  const { width, height, mmWidth, across } = printOnCloth(steppedGround(230, 0.1), halfPrint([20, 40, 120], 5), {
    method: "pigment",
    blotch: false,
  });
  expect([width, height, mmWidth]).toEqual([20, 20, 10]);
  expect(across).toEqual({ prints: 2, grounds: 1, stretch: 1 });
});

test("bare ground keeps the cloth's own colour unless a blotch is printed", () => {
  const [ground, print] = [steppedGround(120, 0), halfPrint([20, 40, 120])];
  const bare = printOnCloth(ground, print, { method: "pigment", pixels: 20, blotch: false });
  expect(pixelAt(bare.albedo, 20, 5, 15)).toEqual([120, 120, 120]);
  const blotch = printOnCloth(ground, print, { method: "pigment", pixels: 20, blotch: true });
  expect(pixelAt(blotch.albedo, 20, 5, 15)[0]).toBeGreaterThan(225);
});

test("a reactive dye never makes a pixel lighter than the cloth; pigment may", () => {
  const level = fc.integer({ min: 20, max: 250 });
  fc.assert(
    fc.property(level, fc.tuple(level, level, level), (cloth, ink) => {
      const printed = printOnCloth(steppedGround(cloth, 0.2), halfPrint(ink), { method: "reactive", pixels: 20, blotch: false });
      expect(Math.max(...printed.albedo.filter((_, index) => index % 4 < 3))).toBeLessThanOrEqual(cloth);
    }),
    { numRuns: 30 },
  );
  const white = printOnCloth(steppedGround(40, 0), halfPrint([250, 250, 250]), { method: "pigment", pixels: 20, blotch: false });
  expect(pixelAt(white.albedo, 20, 5, 5)[0]).toBeGreaterThan(200);
});

test("a reactive shade on its white cloth is the shade of the card, threads apart", () => {
  const printed = printOnCloth(steppedGround(240, 0), halfPrint([200, 80, 60]), {
    method: "reactive",
    pixels: 20,
    blotch: false,
  });
  for (const [channel, card] of [200, 80, 60].entries()) {
    expect(Math.abs(pixelAt(printed.albedo, 20, 5, 5)[channel]! - card)).toBeLessThanOrEqual(3);
  }
});

test("pigment is duller than the cloth it lies on, a dye is not", () => {
  const [ground, print] = [steppedGround(230, 0), halfPrint([20, 40, 120])];
  const rough = (method: "pigment" | "reactive", y: number) =>
    printOnCloth(ground, print, { method, pixels: 20, blotch: false }).roughness[(y * 20 + 5) * 4]!;
  expect(rough("pigment", 5)).toBeGreaterThan(rough("pigment", 15));
  expect(rough("reactive", 5)).toBe(rough("reactive", 15));
});

test("both repeats close: whole prints, whole grounds, the ground stretched within its tolerance", () => {
  const mm = fc.integer({ min: 40, max: 900 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(
      mm,
      fc.integer({ min: 20, max: 300 }).map((tenths) => tenths / 10),
      (printMm, groundMm) => {
        const { prints, grounds, stretch } = fitOf(printMm, groundMm);
        expect(Number.isInteger(prints) && Number.isInteger(grounds) && prints > 0 && grounds > 0).toBe(true);
        expect(grounds * groundMm * stretch).toBeCloseTo(prints * printMm, 6);
        if (groundMm <= 6) expect(Math.abs(stretch - 1)).toBeLessThanOrEqual(FIT_TOLERANCE);
      },
    ),
  );
  expect(fitOf(60.6, 60)).toEqual({ prints: 1, grounds: 1, stretch: 60.6 / 60 });
  expect(fitOf(40, 60)).toEqual({ prints: 3, grounds: 2, stretch: 1 });
});

test("the print keeps its size and its tile closes without a seam", () => {
  const printed = printOnCloth(steppedGround(230, 0.1), halfPrint([20, 40, 120], 24), {
    method: "reactive",
    pixels: 200,
    blotch: false,
  });
  expect(printed.mmWidth % 24).toBeCloseTo(0, 9);
  expect(printed.across.grounds * 10 * printed.across.stretch).toBeCloseTo(printed.mmWidth, 9);
  const { width, height, albedo } = printed;
  const step = (x: number) => {
    let sum = 0;
    for (let y = 0; y < height; y++) sum += Math.abs(albedo[(y * width + x) * 4]! - albedo[(y * width + ((x + 1) % width)) * 4]!);
    return sum;
  };
  const steps = Array.from({ length: width }, (_, x) => step(x));
  expect(steps.at(-1)).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)));
});
