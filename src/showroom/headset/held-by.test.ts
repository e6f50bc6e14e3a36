import { Euler, Quaternion, Vector3 } from "three";
import { expect, test } from "vitest";
import { boardBeside, heldBy, hungBefore } from "./held-by.ts";

const SIZE = [300, 600] as const;
const turned = (x: number, y: number, z: number) => new Quaternion().setFromEuler(new Euler(x, y, z, "YXZ"));

test("a cloth hangs upright before a hand that points ahead, its face to whoever holds it", () => {
  const { place, yaw, tilt, roll } = heldBy({ place: new Vector3(100, 1_200, 500), turn: turned(0, 0, 0) }, SIZE);
  expect(place).toEqual([100, 1_500, expect.closeTo(280, 6)]);
  expect([yaw, tilt, roll]).toEqual([0, 0, 0].map((angle) => expect.closeTo(angle, 9)));
});

test("it is turned as the hand is, about its middle", () => {
  const middleOf = (turn: Quaternion) => {
    const { place, yaw, tilt, roll } = heldBy({ place: new Vector3(0, 1_200, 0), turn }, SIZE);
    return new Vector3(0, -300, 0).applyEuler(new Euler(tilt, yaw, roll, "YXZ")).add(new Vector3(...place));
  };
  const turn = turned(0.4, -0.9, 0.3);
  const ahead = new Vector3(0, 0, -220).applyQuaternion(turn).add(new Vector3(0, 1_200, 0));
  expect(middleOf(turn).distanceTo(ahead)).toBeLessThan(1e-6);
  const { yaw, tilt, roll } = heldBy({ place: new Vector3(), turn }, SIZE);
  expect([tilt, yaw, roll]).toEqual([0.4, -0.9, 0.3].map((angle) => expect.closeTo(angle, 9)));
});

test("the board stands beside it on the side of the other hand, turned to the eyes", () => {
  const beside = (side: 1 | -1) =>
    boardBeside(new Vector3(0, 1_300, -500), new Vector3(0, 1_600, 0), { clothMm: 300, boardMm: 360, side });
  expect(beside(1).place.toArray()).toEqual([380, 1_300, -500]);
  expect(beside(-1).place.toArray()).toEqual([-380, 1_300, -500]);
  expect(beside(1).yaw).toBe(0);
});

test("what no hand holds hangs upright before the eyes, its middle a little below them, its face to them", () => {
  const { place, yaw, tilt, roll } = hungBefore({ eyes: new Vector3(0, 1_600, 0), yaw: Math.PI / 2 }, SIZE);
  expect(place).toEqual([-750, 1_750, expect.closeTo(0, 6)]);
  expect([yaw, tilt, roll]).toEqual([Math.PI / 2, 0, 0]);
});
