import { areaOf } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { draftPattern } from "../pattern/draft.ts";
import { layGarment } from "./garment-lay.ts";

const TEE = draftPattern("tee", "M");
const KEYS = TEE.pieces.map(({ key }) => key);

test("two T-shirts lie on cloth 150 cm wide in less than twice their area, and each takes half of it", () => {
  const { lengthEach, garments, usable, lay, outlines } = layGarment(
    TEE,
    { pieceKeys: KEYS, width: 1_500, repeat: 0, nap: "two-way" },
    8,
  );
  expect([garments, usable]).toEqual([2, 1_480]);
  expect(lengthEach * 2).toBeCloseTo(lay.length, 9);
  const cut = lay.placed.reduce((sum, { key }) => sum + areaOf(outlines.get(key)!), 0);
  expect(lay.placed).toHaveLength(2 * KEYS.length);
  expect(lay.length * usable).toBeLessThan(2 * cut);
  expect(lay.length * usable).toBeGreaterThan(cut);
});

test("a piece that no cloth is wide enough for is reported, not laid", () => {
  const { lay, lengthEach } = layGarment(TEE, { pieceKeys: ["front"], width: 400, repeat: 0, nap: "two-way" }, 2);
  expect(lay.tooWide.map(({ key }) => key)).toEqual(["front"]);
  expect(lengthEach).toBe(0);
});

test("trousers of a cloth with a nap have every piece the same way up, and take no less of it", () => {
  const trousers = draftPattern("trousers", "40");
  const lay = (nap: "one-way" | "two-way") =>
    layGarment(trousers, { pieceKeys: trousers.pieces.map(({ key }) => key), width: 1_450, repeat: 0, nap }, 8);
  const [napped, plain] = [lay("one-way"), lay("two-way")];
  expect(new Set(napped.lay.placed.map(({ turn }) => turn)).size).toBe(1);
  expect(new Set(plain.lay.placed.map(({ turn }) => turn)).size).toBeGreaterThan(1);
  expect(napped.lengthEach).toBeGreaterThan(plain.lengthEach);
});
