import type { RoomStand } from "@selvedge/contract";
import { distanceToSee } from "@selvedge/contract/room-view";
import { expect, test } from "vitest";
import { directionOf, fovFor, looking, poseAt, poseBefore, turnBetween } from "./pose.ts";

const STAND: RoomStand = {
  standId: "stand-1",
  number: 1,
  groupId: "g",
  name: "Checks",
  story: "",
  part: 1,
  parts: 1,
  place: [0, 1_600, 1_000],
  target: [0, 1_600, -2_000],
  seen: { width: 3_200, height: 2_400 },
  farthest: 6_000,
  via: [],
  productIds: [],
  garmentIds: [],
  missing: [],
};

test("one looks to what one looks at", () => {
  const pose = looking([100, 1_600, 200], [100, 1_600, -900]);
  expect(directionOf(pose).map((part) => Math.round(part * 1e6) / 1e6 + 0)).toEqual([0, 0, -1]);
  const [x, , z] = directionOf(looking([0, 1_600, 0], [-500, 1_600, 0]));
  expect([x, z]).toEqual([expect.closeTo(-1), expect.closeTo(0)]);
});

test("in a narrow window one stands farther back, as far as all of it is seen or the floor is free", () => {
  const away = (aspect: number) => poseAt(STAND, aspect).place[2] - STAND.target[2];
  expect(away(1.6)).toBeGreaterThan(distanceToSee(STAND.seen, fovFor(1.6), 1.6));
  expect(away(0.9)).toBeGreaterThan(away(1.6));
  expect(away(0.3)).toBe(STAND.farthest);
});

test("close before a cloth one sees its face", () => {
  const { place, yaw } = poseBefore([0, 1_300, 0], 90);
  expect(place[0]).toBeGreaterThan(300);
  expect(directionOf({ yaw, pitch: 0 })[0]).toBeCloseTo(-1);
});

test.each([
  [0.1, -0.1, -0.2],
  [3, -3, 2 * Math.PI - 6],
  [-3, 3, 6 - 2 * Math.PI],
  [7, 7, 0],
])("from %d to %d one turns the shorter way", (from, to, by) => {
  expect(turnBetween(from, to)).toBeCloseTo(by);
});
