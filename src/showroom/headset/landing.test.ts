import type { RoomScene } from "@selvedge/contract";
import { isFree } from "@selvedge/contract/room-view";
import fc from "fast-check";
import { expect, test } from "vitest";
import { floorMet, goalsOf, landing, MARK_MM, type Ray, spotOfGoal } from "./landing.ts";

/** A room with a rail across its middle, and a stop on either side of it. */
const stand = (standId: string, z: number, targetZ: number) => ({
  standId,
  place: [0, 1_600, z],
  target: [0, 1_400, targetZ],
  seen: { width: 1_000, height: 1_000 },
  farthest: Math.abs(z - targetZ),
});
const ROOM = {
  extent: [10_000, 3_200, 10_000],
  boxes: [],
  fixtures: [{ kind: "freeRail", place: [0, 0, 0], extent: [4_000, 1_700, 400], bottom: 0, turn: 0 }],
  stands: [stand("1", 3_000, 0), stand("2", -3_000, 0)],
} as unknown as RoomScene;
const GOALS = goalsOf(ROOM);
const FROM = [0, 4_000] as const;

/** From a hand at 1.3 m to a point of the floor. */
function rayTo(x: number, z: number): Ray {
  const origin = [FROM[0], 1_300, FROM[1]] as const;
  const away = Math.hypot(x - origin[0], origin[1], z - origin[2]);
  return { origin: [...origin], direction: [(x - origin[0]) / away, -origin[1] / away, (z - origin[2]) / away] };
}

test("a ray meets the floor where it is pointed to, and none that leads up or along does", () => {
  expect(floorMet(rayTo(800, 1_500))!.spot).toEqual([expect.closeTo(800, 6), expect.closeTo(1_500, 6)]);
  expect(floorMet({ origin: [0, 1_300, 0], direction: [0, 0.1, -1] })).toBeNull();
  expect(floorMet({ origin: [0, 1_300, 0], direction: [0, 0, -1] })).toBeNull();
});

test("one lands on free floor where one points", () => {
  const landed = landing(ROOM, GOALS, FROM, rayTo(1_500, 2_200))!;
  expect(landed.goal).toBeNull();
  expect(landed.spot).toEqual([expect.closeTo(1_500, 6), expect.closeTo(2_200, 6)]);
});

test("who points at a rail or behind it lands before it", () => {
  for (const z of [0, -150, -1_500]) {
    const [, reached] = landing(ROOM, GOALS, FROM, rayTo(900, z))!.spot;
    expect(reached).toBeGreaterThan(200);
    expect(reached).toBeLessThan(1_000);
  }
});

test("the mark of a stop leads before that stop, also behind a rail", () => {
  for (const [index, goal] of GOALS.entries()) {
    const [x, z] = spotOfGoal(goal);
    const landed = landing(ROOM, GOALS, FROM, rayTo(x + MARK_MM * 0.6, z))!;
    expect(landed.goal?.stand).toBe(index);
    expect(landed.spot).toEqual([x, z]);
  }
});

test("nobody lands in the wall, nor on the spot where he stands", () => {
  const [x, z] = landing(ROOM, GOALS, FROM, rayTo(9_000, 4_100))!.spot;
  expect(isFree(ROOM, x, z)).toBe(true);
  expect(landing(ROOM, GOALS, FROM, rayTo(20, 3_960))).toBeNull();
});

test("wherever one points one lands where one can stand", () => {
  const metres = fc.double({ min: -7_000, max: 7_000, noNaN: true });
  fc.assert(
    fc.property(metres, metres, (x, z) => {
      const landed = landing(ROOM, GOALS, FROM, rayTo(x, z));
      if (landed && !landed.goal) expect(isFree(ROOM, ...landed.spot)).toBe(true);
    }),
  );
});
