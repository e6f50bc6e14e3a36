import { expect, test } from "vitest";
import { dominantColours, MAX_CHIPS } from "./chips.ts";
import { COLOUR_WORDS, nameOf } from "./names.ts";

const picture = (...runs: [hex: string, pixels: number, alpha?: number][]) =>
  Uint8Array.from(
    runs.flatMap(([hex, pixels, alpha = 255]) =>
      Array.from({ length: pixels }, () => [...Buffer.from(hex, "hex"), alpha]).flat(),
    ),
  );

test("the largest share comes first, with CIELAB of the colour shown", () => {
  const [first, second] = dominantColours(picture(["1b2440", 70], ["fafaf7", 30]));
  expect([first!.hex, first!.name, second!.hex, second!.name]).toEqual(["#1b2440", "navy", "#fafaf7", "white"]);
  expect(second!.lab![0]).toBeGreaterThan(97);
});

test("threads of nearly one colour are one chip, and there are five at most", () => {
  expect(dominantColours(picture(["b3202c", 50], ["b4212d", 50]))).toHaveLength(1);
  const many = Array.from({ length: 40 }, (_, i): [string, number] => [
    ((i * 397_051) % 0xffffff).toString(16).padStart(6, "0"),
    5 + i,
  ]);
  expect(dominantColours(picture(...many)).length).toBeLessThanOrEqual(MAX_CHIPS);
});

test("what cannot be seen has no colour", () => {
  expect(dominantColours(picture(["ff0000", 50, 0]))).toEqual([]);
  expect(dominantColours(picture(["ff0000", 90, 20], ["16161a", 10]))).toMatchObject([{ name: "black" }]);
});

test("every colour word names its own colour", () => {
  for (const [name, hex] of Object.entries(COLOUR_WORDS)) expect(nameOf(hex)).toBe(name);
});
