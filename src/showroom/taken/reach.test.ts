import type { RoomPoint } from "@selvedge/contract";
import { radiansOf } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { directionOf, looking } from "../walk/pose.ts";
import { AS_TAKEN, type Hanging, inHand, nearerBy, Reach, turnedBy } from "./reach.ts";

const SIZE = [300, 600] as const;
const eye = looking([0, 1_600, 2_000], [0, 1_600, 0]);
const seen = { eye, aspect: 1.6, isAside: false };

/** Where the middle of the cloth is. */
function middleOf({ place: [x, y, z], yaw, tilt }: Hanging): RoomPoint {
  const [up, back] = [300 * Math.cos(tilt), 300 * Math.sin(tilt)];
  return [x - Math.sin(yaw) * back, y - up, z - Math.cos(yaw) * back];
}
const closeTo = (point: RoomPoint) => point.map((value) => expect.closeTo(value, 6));

test("a hanger in hand faces the eye, and all of it is seen", () => {
  const held = inHand(SIZE, seen, AS_TAKEN);
  expect(held.yaw).toBeCloseTo(eye.yaw, 9);
  const [x, y, z] = middleOf(held);
  expect(x).toBeCloseTo(0, 6);
  expect(y).toBeCloseTo(1_600, 6);
  const away = 2_000 - z;
  expect(300 / away).toBeLessThan(Math.tan(radiansOf(25)));
  expect(away).toBeLessThan(1_000);
});

test("it faces an eye that looks up or down", () => {
  const up = looking([0, 1_600, 2_000], [0, 2_600, 0]);
  const { tilt, yaw } = inHand(SIZE, { ...seen, eye: up }, AS_TAKEN);
  const normal = [Math.sin(yaw) * Math.cos(tilt), -Math.sin(tilt), Math.cos(yaw) * Math.cos(tilt)];
  expect(normal).toEqual(directionOf(up).map((value) => expect.closeTo(-value, 9)));
});

test("it turns and tilts about its own middle", () => {
  const middle = middleOf(inHand(SIZE, seen, AS_TAKEN));
  for (const [right, up] of [
    [1, 0],
    [-2.5, 0.4],
    [0.3, -0.7],
  ] as const)
    expect(middleOf(inHand(SIZE, seen, turnedBy(AS_TAKEN, right, up)))).toEqual(closeTo(middle));
  expect(inHand(SIZE, seen, turnedBy(AS_TAKEN, 0, 9)).tilt).toBeLessThan(1);
});

test("it comes nearer, not into the eye, and goes back no farther than all of it is seen from", () => {
  const away = (times: number) => 2_000 - middleOf(inHand(SIZE, seen, nearerBy(AS_TAKEN, times)))[2];
  expect(away(2)).toBeCloseTo(away(1) / 2, 6);
  expect(away(100)).toBe(200);
  expect(away(0.2)).toBe(away(1));
});

test("aside it hangs to the right, within the picture, as the eye looks", () => {
  const turned = looking([0, 1_600, 0], [5_000, 1_600, 0]);
  const held = inHand(SIZE, { eye: turned, aspect: 1.6, isAside: true }, AS_TAKEN);
  const [x, , z] = middleOf(held);
  expect(z).toBeGreaterThan(150);
  expect(z + 150).toBeLessThan(x * Math.tan(radiansOf(25)) * 1.6 + 1);
});

test("it flies to the hand and back to where it hung; who wants no flight sees it there at once", () => {
  const home: Hanging = { place: [0, 1_500, 0], yaw: 3, tilt: 0, roll: 0 };
  const hand: Hanging = { place: [0, 1_700, 1_000], yaw: -3, tilt: 0.2, roll: 0 };
  const reach = new Reach(home, "rail");
  expect(reach.tick(0, "rail", home, false)).toBe(false);
  expect(reach.tick(100, "hand", hand, false)).toBe(true);
  expect(reach.now).toEqual(home);
  expect(reach.tick(340, "hand", hand, false)).toBe(true);
  expect(reach.now.place).toEqual(closeTo([0, 1_600, 500]));
  // The shorter way round.
  expect(Math.abs(reach.now.yaw)).toBeCloseTo(Math.PI, 6);
  expect(reach.tick(900, "hand", hand, false)).toBe(false);
  expect(reach.now).toEqual(hand);
  expect([reach.isAt("hand"), reach.isAt("rail")]).toEqual([true, false]);
  expect(reach.tick(901, "rail", home, true)).toBe(false);
  expect([reach.now, reach.isAt("rail")]).toEqual([home, true]);
});
