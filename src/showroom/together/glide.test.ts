import type { RoomPoint } from "@selvedge/contract";
import { expect, test } from "vitest";
import type { Pose } from "../walk/pose.ts";
import { apart, GLIDE_MS, glideTo, isGliding, poseOf } from "./glide.ts";

const pose = (x: number, yaw = 0): Pose => ({ place: [x, 1_600, 0], yaw, pitch: 0 });

test("somebody is seen to walk from one place to the next, and turns the shorter way round", () => {
  const first = glideTo(null, pose(0, 3), 1_000, false);
  expect([poseOf(first, 1_000), isGliding(first, 1_000)]).toEqual([pose(0, 3), false]);
  const next = glideTo(first, pose(1_000, -3), 2_000, false);
  const half = poseOf(next, 2_000 + GLIDE_MS / 2);
  expect(half.place[0]).toBeCloseTo(500, 6);
  expect(half.yaw).toBeCloseTo(Math.PI, 6);
  expect([isGliding(next, 2_000), isGliding(next, 2_000 + GLIDE_MS)]).toEqual([true, false]);
  expect(poseOf(next, 9_000).place).toEqual([1_000, 1_600, 0]);
});

test("a place heard of on the way is walked to from where one is seen", () => {
  const next = glideTo(glideTo(null, pose(0), 0, false), pose(1_000), 0, false);
  const other = glideTo(next, pose(0), GLIDE_MS / 2, false);
  expect(poseOf(other, GLIDE_MS / 2).place[0]).toBeCloseTo(500, 6);
});

test("who says again where they are, or where they are on the way to, goes on as they were", () => {
  const first = glideTo(null, pose(0), 0, false);
  expect(glideTo(first, pose(0), 5_000, false)).toBe(first);
  const next = glideTo(first, pose(1_000), 5_000, false);
  expect(glideTo(next, pose(1_000), 5_100, false)).toBe(next);
  expect(isGliding(glideTo(next, pose(1_000), 5_100, true), 5_100)).toBe(false);
  for (const other of [pose(1_001), pose(1_000, 0.1), { ...pose(1_000), pitch: 0.1 }])
    expect(isGliding(glideTo(next, other, 9_000, false), 9_000)).toBe(true);
});

test("with less motion, and over a long way, somebody is there at once", () => {
  const first = glideTo(null, pose(0), 0, false);
  for (const cut of [glideTo(first, pose(500), 10, true), glideTo(first, pose(9_000), 10, false)]) {
    expect(isGliding(cut, 10)).toBe(false);
    expect(poseOf(cut, 10)).toEqual(cut.to);
  }
});

test("two in one place are shown beside each other, others where they are", () => {
  const [one, two, three, far] = apart([pose(0), pose(0), pose(10), pose(3_000)], [0, 1_600, 4_000]);
  expect([one, two?.[0], far]).toEqual([[0, 1_600, 0], 420, [3_000, 1_600, 0]]);
  expect(three![0] - two![0]).toBeGreaterThan(400);
});

test("beside is to the right of who looks there from afar, and to their own right where the eye is with them", () => {
  const seenFrom = (eye: RoomPoint) => apart([pose(0, Math.PI / 2), pose(0, Math.PI / 2)], eye)[1]!;
  const [front, back, same] = [seenFrom([0, 1_600, 3_000]), seenFrom([0, 1_700, -3_000]), seenFrom([40, 1_650, -30])];
  expect([front[0], back[0]]).toEqual([expect.closeTo(420, 6), expect.closeTo(-420, 6)]);
  expect([same[0], same[2]]).toEqual([expect.closeTo(0, 6), expect.closeTo(-420, 6)]);
});
