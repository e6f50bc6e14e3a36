import { expect, test } from "vitest";
import { createPalm } from "./palm.ts";

const finger = { pointerType: "touch", pointerId: 2 };
const pen = { pointerType: "pen", pointerId: 7 };

test("without a pen a finger does what a finger does", () => {
  const palm = createPalm();
  expect(palm.rests(finger)).toBe(false);
  expect(palm.onlyPans(finger)).toBe(false);
});

test("while the pen is down a palm does nothing; lifted, fingers move the board and edit nothing", () => {
  const palm = createPalm();
  expect(palm.rests(pen)).toBe(false);
  expect(palm.onlyPans(pen)).toBe(false);
  expect(palm.rests(finger)).toBe(true);
  palm.lift(finger);
  expect(palm.rests(finger)).toBe(true);
  palm.lift(pen);
  expect(palm.rests(finger)).toBe(false);
  expect(palm.onlyPans(finger)).toBe(true);
  expect(palm.onlyPans({ pointerType: "mouse", pointerId: 1 })).toBe(false);
});
