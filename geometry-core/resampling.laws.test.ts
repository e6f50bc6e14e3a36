import fc from "fast-check";
import { expect, test } from "vitest";
import { averaged } from "./averaged.ts";
import { type AreaTaps, areaTaps, areaTapsOnward, filterTaps, sharesOf, type Taps, tent } from "./resampling.ts";
import { codeOfLight } from "./srgb.ts";

const length = fc.integer({ min: 1, max: 400 });

const sumsOf = ({ count, weights }: Taps | AreaTaps, pixels: number): number[] =>
  Array.from({ length: pixels }, (_, pixel) =>
    Array.from(weights.subarray(pixel * count, (pixel + 1) * count)).reduce((sum, weight) => sum + weight, 0),
  );

test("the taps of every pixel weigh 1 together", () => {
  fc.assert(
    fc.property(length, length, fc.boolean(), (cells, pixels, isSmooth) => {
      for (const taps of [
        areaTaps(cells, pixels),
        areaTapsOnward(pixels, cells / pixels, isSmooth),
        filterTaps(pixels, cells / pixels, tent, 1),
      ])
        for (const sum of sumsOf(taps, pixels)) expect(sum).toBeCloseTo(1, 5);
    }),
  );
});

test("every cell of a line gives as much as every other to the pixels that cover it, and none beyond the line gives anything", () => {
  fc.assert(
    fc.property(length, length, (cells, pixels) => {
      const given = new Float64Array(cells);
      for (const { cell, share } of sharesOf(areaTaps(cells, pixels))) {
        expect(cell >= 0 && cell < cells).toBe(true);
        given[cell]! += share;
      }
      for (const sum of given) expect((sum * cells) / pixels).toBeCloseTo(1, 9);
    }),
  );
});

test("a picture brought down to any size keeps its mean light", () => {
  const side = fc.integer({ min: 1, max: 24 });
  fc.assert(
    fc.property(side, side, side, side, (width, height, wide, high) => {
      const rgba = Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) =>
        index % 4 === 3 || (index >> 2) % 2 ? 255 : 0,
      );
      const small = averaged(rgba, { width, height }, { width: wide, height: high });
      expect(small.length).toBe(wide * high * 4);
      for (let i = 3; i < small.length; i += 4) expect(small[i]).toBe(255);
    }),
    { numRuns: 60 },
  );
});

test("stripes of black and white a pixel wide become the grey of half the light, not of half the code", () => {
  const stripes = Uint8ClampedArray.from({ length: 16 * 16 * 4 }, (_, index) => (index % 4 === 3 || (index >> 2) % 2 ? 255 : 0));
  const grey = averaged(stripes, { width: 16, height: 16 }, { width: 4, height: 4 });
  expect([...grey.subarray(0, 4)]).toEqual([...Array(3).fill(Math.round(255 * codeOfLight(0.5))), 255]);
});

test("what is clear gives no colour: red beside nothing stays red and is half as opaque", () => {
  const half = averaged(Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 0]), { width: 2, height: 1 }, { width: 1, height: 1 });
  expect([...half]).toEqual([255, 0, 0, 128]);
});

test("three cells under two pixels: each takes one whole and half of the middle one", () => {
  expect(sharesOf(areaTaps(3, 2)).map(({ pixel, cell, share }) => [pixel, cell, Math.round(share * 300)])).toEqual([
    [0, 0, 200],
    [0, 1, 100],
    [1, 1, 100],
    [1, 2, 200],
  ]);
});

test("enlarged smoothly, a pixel between two cells takes from both; not smoothly, from the one it lies in", () => {
  const taken = (isSmooth: boolean) =>
    sharesOf(areaTapsOnward(4, 0.5, isSmooth)).map(({ pixel, cell, share }) => [pixel, cell, share]);
  expect(taken(true)).toEqual([
    [0, -1, 0.25],
    [0, 0, 0.75],
    [1, 0, 0.75],
    [1, 1, 0.25],
    [2, 0, 0.25],
    [2, 1, 0.75],
    [3, 1, 0.75],
    [3, 2, 0.25],
  ]);
  expect(taken(false)).toEqual([
    [0, 0, 1],
    [1, 0, 1],
    [2, 1, 1],
    [3, 1, 1],
  ]);
});
