import { expect, test } from "vitest";
import { dartTip, drawn } from "./drawn.ts";
import { pointAt } from "./outline.ts";
import { lengthOf } from "./run.ts";

test("a drawing is closed, its curves are flattened and its places keep their names", () => {
  const quarter = drawn([
    { x: 0, y: 0, name: "centre" },
    { x: 100, y: 0, name: "right" },
    {
      x: 0,
      y: 100,
      name: "below",
      curve: [
        { x: 100, y: 55.23 },
        { x: 55.23, y: 100 },
      ],
    },
  ]);
  expect(pointAt(quarter, "below")).toMatchObject({ x: 0, y: 100 });
  expect(lengthOf(quarter, "right>below")).toBeCloseTo(50 * Math.PI, 0);
  expect(lengthOf(quarter, "below>centre")).toBeCloseTo(100, 6);
});

test("the legs of a dart are equally long, however its mouth slopes", () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 30, y: -8 },
  ];
  const tip = dartTip(from, to, 120);
  const leg = (p: { x: number; y: number }) => Math.hypot(p.x - tip.x, p.y - tip.y);
  expect(leg(from)).toBeCloseTo(leg(to), 9);
  expect(tip.y).toBeGreaterThan(100);
});
