import type { Artwork } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { dimensionLines, outlineAt, withDistance } from "./location.ts";

const back = [
  [-268, 0],
  [268, 0],
  [256, 680],
  [-256, 680],
] as const;
const crest = { x: 0, y: 226, width: 220, height: 220, angle: 0 } as Artwork;

test("the outline is met where its slanted side stands at that height", () => {
  expect(outlineAt(back, 340, 0, 1)).toBeCloseTo(262, 9);
  expect(outlineAt(back, 340, 0, -1)).toBeCloseTo(-262, 9);
  expect(outlineAt(back, 700, 0, 1)).toBeNull();
});

test("a crest 116 mm below the neck shows that distance, equal ones left and right, and its width", () => {
  const lines = Object.fromEntries(dimensionLines(crest, back).map(({ key, mm }) => [key, mm]));
  expect(lines.top).toBeCloseTo(116, 9);
  expect(lines.left).toBeCloseTo(lines.right!, 9);
  expect(lines.width).toBe(220);
});

test("a distance that is written anew moves the artwork, the width sizes it in proportion", () => {
  expect(withDistance(crest, back, "top", 100)).toMatchObject({ x: 0, y: 210 });
  expect(withDistance(crest, back, "width", 110)).toMatchObject({ width: 110, height: 110, x: 0 });
});

test("a distance moved and measured again is what was asked for", () => {
  const moved = { ...crest, ...withDistance(crest, back, "left", 100) };
  expect(dimensionLines(moved, back).find(({ key }) => key === "left")?.mm).toBeCloseTo(100, 9);
});
