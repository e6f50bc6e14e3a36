import { areaOf } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { draftPattern } from "../pattern/draft.ts";
import { layGarment } from "./garment-lay.ts";

const TEE = draftPattern("tee", "M");
const KEYS = TEE.pieces.map(({ key }) => key);

test("two T-shirts lie on cloth 150 cm wide in less than twice their area, and each takes half of it", () => {
  const { lengthEach, garments, usable, lay, outlines } = layGarment(TEE, { pieceKeys: KEYS, width: 1_500, repeat: 0 }, 8);
  expect([garments, usable]).toEqual([2, 1_480]);
  expect(lengthEach * 2).toBeCloseTo(lay.length, 9);
  const cut = lay.placed.reduce((sum, { key }) => sum + areaOf(outlines.get(key)!), 0);
  expect(lay.placed).toHaveLength(2 * KEYS.length);
  expect(lay.length * usable).toBeLessThan(2 * cut);
  expect(lay.length * usable).toBeGreaterThan(cut);
});

test("a piece that no cloth is wide enough for is reported, not laid", () => {
  const { lay, lengthEach } = layGarment(TEE, { pieceKeys: ["front"], width: 400, repeat: 0 }, 2);
  expect(lay.tooWide.map(({ key }) => key)).toEqual(["front"]);
  expect(lengthEach).toBe(0);
});
