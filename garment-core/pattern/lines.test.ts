import { expect, test } from "vitest";
import { curve, sideThrough, vertex } from "./lines.ts";

test("a side runs smoothly through its knots, in the direction asked for", () => {
  const knots = [
    { x: 100, y: 0 },
    { x: 80, y: 120 },
    { x: 110, y: 240 },
  ];
  const up = sideThrough(knots, 240, 0);
  expect([up[0]!.x, up[0]!.y]).toEqual([110, 240]);
  expect([up.at(-1)!.x, up.at(-1)!.y]).toEqual([100, 0]);
  expect(up[10]!.y).toBe(120);
  expect(up[10]!.x).toBeCloseTo(80, 9);
  expect(sideThrough(knots, 0, 240)).toEqual([...up].reverse());
});

test("a curve leaves out the place where it starts and keeps the names of its end", () => {
  const line = curve({ x: 0, y: 0 }, { x: 0, y: 50 }, { x: 50, y: 100 }, vertex(100, 100, "end"));
  expect(line[0]!.y).toBeGreaterThan(0);
  expect(line.at(-1)).toEqual({ x: 100, y: 100, names: ["end"] });
});
