import type { Artwork } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { blocksOf, laidOver, moved } from "./order.ts";

/** a, then the group b c, then d. */
const document = {
  order: ["a", "b", "c", "d"],
  artworks: Object.fromEntries(["a", "b", "c", "d"].map((id) => [id, { id, group: "bc".includes(id) ? "g" : null } as Artwork])),
};

test("a group is one block among the others", () => {
  expect(blocksOf(document)).toEqual([["a"], ["b", "c"], ["d"]]);
});

test("an artwork goes past a group as a whole, one of a group within it, and a group past its neighbour", () => {
  expect(moved(document, ["a"], 1)).toEqual(["b", "c", "a", "d"]);
  expect(moved(document, ["d"], -1)).toEqual(["a", "d", "b", "c"]);
  expect(moved(document, ["b"], 1)).toEqual(["a", "c", "b", "d"]);
  expect(moved(document, ["b", "c"], 1)).toEqual(["a", "d", "b", "c"]);
  expect(moved(document, ["c"], 1)).toEqual(document.order);
  expect(moved(document, ["a", "d"], 1)).toEqual(["b", "c", "a", "d"]);
});

test("what is dragged in the list comes to lie directly over what it was dropped on", () => {
  expect(laidOver(document, ["a"], "d")).toEqual(["b", "c", "d", "a"]);
  expect(laidOver(document, ["b", "c"], null)).toEqual(["b", "c", "a", "d"]);
  expect(laidOver(document, ["b", "c"], "b")).toEqual(document.order);
});
