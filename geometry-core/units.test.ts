import { expect, test } from "vitest";
import { degreesOf, normaliseAngle, radiansOf } from "./angles.ts";
import { CSS_PX_PER_MM, dpiAt, MM_PER_INCH, POINTS_PER_MM, pxPerMmAt } from "./lengths.ts";
import { clamp, modulo } from "./numbers.ts";
import { type Degrees, degrees, type Mm, mm, mmOf, type Px, type PxPerMm, px, pxOf, type Radians, radians } from "./units.ts";
import { cross3, unit3 } from "./vector3.ts";

test("an inch is 25.4 mm, 72 points of print and 96 pixels of the screen", () => {
  expect(pxPerMmAt(300) * MM_PER_INCH).toBeCloseTo(300, 9);
  expect(dpiAt(pxPerMmAt(300))).toBeCloseTo(300, 9);
  expect(MM_PER_INCH * POINTS_PER_MM).toBeCloseTo(72, 9);
  expect(MM_PER_INCH * CSS_PX_PER_MM).toBeCloseTo(96, 9);
  expect(pxOf(mm(25.4), CSS_PX_PER_MM)).toBeCloseTo(96, 9);
  expect(mmOf(px(48), CSS_PX_PER_MM)).toBeCloseTo(12.7, 9);
});

test("a unit is not taken for another, nor a plain number for one that must say its own", () => {
  const width = (length: Mm, scale: PxPerMm): Px => pxOf(length, scale);
  // @ts-expect-error pixels are no millimetres
  width(px(3), CSS_PX_PER_MM);
  // @ts-expect-error a plain number does not say what it is
  width(3, CSS_PX_PER_MM);
  // @ts-expect-error a length is no scale
  width(mm(3), mm(4));
  // @ts-expect-error degrees are no radians
  const turn: Radians = degrees(90);
  // @ts-expect-error what is radians already is not turned into radians again
  radiansOf(radians(turn as number));
  // @ts-expect-error nor does a constructor take what has another unit
  const angle: Degrees = degrees(radiansOf(90));
  expect([turn, angle].every(Number.isFinite)).toBe(true);
});

test("half a turn is π, and one direction has one number", () => {
  expect(radiansOf(180)).toBe(Math.PI);
  expect(degreesOf(radians(Math.PI / 2))).toBe(90);
  expect([180, -180, 540, 359, -190, 45.3].map((angle) => normaliseAngle(angle))).toEqual([-180, -180, -180, -1, 170, 45.3]);
  expect(Object.is(normaliseAngle(-0), 0)).toBe(true);
});

test("what is left of a division is never below 0", () => {
  expect([modulo(-1, 7), modulo(7, 7), modulo(-7, 7), modulo(9.5, 7)]).toEqual([6, 0, 0, 2.5]);
  // Below 0 by less than the rounding of a number of that size.
  expect([modulo(-1e-18, 7), modulo(0.1, 1_000)]).toEqual([0, 0.1]);
  expect([clamp(5, 0, 3), clamp(-5, 0, 3), clamp(2, 0, 3)]).toEqual([3, 0, 2]);
});

test("a vector without length has no direction, and east across south looks up", () => {
  expect(unit3([0, 0, 0])).toEqual([0, 0, 0]);
  expect(unit3([0, 3, 4])).toEqual([0, 0.6, 0.8]);
  expect(cross3([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
});
