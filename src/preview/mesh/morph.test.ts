import { BufferAttribute } from "three";
import { expect, test } from "vitest";
import { isSameCut, Morph } from "./morph.ts";
import type { ShownGarment } from "./shown-mesh.ts";

const garment = (depth: number, width = 100): ShownGarment => {
  const sheet = {
    positions: Float32Array.of(0, 0, 0, width, 0, depth, 0, -100, 0),
    normals: new Float32Array(9),
    mm: Float32Array.of(0, 0, width, 0, 0, 100),
    edges: new Float32Array(9),
    occlusion: new Float32Array(3),
    triangles: Uint32Array.of(0, 2, 1),
  };
  return { pieces: [{ key: "skirt", ...sheet }], form: sheet, bounds: { min: [0, -100, 0], max: [width, 0, depth] } };
};

test("two drapes of one cut are distinguished from one of another size", () => {
  expect(isSameCut(garment(0), garment(40))).toBe(true);
  expect(isSameCut(garment(0), garment(0, 104))).toBe(false);
});

test("cloth goes half of its way in half of the time, and ends exactly where the other drape hangs", () => {
  const attribute = new BufferAttribute(Float32Array.of(0, 10), 1);
  const morph = new Morph([{ attribute, to: [40, 10] }]);
  expect(morph.step(1_000, false)).toBe(false);
  expect(morph.step(1_210, false)).toBe(false);
  expect([...attribute.array]).toEqual([20, 10]);
  expect(morph.step(1_420, false)).toBe(true);
  expect([...attribute.array]).toEqual([40, 10]);
});

test("for who wants no motion the cloth is there at once", () => {
  const attribute = new BufferAttribute(Float32Array.of(0), 1);
  expect(new Morph([{ attribute, to: [40] }]).step(0, true)).toBe(true);
  expect(attribute.array[0]).toBe(40);
});
