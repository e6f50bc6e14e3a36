import type { Matrix } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { latticeCells } from "./lattice.ts";

const BOX = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
const tileAt = (size: number, x: number, y: number): Matrix => [size, 0, 0, size, x, y];

test("a picture beside the piece is not drawn", () => {
  expect(latticeCells(tileAt(20, 100, 0), null, BOX)).toEqual({ kind: "few", shifts: [] });
});

test("a row of 20 mm pictures with 5 mm between them crosses a 100 mm piece four times and once in part", () => {
  const cells = latticeCells(tileAt(20, 0, 40), { u: [25, 0], v: null }, BOX);
  expect(cells).toEqual({
    kind: "few",
    shifts: [
      [0, 0],
      [25, 0],
      [50, 0],
      [75, 0],
    ],
  });
});

test("a row that passes above the piece is not drawn", () => {
  expect(latticeCells(tileAt(20, 0, -30), { u: [25, 0], v: null }, BOX)).toEqual({ kind: "few", shifts: [] });
});

test("a 50 mm lattice lays four copies on a 100 mm piece", () => {
  const cells = latticeCells(tileAt(50, 0, 0), { u: [50, 0], v: [0, 50] }, BOX);
  expect(cells.kind === "few" && cells.shifts.length).toBe(4);
});

test("thousands of small copies are drawn as one repeated tile", () => {
  expect(latticeCells(tileAt(2, 0, 0), { u: [2, 0], v: [0, 2] }, BOX).kind).toBe("many");
});
