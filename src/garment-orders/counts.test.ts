import { expect, test } from "vitest";
import { cellsOf, rowsOf, sumOf } from "./counts.ts";

const CELLS = [
  { size: "S", colour: "Ink", quantity: 4 },
  { size: "M", colour: "Ink", quantity: 6 },
  { size: "M", colour: "Ecru", quantity: 5 },
];

test("the rows of a matrix give its cells again", () => {
  expect(rowsOf(CELLS).map(({ name, counts }) => [name, counts])).toEqual([
    ["Ink", { S: 4, M: 6 }],
    ["Ecru", { M: 5 }],
  ]);
  expect(cellsOf(rowsOf(CELLS), ["S", "M", "L"])).toEqual(CELLS);
  expect(sumOf(CELLS)).toBe(15);
});

test("nothing is ordered of an empty cell, of a size that is gone, or under a name with blanks around it", () => {
  const rows = [{ id: 0, name: " Ink ", counts: { S: 0, M: 3, XXL: 9 } }];
  expect(cellsOf(rows, ["S", "M"])).toEqual([{ size: "M", colour: "Ink", quantity: 3 }]);
});
