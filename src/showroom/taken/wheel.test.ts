import { expect, test } from "vitest";
import { AS_TAKEN, nearerBy } from "./reach.ts";
import { nearerByWheel } from "./wheel.ts";

const turned = (deltaY: number, how: { deltaMode?: number; ctrlKey?: boolean } = {}) =>
  nearerByWheel({ deltaY, deltaMode: 0, ctrlKey: false, ...how });

test("a notch rolled away brings what is in hand a quarter nearer, and one rolled back takes it as far again", () => {
  expect(turned(-100)).toBeCloseTo(1.25, 9);
  expect(turned(100)).toBeCloseTo(0.8, 9);
  expect(nearerBy(nearerBy(AS_TAKEN, turned(-100)), turned(100)).nearer).toBeCloseTo(1, 9);
});

test("three lines or a page are a notch, and many small steps of a touchpad come to the same as one large one", () => {
  expect(turned(-3, { deltaMode: 1 })).toBeCloseTo(1.25, 9);
  expect(turned(-1, { deltaMode: 2 })).toBeCloseTo(1.25, 9);
  expect(turned(-5) ** 20).toBeCloseTo(turned(-100), 9);
});

test("fingers spread on a touchpad bring it nearer in steps as large as they are seen to move", () => {
  expect(turned(-5, { ctrlKey: true })).toBeCloseTo(turned(-20), 9);
  expect(turned(-100, { ctrlKey: true })).toBe(turned(-100));
});

test("a wheel that is turned sideways changes nothing", () => {
  expect(turned(0)).toBe(1);
});
