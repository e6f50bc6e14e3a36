import { expect, test } from "vitest";
import { handleCursor, isInBox, onBox, scaledByHandle, turnedByHandle } from "./handles.ts";

const box = { x: 100, y: 50, width: 80, height: 40, angle: 0 };
const plain = { free: false, centred: false };

test("dragging the lower right corner along the diagonal keeps proportions and the upper left corner", () => {
  const grown = scaledByHandle(box, "se", { x: 140, y: 70 }, { x: 180, y: 90 }, plain);
  expect(grown).toMatchObject({ width: 120, height: 60 });
  expect(onBox(grown, [-1, -1])).toEqual({ x: 60, y: 30 });
});

test("with the ratio set free a side handle stretches one side only", () => {
  const grown = scaledByHandle(box, "e", { x: 140, y: 50 }, { x: 160, y: 77 }, { free: true, centred: false });
  expect(grown).toMatchObject({ width: 100, height: 40, x: 110, y: 50 });
});

test("from the centre both sides grow and the centre stays", () => {
  const grown = scaledByHandle(box, "e", { x: 140, y: 50 }, { x: 150, y: 50 }, { free: true, centred: true });
  expect(grown).toMatchObject({ width: 100, x: 100, y: 50 });
});

test("a box turned by 90° keeps its far corner while it is scaled", () => {
  const upright = { ...box, angle: 90 };
  const before = onBox(upright, [-1, -1]);
  const after = onBox(scaledByHandle(upright, "se", onBox(upright, [1, 1]), { x: 60, y: 120 }, plain), [-1, -1]);
  expect(after.x).toBeCloseTo(before.x, 9);
  expect(after.y).toBeCloseTo(before.y, 9);
});

test("an artwork cannot be dragged below one millimetre or inside out", () => {
  const shrunk = scaledByHandle(box, "se", { x: 140, y: 70 }, { x: -400, y: -400 }, plain);
  expect(shrunk.height).toBeCloseTo(1, 9);
  expect(shrunk.width).toBeCloseTo(2, 9);
});

test("the rotate handle follows the pointer about the centre, in steps of 15° when asked", () => {
  expect(turnedByHandle(box, { x: 100, y: 0 }, { x: 150, y: 50 }, false)).toBe(90);
  expect(turnedByHandle(box, { x: 100, y: 0 }, { x: 120, y: 2 }, true)).toBe(30);
});

test("the pointer over a handle turns with the box", () => {
  expect(handleCursor("e", 0)).toBe("ew-resize");
  expect(handleCursor("e", 90)).toBe("ns-resize");
  expect(handleCursor("nw", 0)).toBe("nwse-resize");
});

test("a point is in a turned box by the box's own axes", () => {
  expect(isInBox({ ...box, angle: 90 }, { x: 100, y: 88 })).toBe(true);
  expect(isInBox({ ...box, angle: 90 }, { x: 138, y: 50 })).toBe(false);
});
