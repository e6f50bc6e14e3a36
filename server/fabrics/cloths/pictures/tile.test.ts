import { expect, test } from "vitest";
import { SWATCH_MM, SWATCH_PX, swatch } from "./swatch.ts";
import { clothAt, sampleCloth, type Tile, toByte } from "./tile.ts";

/** Stripes of black and white, `mm` wide each. */
function striped(mm: number, perMm: number): Tile {
  const width = Math.round(2 * mm * perMm);
  const pixels = Uint8Array.from({ length: width * width * 3 }, (_, i) => ((i / 3) % width < width / 2 ? 0 : 255));
  return { width, height: width, mmWidth: 2 * mm, mmHeight: 2 * mm, channels: 3, pixels };
}

const meanLight = ({ light }: { light: Float32Array }) => light.reduce((sum, value) => sum + value, 0) / light.length;

test("shrinking a tile keeps its mean light, at any density", () => {
  for (const perMm of [1.3, 2.7, 5, 9.9, 400]) expect(meanLight(clothAt(striped(5, 10), perMm))).toBeCloseTo(0.5, 4);
});

test("cloth goes on without end and without a seam", () => {
  const cloth = clothAt(striped(5, 10), 10);
  const [here, there] = [new Float32Array(3), new Float32Array(3)];
  for (const x of [0.3, 4.9, 5.05, 9.97]) {
    sampleCloth(cloth, x, 1, here);
    sampleCloth(cloth, x - 30, 1 + 40, there);
    expect(there[0]).toBeCloseTo(here[0]!, 3);
  }
});

test("a swatch is 60 mm wide: stripes of 5 mm are 40 px", () => {
  const pixels = swatch(striped(5, 20));
  const row = Array.from({ length: SWATCH_PX }, (_, x) => pixels[(100 * SWATCH_PX + x) * 3]! > 127);
  const changes = row.flatMap((isWhite, x) => (x > 0 && isWhite !== row[x - 1] ? [x] : []));
  expect(SWATCH_PX / SWATCH_MM).toBe(8);
  changes.slice(1).forEach((x, i) => {
    expect(Math.abs(x - changes[i]! - 40)).toBeLessThanOrEqual(1);
  });
  expect(changes.length).toBe(11);
});

test("light becomes the sRGB byte that shows it, clipped to what can be shown", () => {
  expect([toByte(0), toByte(1), toByte(2), toByte(-1)]).toEqual([0, 255, 255, 0]);
  expect(Math.abs(toByte(0.2140411) - 127.5)).toBeLessThanOrEqual(1);
});
