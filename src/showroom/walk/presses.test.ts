import { expect, test } from "vitest";
import { type Pointer, Presses } from "./presses.ts";

const by =
  (pointerType: string, pointerId = 1) =>
  (clientX: number, clientY = 0): Pointer => ({ pointerId, pointerType, clientX, clientY });
const [mouse, finger, thumb] = [by("mouse"), by("touch"), by("touch", 2)];

test("a press that stays where it began is a click, however much it trembled there; one that went away is none, also where it came back", () => {
  const presses = new Presses();
  presses.begin(finger(100));
  for (const x of [103, 98, 104, 97, 103]) presses.move(finger(x));
  expect([presses.isDrag, presses.end(finger(101))]).toEqual([false, true]);
  presses.begin(mouse(100));
  presses.move(mouse(107));
  expect(presses.isDrag).toBe(true);
  expect(presses.move(mouse(100))).toEqual({ x: -7, y: 0 });
  expect(presses.end(mouse(100))).toBe(false);
});

test("of two fingers none clicks, and the one that is lifted last drags nothing along until it goes on", () => {
  const presses = new Presses();
  presses.begin(finger(100));
  presses.begin(thumb(200));
  presses.move(thumb(260));
  expect([presses.size, presses.spread]).toEqual([2, 160]);
  expect(presses.end(finger(100))).toBe(false);
  presses.move(thumb(266));
  expect(presses.isDrag).toBe(false);
  presses.move(thumb(275));
  expect(presses.isDrag).toBe(true);
  expect([presses.end(thumb(275)), presses.size]).toEqual([false, 0]);
});

test("what was never pressed, or was released already, moves and clicks nothing", () => {
  const presses = new Presses();
  expect([presses.move(mouse(5)), presses.end(mouse(5))]).toEqual([null, false]);
  presses.begin(mouse(5));
  presses.end(mouse(5));
  expect([presses.move(mouse(90)), presses.end(mouse(90))]).toEqual([null, false]);
});
