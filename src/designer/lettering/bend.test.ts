import { expect, test } from "vitest";
import { bend, bentExtent, type Coverage } from "./bend.ts";

const bar = (width: number, height: number): Coverage => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height).fill(255),
});
const inkOf = ({ data }: Coverage) => data.reduce((sum, each) => sum + each, 0) / 255;

test("a straight text stays the picture it was", () => {
  const straight = bar(30, 4);
  expect(bend(straight, 0)).toBe(straight);
  expect(bentExtent(straight, 0)).toBe(straight);
});

test("a bar of 300 × 20 bent half round is a half ring about 191 wide: its middle line is still 300 long", () => {
  const radius = 300 / Math.PI;
  const size = bentExtent({ width: 300, height: 20 }, 180);
  expect(size.width).toBeCloseTo(2 * (radius + 10), 6);
  expect(size.height).toBeCloseTo(radius + 10, 6);
  // A ring's area is its middle line times its thickness.
  expect(inkOf(bend(bar(300, 20), 180)) / (300 * 20)).toBeCloseTo(1, 1);
});

test("above 0° the middle stands higher than the ends, below 0° lower", () => {
  const column = (coverage: Coverage, x: number) =>
    Array.from({ length: coverage.height }, (_, y) => y).filter((y) => coverage.data[y * coverage.width + x]! > 127);
  const arch = bend(bar(200, 10), 90);
  const bowl = bend(bar(200, 10), -90);
  const middle = Math.floor(arch.width / 2);
  expect(column(arch, middle)[0]).toBe(0);
  expect(column(bowl, middle).at(-1)).toBe(bowl.height - 1);
  expect(column(arch, 6)[0]!).toBeGreaterThan(20);
  expect(bowl.width).toBe(arch.width);
});

test("a short, high text is not folded over its own middle", () => {
  const size = bentExtent({ width: 10, height: 40 }, 330);
  expect(size.width).toBeLessThan(90);
  expect(bend(bar(10, 40), 330).data.some((each) => each === 255)).toBe(true);
});
