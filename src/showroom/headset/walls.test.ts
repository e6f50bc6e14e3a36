import type { RoomBox, RoomPoint } from "@selvedge/contract";
import { expect, test } from "vitest";
import { wallMet } from "./walls.ts";

const fin = (turn: number): RoomBox => ({ kind: "fin", place: [0, 1_600, -2_000], extent: [2_000, 3_200, 200], turn });
const ray = (origin: RoomPoint, direction: RoomPoint) => ({ origin, direction });
const AHEAD = ray([0, 1_300, 0], [0, 0, -1]);

test("a ray meets a wall within the room where it begins, however that is turned", () => {
  expect(wallMet([fin(0)], AHEAD)).toBeCloseTo(1_900, 6);
  expect(wallMet([fin(90)], AHEAD)).toBeCloseTo(1_000, 6);
});

test("it meets none beside it, above it or behind, and goes through a window", () => {
  for (const beside of [ray([1_100, 1_300, 0], [0, 0, -1]), ray([0, 3_300, 0], [0, 0, -1]), ray([0, 1_300, 0], [0, 0, 1])])
    expect(wallMet([fin(0)], beside)).toBe(Number.POSITIVE_INFINITY);
  expect(wallMet([{ ...fin(0), kind: "window" }], AHEAD)).toBe(Number.POSITIVE_INFINITY);
});
