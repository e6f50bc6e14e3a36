import { expect, test } from "vitest";
import { sizeFor, tilesOf } from "./tiles-of.ts";

test("a picture of a 6:5 preview is 3840 × 3200 px, in nine tiles that cover it once", () => {
  const { width, height } = sizeFor({ width: 744, height: 620 }, 3840);
  expect([width, height]).toEqual([3840, 3200]);
  const tiles = tilesOf(width, height, 1280);
  expect(tiles).toHaveLength(9);
  expect(tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)).toBe(width * height);
  expect(Math.max(...tiles.flatMap((tile) => [tile.width, tile.height]))).toBeLessThanOrEqual(1280);
});

test("an upright picture has its 3840 px in height", () => {
  expect(sizeFor({ width: 390, height: 488 }, 3840)).toEqual({ width: 3069, height: 3840 });
});
