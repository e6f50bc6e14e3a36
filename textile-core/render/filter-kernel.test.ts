import { expect, test } from "vitest";
import { LANES, withWorkspace } from "./filter-kernel.ts";

test("adds to every block the weighted sum of its taps", () => {
  const weights = [0.25, -0.5, 2];
  const blocks = 5;
  const step = 2;
  withWorkspace(4_096, ({ memory: { buffer }, weigh }) => {
    const source = new Float32Array(buffer, 0, (step * blocks + weights.length) * LANES).map((_, index) =>
      Math.fround(Math.sin(index)),
    );
    new Float32Array(buffer, 0, source.length).set(source);
    const own = new Float32Array(buffer, 2_048, weights.length);
    own.set(weights);
    const into = new Float32Array(buffer, 2_064, blocks * LANES).fill(3);
    weigh(0, 4 * LANES, own.byteOffset, weights.length, into.byteOffset, step * 4 * LANES, blocks);
    for (const [index, value] of into.entries()) {
      const first = Math.floor(index / LANES) * step * LANES + (index % LANES);
      const sum = weights.reduce((total, weight, tap) => total + weight * source[first + tap * LANES]!, 3);
      expect(value).toBeCloseTo(sum, 5);
    }
  });
});

test("a memory is lent again when it is large enough, and never to two at once", () => {
  const first = withWorkspace(70_000, (one) => withWorkspace(70_000, (two) => [one, two]));
  expect(first[0]).not.toBe(first[1]);
  expect(first).toContain(withWorkspace(100, (one) => one));
});
