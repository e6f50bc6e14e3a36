import type { RoomPoint } from "@selvedge/contract";
import { expect, test } from "vitest";
import type { Eye, Paint } from "./canvas.ts";
import { type DrawnRoom, drawRoom, plain } from "./draw-room.ts";
import { viewOf } from "./view.ts";

const SIZE = { width: 120, height: 54 };
const HANGER = {
  productId: "red",
  fixtureId: "rail",
  place: [0, 2_000, -1_000] as RoomPoint,
  turn: 0,
  width: 1_600,
  drop: 1_600,
};
const EYE: Eye = { place: [0, 1_600, 2_000], target: [0, 1_300, -1_000], fov: 44 };

/** An empty hall with what is said. */
const room = (of: Partial<DrawnRoom["room"]> = {}): DrawnRoom["room"] => ({
  architecture: "gallery",
  extent: [8_000, 3_700, 8_000],
  boxes: [],
  fixtures: [],
  hangers: [],
  folded: [],
  ...of,
});
const drawn = (of: DrawnRoom["room"], clothOf: DrawnRoom["clothOf"] = () => plain("#b01020"), eye = EYE) =>
  drawRoom({ room: of, clothOf, garments: [], pictures: [] }, eye, SIZE);
const colourAt = (pixels: Uint8Array, x: number, y: number) => [
  ...pixels.subarray(3 * (y * SIZE.width + x), 3 * (y * SIZE.width + x) + 3),
];

test("a cloth on its hanger is seen in its colour where it hangs, and before what stands behind it", () => {
  const wall = { kind: "wall", place: [0, 1_850, -2_000], extent: [8_000, 3_700, 200], turn: 0 } as const;
  const pixels = drawn(room({ hangers: [HANGER], boxes: [{ ...wall, place: [...wall.place], extent: [...wall.extent] }] }));
  const [red, green, blue] = colourAt(pixels, 60, 27) as [number, number, number];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  const [r, g, b] = colourAt(pixels, 5, 20) as [number, number, number];
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(40);
});

test("what is twice as far off is half as large", () => {
  const isRed = ([red, green]: number[]) => red! > 2 * green!;
  const widthAt = (away: number) => {
    const hanger = { ...HANGER, place: [0, 1_600 + HANGER.drop / 2, 2_000 - away] as RoomPoint };
    const pixels = drawn(room({ hangers: [hanger] }), undefined, { ...EYE, target: [0, 1_600, -1_000] });
    return Array.from({ length: SIZE.width }, (_, x) => colourAt(pixels, x, 27)).filter(isRed).length;
  };
  expect(widthAt(2_000) / widthAt(4_000)).toBeCloseTo(2, 0);
});

test("a cloth is painted in mm from its upper corner", () => {
  const seen = { a: [1e9, 0], b: [1e9, 0] };
  const measured: Paint = (a, b, out) => {
    seen.a = [Math.min(seen.a[0]!, a), Math.max(seen.a[1]!, a)];
    seen.b = [Math.min(seen.b[0]!, b), Math.max(seen.b[1]!, b)];
    out.fill(0.2);
  };
  drawn(room({ hangers: [{ ...HANGER, width: 800, drop: 900 }] }), () => measured);
  expect(seen.a[0]).toBeLessThan(30);
  expect(seen.a[1]).toBeGreaterThan(770);
  expect(seen.b[0]).toBeLessThan(60);
  expect(seen.b[1]).toBeGreaterThan(870);
});

test("the same room is the same picture, and what is behind the eye is not in it", () => {
  const first = drawn(room({ hangers: [HANGER] }));
  expect(drawn(room({ hangers: [HANGER] }))).toEqual(first);
  const behind = { ...HANGER, place: [0, 2_000, 3_500] as RoomPoint };
  expect(drawn(room({ hangers: [behind] }))).toEqual(drawn(room()));
});

test("a room is looked into from where one comes in", () => {
  const { place, target } = viewOf({
    start: { place: [0, 1_600, 3_100], target: [0, 1_600, -4_000] },
    extent: [8_000, 3_700, 8_000],
  });
  expect(place[2]).toBe(3_100);
  expect(Math.abs(place[0])).toBeLessThan(4_000);
  expect(target[2]).toBeLessThan(place[2]);
});
