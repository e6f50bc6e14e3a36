import { perMm } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { relief } from "./relief.ts";

const GRID = { width: 5, height: 5, pxPerMm: perMm(2), mmPerStep: 0.01 };
const flat = () => Uint8ClampedArray.from({ length: 100 }, (_, index) => [128, 128, 255, 255][index % 4]!);
/** A ramp that rises 25 steps of 0.01 mm each half millimetre to the right: half a millimetre for each. */
const ramp = Array.from({ length: 100 }, (_, index) => (index % 4 === 0 ? 25 * ((index / 4) % 5) : 0));
const middle = (normals: Uint8ClampedArray) => [...normals.slice(48, 51)].map((value) => value / 127.5 - 1);

test("a ramp of one in two leans to the left by as much, seen on the piece", () => {
  const normals = flat();
  relief(normals, ramp, GRID, [1, 0, 0, 1, 0, 0], false);
  const [x, y, z] = middle(normals);
  expect(x! / z!).toBeCloseTo(-0.5, 1);
  expect(y).toBeCloseTo(0, 1);
});

test("on cloth that lies turned by a quarter the same ramp leans along the cloth's y", () => {
  const normals = flat();
  relief(normals, ramp, GRID, [0, 1, -1, 0, 0, 0], true);
  const [x, y, z] = middle(normals);
  expect(x).toBeCloseTo(0, 1);
  expect(y! / z!).toBeCloseTo(0.5, 1);
});

test("where nothing stands the relief of the yarns stays as it is", () => {
  const yarns = Uint8ClampedArray.from({ length: 100 }, (_, index) => [150, 110, 251, 255][index % 4]!);
  const normals = yarns.slice();
  relief(normals, new Uint8Array(100), GRID, [1, 0, 0, 1, 0, 0], true);
  for (const [index, value] of normals.entries()) expect(Math.abs(value - yarns[index]!)).toBeLessThanOrEqual(2);
});
