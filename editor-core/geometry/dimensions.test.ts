import type { Point } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { dimensionsOf, withDistance } from "./dimensions.ts";
import { landmarksOf, type MarkedStyle } from "./landmarks.ts";

/** A front of 500 × 700 mm about x = 0, its neck 180 mm wide and 80 mm deep, its shoulders falling 40 mm. */
const FRONT: readonly Point[] = [
  [-250, 40],
  [-90, 0],
  [0, 80],
  [90, 0],
  [250, 40],
  [250, 700],
  [-250, 700],
];
const side = (pieceKey: string, from: string, to: string, points: readonly Point[]) => ({ pieceKey, from, to, points });
const STYLE: MarkedStyle = {
  pieces: [
    { key: "front", outline: FRONT },
    { key: "frontL", outline: FRONT.map(([x, y]): Point => [Math.max(-16, x), y]) },
    { key: "leg", outline: FRONT.map(([x, y]): Point => [x < 0 ? x * 0.7 : x, y]) },
  ],
  seams: [
    {
      a: side("front", "neck", "shoulder", [
        [90, 0],
        [250, 40],
      ]),
      b: side("back", "neck_m", "shoulder_m", []),
    },
    {
      a: side("front", "shoulder_m", "neck_m", [
        [-250, 40],
        [-90, 0],
      ]),
      b: side("back", "shoulder", "neck", []),
    },
    {
      a: side("frontL", "neck", "shoulder", [
        [90, 0],
        [250, 40],
      ]),
      b: side("yoke", "neck", "shoulder", []),
    },
  ],
};
const ground = (key: string) => ({
  outline: STYLE.pieces.find((piece) => piece.key === key)!.outline,
  ...landmarksOf(STYLE, key),
});
const measured = (artwork: Parameters<typeof dimensionsOf>[0], key = "front") =>
  Object.fromEntries(dimensionsOf(artwork, ground(key)).map((line) => [line.key, line.mm]));
const CREST = { x: 60, y: 200, width: 100, height: 60, angle: 0 };

test("a front has its centre front and two shoulder points, the half of a body is measured from its own centre", () => {
  expect(landmarksOf(STYLE, "front")).toEqual({
    centre: { x: 0, of: "front" },
    shoulders: [
      [90, 0],
      [-90, 0],
    ],
  });
  expect(landmarksOf(STYLE, "frontL")).toEqual({ centre: { x: 0, of: "front" }, shoulders: [[90, 0]] });
  expect(landmarksOf(STYLE, "leg")).toEqual({ centre: null, shoulders: [] });
});

test("a crest is measured from centre front, shoulder point, hem and both seams", () => {
  const { top, ...others } = measured(CREST);
  expect(others).toEqual({ left: 260, right: 140, bottom: 470, centre: 60, shoulder: 170, width: 100 });
  // The neck is 80 − 60·80/90 = 26.7 mm deep above x = 60.
  expect(top).toBeCloseTo(170 - 26.667, 3);
});

test("the shoulder point is the nearer one, and a middle left of the centre is below 0", () => {
  const lines = dimensionsOf({ ...CREST, x: -60 }, ground("front"));
  expect(lines.find(({ key }) => key === "shoulder")?.from).toEqual([-90, 0]);
  expect(lines.find(({ key }) => key === "centre")?.mm).toBe(-60);
});

test("a turned crest is measured from the box it fills, and says no width along the piece", () => {
  expect(measured({ ...CREST, angle: 90 })).toMatchObject({ left: 280, right: 160, bottom: 450, shoulder: 150 });
  expect(measured({ ...CREST, angle: 90 })).not.toHaveProperty("width");
});

test("a piece without centre and shoulder has neither line", () => {
  expect(Object.keys(measured(CREST, "leg"))).toEqual(["left", "right", "top", "bottom", "width"]);
});

test.each(["left", "right", "top", "bottom", "centre", "shoulder"] as const)(
  "a distance to the %s that is written anew is measured again as it was written",
  (key) => {
    const moved = { ...CREST, ...withDistance(CREST, ground("front"), key, 120) };
    expect(measured(moved)[key]).toBeCloseTo(120, 9);
  },
);

test("the width written anew sizes the crest in proportion", () => {
  expect(withDistance(CREST, ground("front"), "width", 50)).toEqual({ x: 60, y: 200, width: 50, height: 30 });
});
