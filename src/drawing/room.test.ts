import { expect, test } from "vitest";
import { fits, middleOf, roomFor, touches } from "./room.ts";

type Outline = readonly (readonly [number, number])[];

const SQUARE: Outline = [
  [0, 0],
  [100, 0],
  [100, 60],
  [0, 60],
];
const round = (radius: number, from: number, to: number): [number, number][] =>
  Array.from({ length: 33 }, (_, index) => {
    const angle = from + ((to - from) * index) / 32;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
/** Half of a circle skirt: a waist of 100 mm radius and 500 mm of cloth below it. */
const SKIRT: Outline = [...round(600, 0, Math.PI), ...round(100, Math.PI, 0)];
/** A collar: a bow 30 mm wide. */
const COLLAR: Outline = [...round(200, Math.PI / 4, (3 * Math.PI) / 4), ...round(170, (3 * Math.PI) / 4, Math.PI / 4)];

test("a rectangle fits where no edge of the piece reaches into it", () => {
  expect(fits(SQUARE, { x: 50, y: 30 }, { width: 90, height: 50 })).toBe(true);
  expect(fits(SQUARE, { x: 50, y: 30 }, { width: 101, height: 50 })).toBe(false);
  expect(fits(SQUARE, { x: 150, y: 30 }, { width: 10, height: 10 })).toBe(false);
  expect(fits(SKIRT, { x: 0, y: 300 }, { width: 200, height: 200 })).toBe(true);
  expect(fits(SKIRT, { x: 0, y: 150 }, { width: 200, height: 200 })).toBe(false);
});

test("on a plain piece the middle is that of its box", () => {
  expect(middleOf(SQUARE, { width: 40, height: 40 })).toEqual({ x: 50, y: 30 });
});

test("on a ring and on a bow the middle is on the cloth, with room around it, and on the centre line", () => {
  const middle = middleOf(SKIRT, { width: 220, height: 220 });
  expect(middle.x).toBeCloseTo(0, 6);
  expect(middleOf(COLLAR).x).toBeCloseTo(0, 6);
  expect(fits(SKIRT, middle, { width: 220, height: 220 })).toBe(true);
  expect(fits(COLLAR, middleOf(COLLAR), { width: 10, height: 10 })).toBe(true);
});

test.each([
  [SQUARE, 30, 30],
  [SKIRT, 220, 110],
  [COLLAR, 113, 113],
  [COLLAR, 2_000, 20],
] as const)("what is laid is wholly on the piece, in its own proportions (%#)", (outline, width, height) => {
  const laid = roomFor(outline, { width, height });
  expect(fits(outline, laid, laid)).toBe(true);
  expect(laid.width / laid.height).toBeCloseTo(width / height, 6);
  expect(laid.width).toBeLessThanOrEqual(width);
});

test("what fits keeps its size", () => {
  expect(roomFor(SQUARE, { width: 40, height: 30 })).toEqual({ x: 50, y: 30, width: 40, height: 30 });
});

test("what fits nowhere lies in the middle where that is on the piece, and on a ring beside its hole", () => {
  expect(middleOf(SQUARE, { width: 500, height: 500 })).toEqual({ x: 50, y: 30 });
  expect(fits(SKIRT, middleOf(SKIRT, { width: 5_000, height: 500 }), { width: 100, height: 100 })).toBe(true);
});

test.each([
  [{ x: 50, y: 30, width: 10, height: 10, angle: 30 }, true],
  [{ x: 50, y: 30, width: 500, height: 500, angle: 0 }, true],
  [{ x: -4, y: 30, width: 10, height: 10, angle: 0 }, true],
  [{ x: -6, y: 30, width: 10, height: 10, angle: 0 }, false],
  [{ x: -6, y: 30, width: 10, height: 10, angle: 45 }, true],
  [{ x: 150, y: 30, width: 120, height: 4, angle: 0 }, true],
  [{ x: 150, y: 30, width: 120, height: 4, angle: 90 }, false],
])("a rectangle at %j touches the piece: %s", (box, isOn) => {
  expect(touches(SQUARE, box)).toBe(isOn);
});

test("what lies in the hole of a ring does not touch it", () => {
  expect(touches(SKIRT, { x: 0, y: 40, width: 60, height: 30, angle: 0 })).toBe(false);
});
