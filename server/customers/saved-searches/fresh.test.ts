import type { SavedQuestion } from "@selvedge/contract";
import { expect, test } from "vitest";
import { FABRICS } from "../../../demo/fabrics/index.ts";
import { emptyIndex, putFabric, removeFabric } from "../../fabrics/search/index/fabric-index.ts";
import { countFresh, newestOf } from "./fresh.ts";

const DAY_MS = 86_400_000;

/** Two white stripes, a plain white and a blue stripe, which came on the first four days. */
function fourFabrics() {
  const index = emptyIndex();
  const cloths = [
    ["stripe", "white"],
    ["stripe", "white"],
    ["solid", "white"],
    ["stripe", "blue"],
  ] as const;
  const { attrs } = FABRICS[0]!;
  for (const [at, [pattern, color]] of cloths.entries())
    putFabric(index, {
      id: `${at}`,
      code: `A-${at}`,
      quality: null,
      name: "",
      description: "",
      attrs: { ...attrs, pattern, color },
      tags: [],
      stock: "ready",
      price: 100,
      moq: 1,
      leadDays: 1,
      menuIds: at === 1 ? [7] : [],
      createdMs: (at + 1) * DAY_MS,
      textured: true,
      colours: {},
    });
  return index;
}
const fresh = (question: SavedQuestion, seenToDay: number, index = fourFabrics()) =>
  countFresh(index, newestOf(index), { question, seenTo: new Date(seenToDay * DAY_MS), lang: "en" });

test("those count that answer and came later than what was seen", () => {
  expect([0, 1, 2, 3, 4].map((day) => fresh({ filters: { color: ["white"] } }, day))).toEqual([3, 2, 1, 0, 0]);
  expect([0, 1, 2, 3, 4].map((day) => fresh({ filters: { pattern: ["stripe"] } }, day))).toEqual([3, 2, 1, 1, 0]);
  expect(fresh({}, 1)).toBe(3);
  expect(fresh({ secondaryId: 7 }, 0)).toBe(1);
  expect(fresh({ secondaryId: 8 }, 0)).toBe(0);
  expect(fresh({ products: ["0", "3"] }, 1)).toBe(1);
});

test("a fabric that is gone is not new, and one that was changed is no newer than it was", () => {
  const index = fourFabrics();
  removeFabric(index, "3");
  expect(newestOf(index)).toEqual(new Date(3 * DAY_MS));
  expect(fresh({}, 2, index)).toBe(1);
});

test("of an empty catalogue nothing is new", () => {
  expect(newestOf(emptyIndex())).toEqual(new Date(0));
  expect(fresh({}, 0, emptyIndex())).toBe(0);
});
