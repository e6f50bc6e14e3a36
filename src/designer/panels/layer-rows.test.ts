import type { Artwork } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { droppedOrder, layerRows } from "./layer-rows.ts";

/** From back to front: a, then the group b c, then d. */
const document = {
  order: ["a", "b", "c", "d"],
  artworks: Object.fromEntries(["a", "b", "c", "d"].map((id) => [id, { id, group: "bc".includes(id) ? "g" : null } as Artwork])),
};
const rows = layerRows(document);
const dropped = (from: number, to: number) => droppedOrder(document, rows, from, to).join("");

test("rows come topmost first, a group's head over its artworks", () => {
  expect(rows.map(({ key }) => key)).toEqual(["d", "group c", "c", "b", "a"]);
});

test("a row is dropped between others, never into a group it is not of", () => {
  expect(dropped(4, 0)).toBe("bcda");
  expect(dropped(0, 5)).toBe("dabc");
  expect(dropped(4, 1)).toBe("bcad");
  // Between c and b: below the whole group.
  expect(dropped(0, 3)).toBe("adbc");
});

test("a group goes as a whole, and one of it stays within it", () => {
  expect(dropped(1, 0)).toBe("adbc");
  expect(dropped(1, 5)).toBe("bcad");
  expect(dropped(3, 2)).toBe("acbd");
  expect(dropped(3, 0)).toBe("acbd");
  expect(dropped(2, 5)).toBe("acbd");
});

test("dropped where it was, nothing changes", () => {
  for (const index of [0, 1, 2, 3, 4]) {
    expect(dropped(index, index)).toBe("abcd");
    expect(dropped(index, index + 1)).toBe("abcd");
  }
});
