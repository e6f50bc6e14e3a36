import { expect, test } from "vitest";
import { type ImageMotif, imageTile, motifSeparations } from "./image.ts";
import { latticeOf } from "./lattice/presets.ts";
import { formPart, MAIN_TONES } from "./motif/motif.ts";
import { circle } from "./shape/curve.ts";

/** A red square with a clear rim. */
const square: ImageMotif = {
  width: 40,
  height: 40,
  mmWidth: 10,
  mmHeight: 10,
  rgba: new Uint8ClampedArray(40 * 40 * 4).map((_, index) => {
    const [x, y] = [(index >> 2) % 40, Math.floor((index >> 2) / 40)];
    const inside = x >= 10 && x < 30 && y >= 10 && y < 30;
    return [220, 20, 40, inside ? 255 : 0][index % 4]!;
  }),
};

test("an image on a half-drop covers its own area, twice in the tile, over the ground", () => {
  const tile = imageTile(latticeOf("half-drop", 20, 20), square, "#102030", { pixels: 160 });
  expect([tile.mmWidth, tile.mmHeight]).toEqual([40, 20]);
  const covered = tile.coverage.reduce((sum, value) => sum + value, 0) / 255 / tile.coverage.length;
  expect(covered * 40 * 20).toBeCloseTo(2 * 25, 0);
  expect([...tile.rgba.subarray(0, 4)]).toEqual([220, 20, 40, 255]);
  const away = (40 * tile.width + 40) * 4;
  expect([...tile.rgba.subarray(away, away + 4)]).toEqual([0x10, 0x20, 0x30, 255]);
});

test("an image over the tile's edge comes in again on the other side, a column lower by the drop", () => {
  const { rgba, width, height } = imageTile(latticeOf("half-drop", 20, 20), square, "#ffffff", { pixels: 160 });
  for (let y = 0; y < height; y += 7) {
    for (let x = 0; x < width; x += 7) {
      const other = ((y + height / 2) % height) * width + ((x + width / 2) % width);
      expect(rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)).toEqual(rgba.subarray(other * 4, other * 4 + 3));
    }
  }
});

test("a mirrored lattice shows an off-centre image four times", () => {
  const tile = imageTile(latticeOf("mirror", 20, 20), square, "#ffffff", { pixels: 160, frame: [1, 0, 0, 1, 8, 8] });
  const covered = tile.coverage.reduce((sum, value) => sum + value, 0) / 255 / tile.coverage.length;
  expect(covered * 40 * 40).toBeCloseTo(4 * 25, 0);
});

test("a vector motif on a lattice covers its area", () => {
  const disc = [formPart({ outline: circle(4, [0, 0], 60) }, MAIN_TONES)];
  const { inks, width, height } = motifSeparations(latticeOf("brick", 20, 20), disc, { hand: "ink", pixels: 200, seed: 1 });
  const main = inks.find(({ ink }) => ink === "main")!.cover;
  const key = inks.find(({ ink }) => ink === "key")!.cover;
  const covered =
    (main.reduce((sum, value) => sum + value, 0) + key.reduce((sum, value) => sum + value, 0)) / 255 / (width * height);
  expect(covered * 20 * 40).toBeGreaterThan(2 * Math.PI * 16 * 0.97);
  expect(covered * 20 * 40).toBeLessThan(2 * Math.PI * 17.6 * 1.1);
});
