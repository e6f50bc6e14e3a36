import { expect, test } from "vitest";
import { levelFor } from "./fine-enough.ts";
import { halvings, type Pixels, reduce } from "./pyramid.ts";

function picture(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number, number],
): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colourAt(x, y), 4 * (y * width + x));
  return { width, height, data };
}

test("black and white yarns in equal parts become the grey that reflects half the light", () => {
  const small = reduce(
    picture(8, 8, (x) => (x % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255])),
    4,
    4,
  );
  expect([...small.data.slice(0, 4)]).toEqual([188, 188, 188, 255]);
});

test("what is transparent lends no colour to its neighbours", () => {
  const small = reduce(
    picture(2, 2, (x) => (x ? [255, 0, 0, 255] : [0, 255, 0, 0])),
    1,
    1,
  );
  expect([...small.data]).toEqual([255, 0, 0, 128]);
});

test("an odd width loses nothing at its end", () => {
  const small = reduce(
    picture(5, 1, (x) => (x === 4 ? [255, 255, 255, 255] : [0, 0, 0, 255])),
    2,
    1,
  );
  expect(small.data[0]).toBe(0);
  // 1 of the 2.5 pixels under the second one is white.
  expect(small.data[4]).toBe(Math.round(255 * (1.055 * 0.4 ** (1 / 2.4) - 0.055)));
});

test("halvings have the sizes of a mip chain down to one pixel", () => {
  const levels = halvings(picture(20, 6, () => [9, 9, 9, 255]));
  expect(levels.map(({ width, height }) => [width, height])).toEqual([
    [10, 3],
    [5, 1],
    [2, 1],
    [1, 1],
  ]);
});

test("the level taken is the smallest that is fine enough, and the finest when none is", () => {
  expect(levelFor([1024, 512, 256, 128], 300)).toBe(1);
  expect(levelFor([1024, 512, 256, 128], 256)).toBe(2);
  expect(levelFor([1024, 512, 256, 128], 5000)).toBe(0);
  expect(levelFor([1024, 512, 256, 128], 3)).toBe(3);
});
