import type { RoomGarment, RoomScene, RoomStand } from "@selvedge/contract";
import { expect, test } from "vitest";
import type { Piece } from "../cloth/pieces.ts";
import { goalAtStand, goalOfGarment, goalOfHanger } from "./goals.ts";
import { directionOf, poseAt } from "./pose.ts";

const stand = (standId: string, x: number) =>
  ({
    standId,
    place: [x, 1_600, 2_500],
    target: [x, 1_400, 0],
    seen: { width: 2_000, height: 1_800 },
    farthest: 4_000,
  }) as unknown as RoomStand;
const ROOM = { stands: [stand("1", 0), stand("2", 5_000)] } as unknown as RoomScene;
const hanger = (standId: string, texture: object | null) =>
  ({ kind: "hanger", standId, productId: standId, fabric: { texture }, middle: [5_100, 1_300, 60], turn: 0 }) as unknown as Piece;
const ASPECT = 1.6;

test("a hanger is taken in hand where one sees all of its stand", () => {
  const goal = goalOfHanger(ROOM, [hanger("1", {}), hanger("2", {})], 1, ASPECT)!;
  expect(goal).toEqual({ stand: 1, piece: 1, pose: poseAt(ROOM.stands[1]!, ASPECT) });
});

test("one goes close to a cloth that was never measured, which stays where it hangs", () => {
  const { pose, stand } = goalOfHanger(ROOM, [hanger("2", null)], 0, ASPECT)!;
  expect(stand).toBe(1);
  expect(Math.hypot(pose.place[0] - 5_100, pose.place[2] - 60)).toBeLessThan(500);
});

test("a garment is looked at from its own stand", () => {
  const { stand, pose } = goalOfGarment(ROOM, { standId: "1", place: [1_000, 0, 0] } as unknown as RoomGarment, ASPECT)!;
  expect(stand).toBe(0);
  expect(pose.place).toEqual(poseAt(ROOM.stands[0]!, ASPECT).place);
  const [x, , z] = directionOf(pose);
  expect(x / -z).toBeCloseTo(1_000 / pose.place[2], 6);
});

test("nobody goes to a stand that is not there", () => {
  expect(goalAtStand(ROOM, 2, ASPECT)).toBeNull();
  expect(goalOfHanger(ROOM, [hanger("3", {})], 0, ASPECT)).toBeNull();
  expect(goalOfHanger(ROOM, [], 0, ASPECT)).toBeNull();
  expect(goalOfGarment(ROOM, { standId: "3", place: [0, 0, 0] } as unknown as RoomGarment, ASPECT)).toBeNull();
});
