import fc from "fast-check";
import { expect, test } from "vitest";
import { type Hex, labOf } from "./convert.ts";
import { ciede2000 } from "./difference.ts";
import { paletteOf } from "./palette.ts";
import type { Picture } from "./pixels.ts";
import { recolour } from "./recolour.ts";

const bytesOf = (hex: Hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const picture = (width: number, hexes: readonly Hex[]): Picture => ({
  width,
  height: hexes.length / width,
  rgba: new Uint8ClampedArray(hexes.flatMap((hex) => [...bytesOf(hex), 255])),
});
const repeated = (parts: readonly (readonly [Hex, number])[]): Hex[] =>
  parts.flatMap(([hex, count]) => Array.from({ length: count }, () => hex));

const INKS = [
  ["#f2ead9", 500],
  ["#1f2b52", 300],
  ["#b0123f", 150],
  ["#c8a13a", 50],
] as const;

test("a print of four inks has these four in the order of their area, with their shares", () => {
  const slots = paletteOf(picture(100, repeated(INKS)), 8);
  expect(slots.map(({ hex, share }) => [hex, share])).toEqual([
    ["#f2ead9", 0.5],
    ["#1f2b52", 0.3],
    ["#b0123f", 0.15],
    ["#c8a13a", 0.05],
  ]);
});

test("the palette does not depend on where the pixels lie", () => {
  const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(fc.array(anyHex, { minLength: 2, maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (hexes, slots) => {
      expect(paletteOf(picture(hexes.length, [...hexes].reverse()), slots)).toEqual(
        paletteOf(picture(hexes.length, hexes), slots),
      );
    }),
    { numRuns: 100 },
  );
});

test("grain around an ink is still that ink", () => {
  const grainy = Array.from({ length: 400 }, (_, index): Hex => {
    const [r, g, b] = bytesOf(index < 300 ? "#1f2b52" : "#e8dcc4").map((value) => value + ((index * 7) % 5) - 2);
    return `#${[r, g, b].map((value) => value!.toString(16).padStart(2, "0")).join("")}`;
  });
  const slots = paletteOf(picture(20, grainy), 6);
  expect(slots).toHaveLength(2);
  expect(ciede2000(slots[0]!.lab, labOf("#1f2b52"))).toBeLessThan(1.5);
  expect(slots[0]!.share).toBe(0.75);
});

test("the soft edges between two inks do not pull the inks together", () => {
  const line = Array.from({ length: 60 }, (_, x): Hex => {
    const place = x % 12;
    return place === 0 || place === 6 ? "#8a8c97" : place < 6 ? "#1f2b52" : "#f2ead9";
  });
  const striped = picture(60, Array.from({ length: 20 }, () => line).flat());
  const [light, dark] = paletteOf(striped, 2);
  expect(ciede2000(light!.lab, labOf("#f2ead9"))).toBeLessThan(1);
  expect(ciede2000(dark!.lab, labOf("#1f2b52"))).toBeLessThan(1);
});

test("clear pixels do not count, and a picture of nothing has no palette", () => {
  const clear = picture(2, ["#ff0000", "#00ff00"]);
  clear.rgba[3] = 0;
  expect(paletteOf(clear, 4).map(({ hex }) => hex)).toEqual(["#00ff00"]);
  clear.rgba[7] = 0;
  expect(paletteOf(clear, 4)).toEqual([]);
});

test("a slot takes its new colour, the others stay to the byte, and transparency is kept", () => {
  const print = picture(100, repeated(INKS));
  print.rgba[3] = 17;
  const slots = paletteOf(print, 8);
  const changes = slots.map(({ lab, hex }) => ({ from: lab, to: hex === "#b0123f" ? labOf("#2f7a5a") : lab }));
  const after = recolour(print, changes);
  expect(paletteOf(after, 8).map(({ hex }) => hex)).toEqual(["#f2ead9", "#1f2b52", "#2f7a5a", "#c8a13a"]);
  expect(after.rgba[3]).toBe(17);
  expect([...after.rgba.slice(0, 3)]).toEqual(bytesOf("#f2ead9"));
});

test("with no change, any picture stays the same to the byte", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 64 }), (bytes) => {
      const pixels = Math.floor(bytes.length / 4);
      const any: Picture = { width: pixels, height: 1, rgba: new Uint8ClampedArray(bytes.slice(0, pixels * 4)) };
      const same = paletteOf(any, 5).map(({ lab }) => ({ from: lab, to: lab }));
      expect(recolour(any, same).rgba).toEqual(any.rgba);
    }),
  );
});

test("a soft edge between two inks stays between their new colours", () => {
  const [dark, light] = [labOf("#1f2b52"), labOf("#f2ead9")];
  const edge = picture(1, ["#8a8c97"]);
  const after = recolour(edge, [
    { from: dark, to: labOf("#5a1020") },
    { from: light, to: light },
  ]);
  const [r, g, b] = after.rgba;
  expect(r! - b!).toBeGreaterThan(20);
  expect(r!).toBeGreaterThan(0x8a);
  expect(g!).toBeLessThan(0x8c);
});
