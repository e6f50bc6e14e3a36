import type { RoomFixture, RoomStand } from "@selvedge/contract";
import { isFree } from "@selvedge/contract/room-view";
import { expect, test } from "vitest";
import { nearestStand, walkTowards, wayAlong, wayFrom } from "./route.ts";
import { stopAfter } from "./use-keys.ts";

const stand = (number: number, x: number, z: number, via: RoomStand["via"] = []): RoomStand => ({
  standId: `stand-${number}`,
  number,
  groupId: "g",
  name: "",
  story: "",
  part: 1,
  parts: 1,
  place: [x, 1_600, z],
  target: [x, 1_600, z - 2_000],
  seen: { width: 2_000, height: 2_000 },
  farthest: 3_000,
  via,
  productIds: [],
  garmentIds: [],
  missing: [],
});

const TABLE: RoomFixture = {
  fixtureId: "table",
  kind: "table",
  standId: null,
  groupId: null,
  place: [0, 0, 0],
  extent: [1_200, 760, 800],
  bottom: 0,
  turn: 0,
};
const ROOM = {
  extent: [10_000, 3_000, 10_000] as [number, number, number],
  boxes: [],
  fixtures: [TABLE],
  stands: [stand(1, -3_000, 3_000), stand(2, 3_000, 3_000, [[0, 3_500]]), stand(3, 3_000, -3_000, [[4_000, 0]])],
};

test("along the route one passes its bends and the stands between, backwards in the other order", () => {
  expect(wayAlong(ROOM.stands, 0, 2)).toEqual([
    [0, 3_500],
    [3_000, 3_000],
    [4_000, 0],
  ]);
  expect(wayAlong(ROOM.stands, 2, 0)).toEqual(wayAlong(ROOM.stands, 0, 2).reverse());
  expect(wayAlong(ROOM.stands, 1, 1)).toEqual([]);
});

test("who walks into a table stops before it", () => {
  const [x, z] = walkTowards(ROOM, [0, 3_000], [0, -3_000]);
  expect(x).toBe(0);
  expect(z).toBeGreaterThan(TABLE.extent[2] / 2);
  expect(isFree(ROOM, x, z)).toBe(true);
  expect(walkTowards(ROOM, [-3_000, 3_000], [-3_000, -3_000])).toEqual([-3_000, -3_000]);
});

test("who bends over a table comes away from it", () => {
  expect(walkTowards(ROOM, [0, 300], [0, 3_000])).toEqual([0, 3_000]);
  expect(walkTowards(ROOM, [0, 300], [0, 200])).toEqual([0, 300]);
});

test("one goes straight where the floor is free, else by the route", () => {
  expect(wayFrom(ROOM, [2_000, 3_000], 1)).toEqual([]);
  expect(wayFrom(ROOM, [-3_000, 2_900], 2)).toEqual([[-3_000, 3_000], ...wayAlong(ROOM.stands, 0, 2)]);
  expect(nearestStand(ROOM.stands, [-2_000, 2_000])).toBe(0);
  expect(nearestStand([], [0, 0])).toBe(-1);
});

test.each([
  ["PageDown", -1, 0],
  ["PageDown", 2, 2],
  ["PageUp", 0, 0],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["x", 0, null],
])("%s at stop %d leads to %d", (key, here, next) => {
  expect(stopAfter(key, here, 3)).toBe(next);
  expect(stopAfter(key, here, 0)).toBeNull();
});
