/// <reference path="../../../../textile-core/formats/glb/gltf-validator.d.ts" />
import {
  type AnyCloth,
  archiveOfSwatch,
  glbOfSwatch,
  ne,
  readU3ma,
  swatchOfArchive,
  type WovenCloth,
  writeU3ma,
} from "@selvedge/textile-core";
import { validateBytes } from "gltf-validator";
import sharp from "sharp";
import { expect, test } from "vitest";
import { swatchOfCloth } from "./swatch-of-cloth.ts";

const yarn = { count: ne(50), fibre: [["cotton", 1]] } satisfies WovenCloth["warp"];
const poplin: WovenCloth = {
  kind: "woven",
  warp: yarn,
  weft: yarn,
  endsPerCm: 144 / 2.54,
  picksPerCm: 76 / 2.54,
  weave: "plain",
  warpOrder: [
    ["#1f2b52", 8],
    ["#f2ead9", 8],
  ],
  weftOrder: [["#f2ead9", 1]],
  finish: [],
  seed: 1,
};
const satin: WovenCloth = { ...poplin, weave: "satin-8", warp: { ...yarn, fibre: [["silk", 1]] } };
const leno: WovenCloth = { ...poplin, weave: "leno", endsPerCm: 14, picksPerCm: 12 };
const jersey: AnyCloth = {
  kind: "knitted",
  yarn,
  structure: "jersey",
  walesPerCm: 14,
  coursesPerCm: 18,
  loopMm: 2.9,
  courseOrder: [["#8fa088", 1]],
  finish: [],
  seed: 1,
};
const ABOUT = { key: "SV-1", name: "Poplin", description: "", created: "2027-03-01T12:00:00Z", modified: "2027-03-01T12:00:00Z" };

/** A tile at true scale is seldom a power of two wide; the validator notes it for the oldest WebGL. */
const SIZE_HINT = "IMAGE_NPOT_DIMENSIONS";

test.each([
  ["poplin", poplin],
  ["satin", satin],
  ["leno", leno],
  ["jersey", jersey],
])("a %s goes out as U3M and comes back, and as glTF without error or warning", async (_, cloth) => {
  const swatch = await swatchOfCloth(cloth, ABOUT, 96);
  const archive = readU3ma(writeU3ma(archiveOfSwatch(swatch)));
  const back = archive.ok ? swatchOfArchive(archive.value) : archive;
  if (!back.ok) throw new Error(JSON.stringify(back.problem));
  expect(back.value.anisotropyAngle).toBeCloseTo(swatch.anisotropyAngle, 12);
  expect({ ...back.value, anisotropyAngle: 0 }).toEqual({ ...swatch, anisotropyAngle: 0 });
  const glb = glbOfSwatch(swatch, { widthMm: 100, heightMm: 100 });
  if (!glb.ok) throw new Error(JSON.stringify(glb.problem));
  const { messages } = (await validateBytes(glb.value)).issues;
  expect(messages.filter(({ code }) => code !== SIZE_HINT)).toEqual([]);
});

test("a poplin's file says what a mill would ask: 109 g/m², cotton, woven plain, at its true size", async () => {
  const { physics, widthMm, widthPx, id, maps } = await swatchOfCloth(poplin, ABOUT, 96);
  expect(Math.abs(physics.weightGsm! - 109)).toBeLessThan(4);
  expect(physics).toMatchObject({ composition: [["cotton", 1]], material: "Woven", construction: "Plain weave" });
  expect(Math.abs((widthMm * 144) / 2.54 / 16 - Math.round((widthMm * 144) / 2.54 / 16))).toBeLessThan(0.01);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect((await sharp(maps.albedo!.bytes).metadata()).width).toBe(widthPx);
});

test("an open cloth carries its openings as a map and as alpha; a closed one neither", async () => {
  const open = await swatchOfCloth(leno, ABOUT, 96);
  const closed = await swatchOfCloth(satin, ABOUT, 96);
  expect(open.opacity).toBeLessThan(0.95);
  expect((await sharp(open.maps.albedo!.bytes).metadata()).channels).toBe(4);
  expect(open.maps.opacity).toBeDefined();
  expect(closed.maps.opacity).toBeUndefined();
  expect((await sharp(closed.maps.albedo!.bytes).metadata()).channels).toBe(3);
});
