import type { RoomGarment } from "@selvedge/contract";
import { expect, test } from "vitest";
import { type Action, mayDo } from "./actions.ts";
import { garmentsBeside } from "./garments-beside.ts";

const ALL: readonly Action[] = ["favorite", "cart", "sample", "ask", "edit", "note", "similar", "lay"];
const may = (viewer: Parameters<typeof mayDo>[1]) => ALL.filter((action) => mayDo(action, viewer));

test("a customer may do everything with a hanger, and lay it on a garment where that is seen", () => {
  expect(may({ isByLink: false, isDrawn: true })).toEqual(ALL);
  expect(may({ isByLink: false, isDrawn: false })).toEqual(ALL.filter((action) => action !== "lay"));
});

test("by a link one looks and lays, and nothing else", () => {
  expect(may({ isByLink: true, isDrawn: true })).toEqual(["lay"]);
  expect(may({ isByLink: true, isDrawn: false })).toEqual([]);
});

const form = (itemId: string, standId: string, of: Partial<RoomGarment> = {}) =>
  ({ itemId, standId, width: null, hand: "shirting", ...of }) as RoomGarment;
const STANDS = [
  { standId: "1", groupId: "shirts" },
  { standId: "2", groupId: "shirts" },
  { standId: "3", groupId: "coats" },
];

test("a fabric is laid on the garments of its stand, else on those of its group, and never on a picture", () => {
  const beside = (garments: RoomGarment[], standId: string) =>
    garmentsBeside({ stands: STANDS, garments }, standId).map(({ itemId }) => itemId);
  const all = [form("a", "1"), form("b", "2"), form("c", "3"), form("d", "1", { width: 600, height: 900 })];
  expect(beside(all, "1")).toEqual(["a"]);
  expect(beside([all[0]!, all[2]!, all[3]!], "2")).toEqual(["a"]);
  expect(beside([all[3]!, form("e", "1", { hand: null })], "1")).toEqual([]);
  expect(beside(all, "9")).toEqual([]);
});
