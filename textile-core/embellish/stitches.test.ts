import { degreesOf } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import type { Picture } from "../colour/pixels.ts";
import { countStitches, embroider, MAX_NEEDLES, MAX_SATIN_MM, MIN_STITCH_MM, TATAMI_MM } from "./stitches.ts";

const PLAN = { angle: 45, row: 0.4 };
type Rgba = readonly [number, number, number, number];
const NAVY: Rgba = [20, 38, 63, 255];
const RED: Rgba = [178, 55, 44, 255];
const CLEAR: Rgba = [0, 0, 0, 0];

function drawn(width: number, height: number, colourAt: (x: number, y: number) => Rgba): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rgba.set(colourAt(x, y), 4 * (y * width + x));
  return { width, height, rgba };
}
const all = ({ stitches }: { stitches: Float32Array }) =>
  Array.from({ length: stitches.length / 4 }, (_, i) => {
    const [x0, y0, x1, y1] = stitches.subarray(4 * i, 4 * i + 4) as unknown as [number, number, number, number];
    return {
      length: Math.hypot(x1 - x0, y1 - y0),
      degrees: (degreesOf(Math.atan2(y1 - y0, x1 - x0)) + 360) % 180,
      x: (x0 + x1) / 2,
      y: (y0 + y1) / 2,
    };
  });
const share = <Thing>(things: readonly Thing[], is: (thing: Thing) => boolean) => things.filter(is).length / things.length;

/** A ring of 4 mm within 40 mm: every stroke of it is narrow. */
const ring = drawn(400, 400, (x, y) => {
  const r = Math.hypot(x - 200, y - 200);
  return r < 190 && r > 150 ? RED : CLEAR;
});
const square = drawn(100, 100, () => NAVY);

test("a bar of 3 mm is sewn across: one stitch of 3 mm every 0.4 mm", () => {
  const bar = drawn(300, 90, (_x, y) => (y >= 30 && y < 60 ? NAVY : CLEAR));
  const stitches = all(embroider(bar, { width: 30, height: 9 }, PLAN));
  // 30 mm in rows of 0.4 mm is 75; the corners of the ends are sewn slantwise.
  expect(stitches.length).toBeGreaterThanOrEqual(72);
  expect(stitches.length).toBeLessThanOrEqual(90);
  const middle = stitches.filter(({ x }) => x > 4 && x < 26);
  expect(middle).toHaveLength(55);
  expect(share(middle, ({ degrees }) => Math.abs(degrees - 90) < 1)).toBe(1);
  expect(share(middle, ({ length }) => Math.abs(length - 3) < 0.25)).toBe(1);
});

test("a wide area is filled at the angle that is asked for, in rows of that distance", () => {
  const stitches = all(embroider(square, { width: 40, height: 40 }, { angle: 30, row: 0.4 }));
  expect(share(stitches, ({ degrees }) => Math.abs(degrees - 30) < 0.5)).toBe(1);
  const sewn = stitches.reduce((sum, { length }) => sum + length, 0);
  // 1600 mm² in rows of 0.4 mm.
  expect(sewn).toBeGreaterThan(0.97 * 4_000);
  expect(sewn).toBeLessThan(1.03 * 4_000);
  const finer = all(embroider(square, { width: 40, height: 40 }, { angle: 30, row: 0.25 }));
  expect(finer.length / stitches.length).toBeCloseTo(0.4 / 0.25, 1);
});

test("a ring is sewn across its stroke all the way round", () => {
  const stitches = all(embroider(ring, { width: 40, height: 40 }, PLAN));
  const off = stitches.map(({ x, y, degrees }) => {
    const radial = (degreesOf(Math.atan2(y - 20, x - 20)) + 360) % 180;
    const apart = Math.abs(radial - degrees);
    return Math.min(apart, 180 - apart);
  });
  expect(share(off, (degrees) => degrees <= 16)).toBeGreaterThan(0.9);
});

test("no stitch is shorter than 0.5 mm, none longer than satin may be, and a fill is pierced every 3.5 mm", () => {
  for (const [picture, size] of [
    [ring, { width: 40, height: 40 }],
    [ring, { width: 250, height: 120 }],
    [square, { width: 60, height: 20 }],
  ] as const)
    for (const { length } of all(embroider(picture, size, PLAN))) {
      expect(length).toBeGreaterThanOrEqual(MIN_STITCH_MM - 1e-3);
      expect(length).toBeLessThanOrEqual(MAX_SATIN_MM + 1e-3);
    }
  const fill = all(embroider(square, { width: 60, height: 60 }, PLAN));
  expect(Math.max(...fill.map(({ length }) => length))).toBeLessThanOrEqual(TATAMI_MM + MIN_STITCH_MM + 1e-3);
});

test("two colours are two threads, though their edge is soft, and each is counted by itself", () => {
  const soft = drawn(200, 100, (x) => {
    const t = Math.min(1, Math.max(0, (x - 98) / 4));
    return NAVY.map((value, i) => Math.round(value + (RED[i]! - value) * t)) as unknown as Rgba;
  });
  const { stitches, threads } = countStitches(soft, { width: 60, height: 30 }, PLAN);
  expect(threads).toHaveLength(2);
  expect(threads.reduce((sum, thread) => sum + thread.stitches, 0)).toBe(stitches);
  expect(threads[0]!.lengthMm / threads[1]!.lengthMm).toBeCloseTo(1, 0);
});

test("a photograph has no more threads than the machine has needles", () => {
  const photograph = drawn(120, 120, (x, y) => [(x * 2) % 256, (y * 2) % 256, ((x + y) * 3) % 256, 255]);
  expect(countStitches(photograph, { width: 80, height: 80 }, PLAN).threads.length).toBeLessThanOrEqual(MAX_NEEDLES);
});

test("what is clear is not sewn, and the same picture gives the same stitches", () => {
  const nothing = drawn(20, 20, () => CLEAR);
  expect(countStitches(nothing, { width: 30, height: 30 }, PLAN)).toEqual({ stitches: 0, threads: [] });
  expect(embroider(ring, { width: 40, height: 40 }, PLAN)).toEqual(embroider(ring, { width: 40, height: 40 }, PLAN));
});
