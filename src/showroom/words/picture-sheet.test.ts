import { MAX_GARMENTS_OF_STAND, MAX_STANDS_OF_ROOM } from "@selvedge/contract";
import { expect, test } from "vitest";
import { sheetFor } from "./picture-sheet.ts";

test("few pictures are drawn finely, many less so, and the sheet is never larger than a card takes", () => {
  const cells = [1, 12, 48, 49, 192, 193].map((count) => sheetFor(count).cell.width);
  expect(cells).toEqual([256, 256, 256, 128, 128, 64]);
  for (let count = 1; count <= MAX_GARMENTS_OF_STAND * MAX_STANDS_OF_ROOM; count += 1) {
    const { cell, columns, rows } = sheetFor(count);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(Math.max(columns * cell.width, rows * cell.height)).toBeLessThanOrEqual(2_048);
  }
});

test("of more pictures than a sheet has room for, as many are shown as it has", () => {
  expect(sheetFor(5_000)).toEqual({ cell: { width: 64, height: 80 }, columns: 32, rows: 25 });
});
