import type { PieceMesh } from "@selvedge/garment-core";
import { expect, test } from "vitest";
import { outlineEdges, preparePiece } from "./prepare.ts";

/** Two triangles of 100 × 100 mm that face +z: corners in the order upper left, upper right, lower right, lower left; the foot is open. */
const square: PieceMesh = {
  key: "front",
  positions: Float32Array.from([0, 100, 0, 100, 100, 0, 100, 0, 0, 0, 0, 0]),
  normals: Float32Array.from([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]),
  uv: Float32Array.from([0, 0, 100, 0, 100, 100, 0, 100]),
  edgeDistance: new Float32Array(4),
  indices: Uint32Array.from([0, 2, 1, 0, 3, 2]),
  // The cloth on its left seen from outside: along the foot from left to right.
  openEdges: Uint32Array.from([3, 2]),
};

test("an outline is made of the sides that belong to one triangle", () => {
  const sides = outlineEdges(square.indices, 4).map(({ a, b }) => [a, b].sort().join());
  expect(sides.sort()).toEqual(["0,1", "0,3", "1,2", "2,3"]);
});

test("sewn and open edges are measured apart", () => {
  const { edges } = preparePiece(square);
  // The upper corners lie on sewn edges and farther from the hem than distances are kept; the lower ones on both.
  const corner = (index: number) => [...edges.slice(3 * index, 3 * index + 2)];
  expect([0, 1, 2, 3].map(corner)).toEqual([
    [0, 80],
    [0, 80],
    [0, 0],
    [0, 0],
  ]);
});

test("topstitching 10 mm above the foot lies between its two sides", () => {
  const { edges } = preparePiece(square, [
    [
      [0, 90],
      [100, 90],
    ],
  ]);
  expect([0, 1, 2, 3].map((index) => edges[3 * index + 2])).toEqual([80, 80, -10, -10]);
});

test("a hem is as thick as turned cloth, lies inside and faces down", () => {
  const shown = preparePiece(square);
  const hem = shown.positions.slice(12);
  expect(hem.length).toBe(12);
  const depths = [2, 5, 8, 11].map((index) => hem[index]!);
  expect(depths.map((depth) => Math.round(depth * 10) / 10)).toEqual([0, -1.3, 0, -1.3]);
  for (let index = 12; index < shown.normals.length; index += 3) expect(shown.normals[index + 1]).toBeLessThan(-0.5);
  expect(shown.triangles.length).toBe(6 + 6);
});
