import { CSS_PX_PER_MM } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { around, fitted, keptInSight, meets, panBy, seen, toBoard, toScreen, zoomAt, zoomPercent } from "./view.ts";

const view = { x: 40, y: -12, pxPerMm: 2 };

test("a board point goes to the screen and back", () => {
  expect(toScreen(view, { x: 100, y: 50 })).toEqual({ x: 240, y: 88 });
  expect(toBoard(view, { x: 240, y: 88 })).toEqual({ x: 100, y: 50 });
});

test("zooming keeps the point under the pointer", () => {
  const point = { x: 333, y: 222 };
  const before = toBoard(view, point);
  const after = toBoard(zoomAt(view, point, 1.37), point);
  expect(after.x).toBeCloseTo(before.x, 9);
  expect(after.y).toBeCloseTo(before.y, 9);
});

test("zoom stops at forty pixels to the millimetre", () => {
  expect(zoomAt(view, { x: 0, y: 0 }, 1_000).pxPerMm).toBe(40);
});

test("fit shows the whole box with its margin", () => {
  const shown = fitted({ x: -100, y: 0, width: 1_000, height: 500 }, { width: 760, height: 800 }, 30);
  expect(shown.pxPerMm).toBeCloseTo(0.7, 9);
  expect(toScreen(shown, { x: -100, y: 0 }).x).toBeCloseTo(30, 9);
  expect(toScreen(shown, { x: 900, y: 0 }).x).toBeCloseTo(730, 9);
});

test("a hundred per cent is physical size", () => {
  expect(zoomPercent({ x: 0, y: 0, pxPerMm: CSS_PX_PER_MM })).toBeCloseTo(100, 9);
  expect(25.4 * CSS_PX_PER_MM).toBeCloseTo(96, 9);
});

test("what is seen moves with the view", () => {
  expect(seen(panBy(view, -20, 0), { width: 200, height: 100 })).toEqual({ x: -10, y: 6, width: 100, height: 50 });
});

test("boxes that only touch do not meet", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(meets(box, { ...box, x: 10 })).toBe(false);
  expect(meets(box, { ...box, x: 9 })).toBe(true);
  expect(around([box, { ...box, x: 30 }])).toEqual({ x: 0, y: 0, width: 40, height: 10 });
});

test("the board is moved as far as leaves half of the pieces in sight, and closely looked at a part of them", () => {
  const [box, area] = [
    { x: 0, y: 0, width: 1_000, height: 500 },
    { width: 800, height: 600 },
  ];
  const view = { x: 10, y: 20, pxPerMm: 0.5 };
  expect(keptInSight(view, box, area, 72)).toEqual(view);
  expect(keptInSight({ ...view, x: 5_000, y: -5_000 }, box, area, 72)).toEqual({ ...view, x: 550, y: -125 });
  expect(keptInSight({ ...view, x: -5_000, y: 5_000 }, box, area, 72)).toEqual({ ...view, x: -250, y: 475 });
  expect(keptInSight({ x: 9_000, y: 0, pxPerMm: 10 }, box, area, 72)).toEqual({ x: 728, y: 0, pxPerMm: 10 });
  expect(keptInSight({ x: 790, y: 0, pxPerMm: 0.05 }, box, area, 72)).toEqual({ x: 750, y: 0, pxPerMm: 0.05 });
});
