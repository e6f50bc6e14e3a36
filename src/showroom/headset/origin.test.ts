import { degreesOf } from "@selvedge/geometry-core";
import { Euler, Matrix4 } from "three";
import { expect, test } from "vitest";
import { looking, type Pose, turnBetween } from "../walk/pose.ts";
import { headInRoom, headOf, liftFor, originFor, SNAP, snapTurn } from "./origin.ts";

/** A head that has gone a step aside in its own space, and looks to the left. */
const HEAD: Pose = { place: [300, 1_620, -450], yaw: 0.7, pitch: -0.2 };

test("a headset is put on where one stands, looking the way one looks", () => {
  const eye = looking([2_000, 1_600, -3_500], [0, 1_400, 0]);
  const { place, yaw, pitch } = headInRoom(originFor(HEAD, [2_000, -3_500], eye.yaw, 0), HEAD);
  expect(place.map((value) => Math.round(value * 1_000) / 1_000)).toEqual([2_000, 1_620, -3_500]);
  expect(yaw).toBeCloseTo(eye.yaw, 9);
  expect(pitch).toBe(HEAD.pitch);
});

test("a step of the head is a step in the room, the way the headset is turned there", () => {
  const ahead: Pose = { place: [0, 1_600, -1_000], yaw: 0, pitch: 0 };
  const { place } = headInRoom({ place: [500, 0, 500], turn: Math.PI / 2 }, ahead);
  expect(place).toEqual([expect.closeTo(-500, 6), 1_600, expect.closeTo(500, 6)]);
});

test("a turn by the thumbstick leaves one where one stands", () => {
  const origin = originFor(HEAD, [1_000, 2_000], 0.3, 0);
  const before = headInRoom(origin, HEAD);
  const after = headInRoom(originFor(HEAD, [before.place[0], before.place[2]], before.yaw - SNAP, 0), HEAD);
  expect(after.place).toEqual(before.place.map((value) => expect.closeTo(value, 6)));
  expect(degreesOf(turnBetween(after.yaw, before.yaw))).toBeCloseTo(30, 9);
});

test("whoever sits sees from as high as one who stands, and nobody is set lower", () => {
  expect(liftFor(true, 1_150)).toBe(450);
  expect(liftFor(true, 1_780)).toBe(0);
  expect(liftFor(false, 1_150)).toBe(0);
  expect(
    headInRoom(originFor({ ...HEAD, place: [0, 1_150, 0] }, [0, 0], 0, 450), { ...HEAD, place: [0, 1_150, 0] }).place[1],
  ).toBe(1_600);
});

test("one push of the thumbstick is one turn of 30°, to the side it is pushed to", () => {
  let pushed = false;
  const turns = [0, 0.4, 0.8, 1, 0.6, 0.5, 0.9, 0.2, 0, -0.5, -0.75, -1, 0].map((x) => {
    const { isPushed, turn } = snapTurn(pushed, x);
    pushed = isPushed;
    return Math.round(degreesOf(turn));
  });
  expect(turns.filter((turn) => turn !== 0)).toEqual([-30, 30]);
});

test("looking straight down one still looks the way the top of one's head points", () => {
  const straight = new Matrix4().makeRotationFromEuler(new Euler(-Math.PI / 2, 0.7, 0, "YXZ"));
  for (const lean of [-0.05, 0, 0.05]) {
    const leant = straight.clone().multiply(new Matrix4().makeRotationY(lean));
    expect(Math.abs(turnBetween(headOf(leant.elements).yaw, 0.7))).toBeLessThan(0.1);
  }
  const up = new Matrix4().makeRotationFromEuler(new Euler(1.45, -2, 0, "YXZ")).setPosition(0.1, 1.6, 0);
  expect(headOf(up.elements)).toEqual({
    place: [expect.closeTo(100, 6), 1_600, 0],
    yaw: expect.closeTo(-2, 6),
    pitch: expect.closeTo(1.45, 6),
  });
});
