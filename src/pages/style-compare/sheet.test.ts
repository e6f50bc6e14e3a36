import { expect, test } from "vitest";
import { layOut } from "./sheet.ts";

test("pictures of a sheet stand in rows of at most four, inside its margins and without touching", () => {
  const { width, height, places, sheetHeight } = layOut(6, 2);
  expect(new Set(places.map(({ x }) => x)).size).toBe(4);
  expect(new Set(places.map(({ y }) => y)).size).toBe(2);
  expect(Math.max(...places.map(({ x }) => x + width))).toBeLessThanOrEqual(1_520);
  expect(places[4]!.y).toBeGreaterThan(places[0]!.y + height + 2 * 30);
  expect(sheetHeight).toBeGreaterThan(places[5]!.y + height + 2 * 30);
});

test("one picture fills the width of the sheet", () => {
  expect(layOut(1, 1)).toMatchObject({ width: 1_440, height: 1_800, places: [{ x: 80 }] });
});
