import { expect, test } from "vitest";
import { createFormat } from "../session/format.ts";
import { TEST_STYLE } from "../testing/open-test-design.ts";
import { extentOf, heldAt, measuredText, straightened } from "./measured.ts";

const { pieces } = TEST_STYLE;
const FORMAT = createFormat("en");

test("a tape of 30 across and 40 down is 50 mm long; in inches 1.97", () => {
  const measured = { from: { x: 10, y: 10 }, to: { x: 40, y: 50 } };
  expect(extentOf(measured)).toEqual({ length: 50, across: 30, down: 40 });
  expect(measuredText(measured, false, FORMAT)).toBe("50.0 mm   ↔ 30.0 mm   ↕ 40.0 mm");
  expect(measuredText({ from: { x: 0, y: 0 }, to: { x: 50.8, y: 0 } }, true, FORMAT)).toBe("2.00 in");
});

test("the tape catches on a piece's corner, else on its edge, else nowhere", () => {
  // The front lies from x 50 to 550 and y 0 to 700 on the board.
  expect(heldAt(pieces, { x: 52, y: 3 }, 1)).toEqual({ x: 50, y: 0 });
  expect(heldAt(pieces, { x: 55, y: 300 }, 1)).toEqual({ x: 50, y: 300 });
  expect(heldAt(pieces, { x: 300, y: 300 }, 1)).toEqual({ x: 300, y: 300 });
  expect(heldAt(pieces, { x: 55, y: 300 }, 4)).toEqual({ x: 55, y: 300 });
});

test("with Shift it runs level or upright", () => {
  expect(straightened({ x: 0, y: 0 }, { x: 30, y: -10 })).toEqual({ x: 30, y: 0 });
  expect(straightened({ x: 0, y: 0 }, { x: 3, y: -10 })).toEqual({ x: 0, y: -10 });
});
