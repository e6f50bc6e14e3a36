import { expect, test } from "vitest";
import { heightOf, pointing, standing } from "./figure.ts";

const heights = (positions: Float32Array, eye: number) =>
  Array.from({ length: positions.length / 3 }, (_, index) => heightOf(positions[3 * index + 1]!, eye));

test("somebody stands on the floor however high their eye is, and their head is where it is", () => {
  const { positions } = standing();
  for (const eye of [1_100, 1_600, 1_850]) {
    const all = heights(positions, eye);
    expect(Math.min(...all)).toBeCloseTo(0, 3);
    expect(Math.max(...all)).toBeCloseTo(eye + 80, 3);
  }
});

test("a ring about what is pointed at is whole at any height", () => {
  const all = heights(pointing().positions, 900);
  expect(Math.max(...all) - Math.min(...all)).toBeCloseTo(294, 3);
});
