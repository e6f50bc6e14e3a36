import { expect, test } from "vitest";
import { hasThumbstick, thumbstickOf } from "./pointers.ts";

const withPad = (axes: readonly number[], pressed: readonly number[] = []) =>
  ({
    gamepad: { axes, buttons: [0, 1, 2, 3].map((index) => ({ pressed: pressed.includes(index) })) },
  }) as unknown as XRInputSource;

test("a thumb that rests on a touchpad turns nothing until it presses", () => {
  expect(thumbstickOf(withPad([0.9, 0]))).toBe(0);
  expect(thumbstickOf(withPad([0.9, 0], [2]))).toBe(0.9);
  expect(thumbstickOf(withPad([0.9, 0, -0.8, 0]))).toBe(-0.8);
});

test("a bare hand has nothing to turn by", () => {
  expect([withPad([]), { gamepad: undefined } as unknown as XRInputSource].map(hasThumbstick)).toEqual([false, false]);
  expect([withPad([0, 0]), withPad([0, 0, 0, 0])].map(hasThumbstick)).toEqual([true, true]);
});
