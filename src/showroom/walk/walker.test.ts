import { expect, test } from "vitest";
import { looking } from "./pose.ts";
import { Walker } from "./walker.ts";

const START = looking([0, 1_600, 5_000], [0, 1_600, 0]);
const GOAL = looking([4_000, 1_600, 0], [8_000, 1_600, 0]);

test("a walk passes its bends, ends where it leads and then rests", () => {
  const walker = new Walker(START);
  walker.goTo(GOAL, [[0, 0]], 1_000, false);
  expect(walker.tick(1_000)).toBe(true);
  expect(walker.pose.place).toEqual(START.place);
  let nearest = Number.POSITIVE_INFINITY;
  for (let now = 1_000; walker.tick(now); now += 16) {
    const [x, , z] = walker.pose.place;
    nearest = Math.min(nearest, Math.hypot(x, z));
  }
  expect(nearest).toBeLessThan(120);
  expect(walker.pose).toEqual(GOAL);
  expect(walker.isWalking).toBe(false);
});

test("with less motion one is there at once, and whoever looks round meanwhile stays where he is", () => {
  const walker = new Walker(START);
  walker.goTo(GOAL, [], 0, true);
  expect(walker.pose).toEqual(GOAL);
  walker.goTo(START, [], 0, false);
  walker.tick(300);
  const half = walker.pose.place;
  walker.look(0.2, 5);
  expect(walker.tick(900)).toBe(false);
  expect(walker.pose.place).toEqual(half);
  expect(walker.pose.pitch).toBeLessThan(1);
});

test("in a headset nobody flies, and a walk that was begun on the page does not go on there", () => {
  const walker = new Walker(START);
  walker.goTo(GOAL, [], 0, false);
  walker.isWorn = true;
  walker.follow(START);
  expect(walker.tick(10_000)).toBe(false);
  expect(walker.pose).toBe(START);
  walker.goTo(GOAL, [[0, 0]], 10_000, false);
  expect(walker.pose).toBe(GOAL);
});
