import { expect, test } from "vitest";
import { sewnSquares } from "../mesh/sewn-squares.test-data.ts";
import { DrapeFileError, decodeDrape, encodeDrape } from "./drape-file.ts";

const worst = (a: Float32Array, b: Float32Array) =>
  a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? Number.NaN))), 0);

test("a drape survives its file: the same pieces and triangles, positions to a hundredth of a millimetre", () => {
  const drape = sewnSquares(0.7);
  const back = decodeDrape(encodeDrape(drape));
  expect(back.pieces).toEqual(drape.pieces);
  expect(back.indices).toEqual(drape.indices);
  expect(back.weld).toEqual(drape.weld);
  expect(back.form.indices).toEqual(drape.form.indices);
  expect(worst(back.particles, drape.particles)).toBeLessThan(0.01);
  expect(worst(back.uv, drape.uv)).toBeLessThan(0.01);
  expect(worst(back.form.positions, drape.form.positions)).toBeLessThan(0.01);
});

test("the file is small: at most twelve bytes a vertex and little more than one an index", () => {
  const drape = sewnSquares(0.7);
  expect(encodeDrape(drape).length).toBeLessThan(200 + 12 * drape.weld.length + 1.3 * drape.indices.length);
});

test.each([
  ["nothing", new Uint8Array()],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0)],
  ["a drape cut short", encodeDrape(sewnSquares(0.2)).slice(0, 900)],
  ["a drape of another version", encodeDrape(sewnSquares(0.2)).map((byte, index) => (index === 4 ? 99 : byte))],
])("%s is refused", (_, bytes) => {
  expect(() => decodeDrape(bytes)).toThrow(DrapeFileError);
});
