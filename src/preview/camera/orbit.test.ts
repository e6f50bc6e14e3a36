import { radiansOf } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import {
  AZIMUTHS,
  between,
  eased,
  FIELD_OF_VIEW_DEGREES,
  fitDistance,
  nearestTurn,
  orbitOf,
  seenHeight,
  viewOf,
} from "./orbit.ts";

const SHIRT = { width: 700, height: 780, depth: 320 };
const WHOLE = { aspect: 1, foot: 0 };

test("a garment fits the picture in height and in width, from the front and from the side", () => {
  const slope = Math.tan(radiansOf(FIELD_OF_VIEW_DEGREES) / 2);
  for (const aspect of [0.6, 1, 1.8]) {
    const distance = fitDistance(SHIRT, { aspect, foot: 0 });
    for (const [width, depth] of [
      [SHIRT.width, SHIRT.depth],
      [SHIRT.depth, SHIRT.width],
    ] as const) {
      const nearest = distance - depth / 2;
      if (depth === SHIRT.depth) expect(SHIRT.height / 2).toBeLessThan(slope * nearest);
      if (depth === SHIRT.depth) expect(width / 2).toBeLessThan(slope * nearest * aspect);
    }
  }
});

test("the garment fits above the buttons at the foot as it fits a picture without them", () => {
  const foot = 0.15;
  expect(seenHeight(SHIRT, { aspect: 2, foot }) * (1 - foot)).toBeCloseTo(seenHeight(SHIRT, { aspect: 2, foot: 0 }), 6);
  expect(seenHeight(SHIRT, { aspect: 0.4, foot })).toBe(seenHeight(SHIRT, { aspect: 0.4, foot: 0 }));
});

test("a turn takes the short way round", () => {
  expect(nearestTurn(radiansOf(170), radiansOf(-170))).toBeCloseTo(radiansOf(190), 9);
  const half = between(orbitOf("back", SHIRT, WHOLE), { ...orbitOf("front", SHIRT, WHOLE), azimuth: radiansOf(-150) }, 0.5);
  expect(half.azimuth).toBeCloseTo(radiansOf(195), 9);
});

test("a turn starts and ends at rest, at the places it was given", () => {
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
  expect(eased(0.02)).toBeLessThan(0.001);
});

test("the side a camera looks at is named, also after whole turns, and between two sides it is none", () => {
  expect(viewOf(AZIMUTHS.back - 4 * Math.PI)).toBe("back");
  expect(viewOf(0.01)).toBe("front");
  expect(viewOf(Math.PI / 8)).toBeNull();
});

test("the wearer's left and right are opposite sides, each known by its name", () => {
  expect(AZIMUTHS.side - AZIMUTHS.right).toBeCloseTo(Math.PI, 12);
  expect([viewOf(Math.PI / 2), viewOf(-Math.PI / 2), viewOf((3 * Math.PI) / 2)]).toEqual(["side", "right", "right"]);
});
