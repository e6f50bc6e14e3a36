import { perMm } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { hangerPxPerMm, LIFE_SIZE, moved, type Sight, zoomed } from "./sight.ts";

const SIZE = { width: 720, height: 450 };
const SIGHT: Sight = { x: 10, y: 20, pxPerMm: perMm(4) };

test("the cloth under the pointer stays there when the scale changes", () => {
  const point = { x: 300, y: 120 };
  const place = (sight: Sight) => [sight.x + point.x / sight.pxPerMm, sight.y + point.y / sight.pxPerMm];
  expect(place(zoomed(SIGHT, perMm(11), point, SIZE))).toEqual(place(SIGHT).map((mm) => expect.closeTo(mm, 9)));
});

test("nothing is shown smaller than the hanger or larger than its yarns", () => {
  expect(zoomed(SIGHT, perMm(0.01), { x: 0, y: 0 }, SIZE).pxPerMm).toBe(720 / 300);
  expect(zoomed(SIGHT, perMm(1_000), { x: 0, y: 0 }, SIZE).pxPerMm).toBe(72);
  expect(hangerPxPerMm({ width: 3_000, height: 1_000 })).toBe(LIFE_SIZE);
});

test("pulling the cloth by 40 px at 4 px a mm moves it by a centimetre", () => {
  expect(moved(SIGHT, 40, -40)).toEqual({ x: 0, y: 30, pxPerMm: 4 });
});
