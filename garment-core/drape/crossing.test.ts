import { expect, test } from "vitest";
import { crossedTriangles } from "./crossing.ts";

/** A square in the plane of x and y as two triangles, then a triangle standing on `z` that leans through it or does not. */
const square = [0, 0, 0, 10, 0, 0, 10, 10, 0, 0, 10, 0];
const corners = [0, 1, 2, 0, 2, 3, 4, 5, 6];
const standing = (z: number) => [...square, 6, 3, z, 8, 3, z, 7, 3, z + 4];

test("a triangle that goes through another is found, with the one it goes through", () => {
  expect([...crossedTriangles(corners, standing(-2))].sort()).toEqual([0, 2]);
});

test("a triangle that only stands over another crosses nothing, and neighbours do not cross at their common edge", () => {
  expect(crossedTriangles(corners, standing(0.5)).size).toBe(0);
});
