import { expect, test } from "vitest";
import { daylightIn } from "./room-light.ts";
import type { RoomBox, RoomPoint } from "./rooms.ts";

const window = (x: number): RoomBox => ({ kind: "window", place: [x, 2_000, 0], extent: [40, 2_000, 3_000], turn: 0 });
const extent: RoomPoint = [8_000, 3_600, 12_000];
const UP: RoomPoint = [0, 1, 0];

test("it is lighter by the window than across the room, whichever side it is on", () => {
  for (const side of [-1, 1]) {
    const light = daylightIn({ extent, boxes: [window((side * extent[0]) / 2)] });
    expect(light([side * 2_500, 0, 0], UP)).toBeGreaterThan(light([-side * 2_500, 0, 0], UP));
  }
});

test("a roof light shines down and not up, and a room without openings is not dark", () => {
  const roof: RoomBox = { kind: "roofLight", place: [0, 3_600, 0], extent: [2_400, 20, 10_000], turn: 0 };
  const light = daylightIn({ extent, boxes: [roof] });
  const closed = daylightIn({ extent, boxes: [] });
  expect(light([0, 800, 0], UP)).toBeGreaterThan(closed([0, 800, 0], UP));
  expect(light([0, 800, 0], [0, -1, 0])).toBe(closed([0, 800, 0], [0, -1, 0]));
  expect(closed([0, 800, 0], UP)).toBeGreaterThan(0.2);
});
