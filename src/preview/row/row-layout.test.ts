import { expect, test } from "vitest";
import { rowLayout } from "./row-layout.ts";

test("three colourways stand in one row at a desk, and two abreast on a phone", () => {
  const desk = rowLayout(3, 1360, false);
  expect(desk.cells.map(({ y }) => y)).toEqual([0, 0, 0]);
  const phone = rowLayout(3, 326, false);
  expect(phone.cells.map(({ x }) => x)).toEqual([0, 169, 0]);
  expect(phone.cells.map(({ y }) => y)).toEqual([0, 0, phone.cells[2]!.y]);
  expect(phone.cells[2]!.y).toBeGreaterThan(phone.cells[0]!.height);
});

test("no garment stands on another or outside the row, however many there are", () => {
  for (let count = 1; count <= 24; count++)
    for (const width of [280, 326, 700, 1360]) {
      const { cells, height } = rowLayout(count, width, false);
      for (const [index, one] of cells.entries()) {
        expect(one.x + one.width).toBeLessThanOrEqual(width);
        expect(one.y + one.height).toBeLessThan(height);
        for (const other of cells.slice(index + 1))
          expect(one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y).toBe(true);
      }
    }
});

test("where people read from the right the first garment stands at the right", () => {
  const { cells } = rowLayout(3, 1000, true);
  expect(cells[0]!.x + cells[0]!.width).toBe(1000);
  expect(cells[1]!.x).toBeLessThan(cells[0]!.x);
});
