import { type ChanelRecord, RoomPlan, saveChanel } from "@selvedge/contract";
import { describe, expect, test } from "vitest";
import {
  type Draft,
  type DraftItem,
  draftOf,
  EMPTY,
  fabricsIn,
  MAX_GROUPS,
  MAX_HANGERS,
  MAX_ITEMS,
  MIN_HANGERS,
  readPrice,
  savedOf,
} from "./draft.ts";
import { faultsOf, markedBy } from "./faults.ts";
import { changed, moved } from "./order.ts";

const two = () => 2;
const fabric = (key: string, itemId: string | null = null): DraftItem => ({
  ...{ key, itemId, kind: "fabric", label: key, missing: false, productId: `p-${key}`, design: null, size: null },
  ...{ pictureUrl: null, fabrics: [], proposalId: null, revision: null },
});
const group = (items: readonly DraftItem[], name = "Plain") => ({
  ...{ key: "g", groupId: null, name: { en: name }, story: { en: "" } },
  items,
});
const record: ChanelRecord = {
  ...{ chanelId: "c", version: 3, scope: "private", state: "draft", isPublished: false },
  customer: { customerId: "house", name: "House" },
  ...{ name: { en: "Spring" }, description: { en: "" }, coverUrl: null, plan: null, products: [], agreed: [] },
  startsAt: "2026-11-02T09:30:00.000Z",
  expiresAt: "2026-12-24T17:00:00.000Z",
  groups: [{ groupId: "g1", name: { en: "Plain" }, story: { en: "" }, items: [{ ...fabric("a"), itemId: "i1" } as never] }],
  changedBy: null,
  updatedAt: "2026-11-01T00:00:00.000Z",
};

describe("order", () => {
  const items = ["a", "b", "c"].map((key) => ({ key }));
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join("");
  test("one is put at another place, up or down, and the others stay in their order", () => {
    expect([keys(moved(items, "a", 2)), keys(moved(items, "c", 0)), keys(moved(items, "b", 2))]).toEqual(["bca", "cab", "acb"]);
  });
  test("beyond either end, or for one that is not there, nothing moves", () => {
    expect(
      [moved(items, "a", -1), moved(items, "c", 3), moved(items, "x", 1), moved(items, "b", 1)].every((one) => one === items),
    ).toBe(true);
  });
  test("one is changed or taken out", () => {
    expect(keys(changed(items, "b", () => ({ key: "B" })))).toBe("aBc");
    expect(keys(changed(items, "b", null))).toBe("ac");
  });
});

describe("what is saved", () => {
  test("an untouched record is saved as it is: what hangs is kept, and its hours do not move", () => {
    const saved = savedOf(draftOf(record), { record, decimalsOf: two });
    expect(saved).toMatchObject({
      chanelId: "c",
      version: 3,
      customerId: "house",
      startsAt: record.startsAt,
      expiresAt: record.expiresAt,
    });
    expect(saved.groups).toEqual([
      { groupId: "g1", name: { en: "Plain" }, story: { en: "" }, items: [{ kind: "kept", itemId: "i1" }] },
    ]);
    expect(saved.cover).toEqual({ kind: "kept" });
  });
  test("a room is open until the end of its last day", () => {
    const saved = savedOf({ ...EMPTY, firstDay: "2026-12-01", lastDay: "2026-12-31" }, { record: null, decimalsOf: two });
    expect(new Date(saved.startsAt!)).toEqual(new Date(2026, 11, 1));
    expect(new Date(saved.expiresAt!)).toEqual(new Date(2027, 0, 1));
  });
  test("what somebody took out meanwhile is hung anew where mine is saved over it", () => {
    const now = { ...record, version: 4, groups: [] };
    const [first] = savedOf(draftOf(record), { record: now, decimalsOf: two }).groups!;
    expect(first!.items).toEqual([{ kind: "fabric", productId: "p-a" }]);
  });
  test("a public room has neither a customer nor agreed prices", () => {
    const draft: Draft = { ...EMPTY, customerId: "house", groups: [group([fabric("a")])], prices: { "p-a": "4.85" } };
    expect(savedOf(draft, { record: null, decimalsOf: two })).toMatchObject({ customerId: null, agreed: [] });
    expect(savedOf({ ...draft, scope: "private" }, { record: null, decimalsOf: two }).agreed).toEqual([
      { productId: "p-a", amount: 485 },
    ]);
  });
  test("each fabric that hangs or is worn is counted once", () => {
    const worn: DraftItem = { ...fabric("w"), kind: "style", productId: null, fabrics: [{ pieceKey: "*", productId: "p-a" }] };
    expect(fabricsIn({ groups: [group([fabric("a"), worn]), group([fabric("b"), fabric("a")])] })).toEqual(["p-a", "p-b"]);
  });
});

describe("what is wrong", () => {
  test("a price is read with a point or a comma, in whole minor units", () => {
    expect(["4.85", "4,85", " 12 ", "", "4.855", "1,000", "abc", "-1"].map((typed) => readPrice(typed, 2))).toEqual([
      485,
      485,
      1200,
      null,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(["485", "4.85", "12,000"].map((typed) => readPrice(typed, 0))).toEqual([485, undefined, undefined]);
    expect(readPrice("1,000", 3)).toBe(1000);
  });
  test("each fault stands at its own field", () => {
    const bare: DraftItem = { ...fabric("w"), kind: "style", productId: null };
    const draft: Draft = {
      ...EMPTY,
      scope: "private",
      firstDay: "2026-12-02",
      lastDay: "2026-12-01",
      groups: [group([fabric("a"), bare], " ")],
      prices: { "p-a": "cheap", "p-gone": "cheap" },
    };
    expect(Object.keys(faultsOf(draft, two))).toEqual([
      "name.en",
      "customerId",
      "expiresAt",
      "groups.0.name.en",
      "groups.0.items.1",
      "agreed.p-a",
    ]);
    expect(faultsOf({ ...EMPTY, name: { en: "Spring" }, lastDay: "2026-12-01", firstDay: "2026-12-01" }, two)).toEqual({});
  });
  test("a price that the server marks by its place stands at its fabric", () => {
    expect(markedBy({ "agreed.1.amount": "No", customerId: "Who" }, [{ productId: "a" }, { productId: "b" }])).toEqual({
      "agreed.b": "No",
      customerId: "Who",
    });
  });
});

test("a stand of a plan has as few and as many hangers as the call takes", () => {
  const isTaken = (hangersOfStand: number) => RoomPlan.safeParse({ version: 1, architecture: "loft", hangersOfStand }).success;
  expect([MIN_HANGERS - 1, MIN_HANGERS, MAX_HANGERS, MAX_HANGERS + 1].map(isTaken)).toEqual([false, true, true, false]);
});

test("a room holds as many groups, and a group as much, as the call takes", () => {
  const productId = "0".repeat(32);
  const isTaken = (groups: number, items: number) => {
    const hung = Array.from({ length: items }, () => ({ kind: "fabric" as const, productId }));
    const one = { name: { en: "Plain" }, story: { en: "" }, items: hung };
    const room = { scope: "public" as const, name: { en: "Room" }, description: { en: "" } };
    return saveChanel.body.safeParse({ ...room, groups: Array.from({ length: groups }, () => one) }).success;
  };
  expect([isTaken(MAX_GROUPS, 1), isTaken(1, MAX_ITEMS)]).toEqual([true, true]);
  expect([isTaken(MAX_GROUPS + 1, 1), isTaken(1, MAX_ITEMS + 1)]).toEqual([false, false]);
});
