import { expect, test } from "vitest";
import { brokenInto } from "./lines.ts";
import { shelved } from "./shelves.ts";

const measure = (part: string) => part.length;

test("words are broken between them, and what has no room is cut with an ellipsis", () => {
  expect(brokenInto("yarn dyed shirting", 10, 3, measure)).toEqual(["yarn dyed", "shirting"]);
  expect(brokenInto("yarn dyed shirting for a whole season", 10, 2, measure)).toEqual(["yarn dyed", "shirting…"]);
  expect(brokenInto("Donaudampfschiff", 8, 1, measure)).toEqual(["Donauda…"]);
  expect(brokenInto("色织衬衫面料", 4, 2, measure)).toEqual(["色织衬衫", "面料"]);
});

test("labels lie beside one another and never over the edge of their sheet", () => {
  const sheet = { width: 10, height: 6 };
  expect(
    shelved(
      [
        { width: 6, height: 2 },
        { width: 4, height: 3 },
        { width: 5, height: 3 },
      ],
      sheet,
    ),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 6, y: 0 },
    { x: 0, y: 3 },
  ]);
  expect(
    shelved(
      [
        { width: 6, height: 4 },
        { width: 6, height: 4 },
      ],
      sheet,
    ),
  ).toBeNull();
  expect(shelved([{ width: 11, height: 1 }], sheet)).toBeNull();
});
