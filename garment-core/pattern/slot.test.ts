import { expect, test } from "vitest";
import { pointAt, strip } from "./outline.ts";
import { takeSlot } from "./reshape.ts";
import { lengthOf, splitAt } from "./run.ts";

test("a slot and what was taken out of it have equal edges", () => {
  const front = splitAt(strip(400, 600), "neck", "tl>tr", 0.5);
  const { piece, taken } = takeSlot(front, "neck", { halfWidth: 16, depth: 150 });
  for (const run of ["slotLeft>slotLeftEnd", "slotRight>slotRightEnd", "slotLeftEnd>slotRightEnd"])
    expect(lengthOf(piece, run)).toBeCloseTo(lengthOf(taken, run), 6);
  expect(pointAt(taken, "neck")).toMatchObject({ x: 0, y: 0 });
  expect(pointAt(piece, "slotRightEnd")).toMatchObject({ x: 16, y: 150 });
  expect(piece.some((v) => v.names.includes("neck"))).toBe(false);
});
