import { expect, test } from "vitest";
import { pinched } from "./pinch.ts";
import { toBoard } from "./view.ts";

test("the board points under two fingers stay under them", () => {
  const view = { x: 10, y: 20, pxPerMm: 0.5 };
  const from = [
    { x: 100, y: 200 },
    { x: 200, y: 200 },
  ] as const;
  const to = [
    { x: 80, y: 260 },
    { x: 280, y: 260 },
  ] as const;
  const after = pinched(view, from, to);
  expect(after.pxPerMm).toBeCloseTo(1, 9);
  for (const finger of [0, 1] as const) {
    const held = toBoard(view, from[finger]);
    const now = toBoard(after, to[finger]);
    expect(now.x).toBeCloseTo(held.x, 9);
    expect(now.y).toBeCloseTo(held.y, 9);
  }
});
