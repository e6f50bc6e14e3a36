import { expect, test } from "vitest";
import { byteOfLight, codeOfLight, hexOfLight, LIGHT_OF_BYTE, lightOfCode, lightOfHex, luminanceOf } from "./srgb.ts";

test("every byte comes back from its light", () => {
  for (let byte = 0; byte < 256; byte++) {
    expect(byteOfLight(LIGHT_OF_BYTE[byte]!)).toBe(byte);
    expect(codeOfLight(lightOfCode(byte / 255)) * 255).toBeCloseTo(byte, 9);
  }
});

test("the table of bytes is the formula to within 0.6 of a byte, and clips what is out of range", () => {
  const away = Array.from({ length: 100_001 }, (_, step) => {
    const light = step / 100_000;
    return Math.abs(byteOfLight(light) - 255 * codeOfLight(light));
  });
  expect(away.reduce((most, one) => Math.max(most, one))).toBeLessThan(0.61);
  expect([-1, 0, 1, 7, Number.NaN].map(byteOfLight)).toEqual([0, 0, 255, 255, 0]);
});

test("the middle grey of a screen is a fifth of the light", () => {
  expect(lightOfHex("#808080")[0]).toBeCloseTo(0.2159, 4);
  expect(lightOfHex("#ff0000")).toEqual([1, 0, 0]);
});

test("white is as bright as its channels together, and green is most of it", () => {
  expect(luminanceOf(1, 1, 1)).toBeCloseTo(1, 12);
  expect(luminanceOf(0, 1, 0)).toBeGreaterThan(3 * luminanceOf(1, 0, 0));
  expect(luminanceOf(1, 0, 0)).toBeGreaterThan(2 * luminanceOf(0, 0, 1));
});

test("a colour comes back from its light, and light out of range is clipped", () => {
  for (const hex of ["#000000", "#0a80ff", "#ece5d8"]) expect(hexOfLight(lightOfHex(hex))).toBe(hex);
  expect(hexOfLight([-1, 2, 0])).toBe("#00ff00");
});
