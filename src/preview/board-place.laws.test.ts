import { perMm } from "@selvedge/geometry-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onBoard, toPiece } from "./board-place.ts";
import { barLength } from "./scale-bar.tsx";

const mm = fc.double({ min: -2000, max: 2000, noNaN: true });
const layout = fc.record({ x: mm, y: mm, angle: fc.integer({ min: -180, max: 180 }) });

test("a place of a piece found on the board is the same place of the piece again", () => {
  fc.assert(
    fc.property(layout, mm, mm, (laid, x, y) => {
      const back = toPiece(laid, onBoard(laid, [x, y]));
      expect(back[0]).toBeCloseTo(x, 6);
      expect(back[1]).toBeCloseTo(y, 6);
    }),
  );
});

test("a piece turned by 90° lies with its own x down the board", () => {
  const [x, y] = onBoard({ x: 100, y: 50, angle: 90 }, [30, 0]);
  expect([Math.round(x), Math.round(y)]).toEqual([100, 80]);
});

test("the scale bar is a round length of 50 mm at true scale, and never wider than 240 px", () => {
  expect(barLength(perMm(96 / 25.4))).toBe(50);
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 100, noNaN: true }), (scale) => {
      expect(barLength(perMm(scale)) * scale).toBeLessThanOrEqual(240);
    }),
  );
});
