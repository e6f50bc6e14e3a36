import { ownFamily, recipeOf, SOLVER_VERSION } from "@selvedge/garment-core";
import { inlinePool, ownHandOf, recipeHash } from "@selvedge/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { makeDrape } from "../../server/garments/styles/drapes/drape-job.ts";
import { expectSamePicture } from "../same-picture.ts";
import { STYLES } from "../styles/styles.ts";
import { makeStylePortrait } from "./portrait.ts";
import { readShipped, shippedDrapes, shippedPortrait } from "./shipped.ts";

/** The style that is draped quickest. */
const QUICKEST = "circleSkirt";
const MAX_BYTES = 400_000;

test("every style travels with the drape of the size it opens in, made by the solver of today, in at most 400 kB", () => {
  expect(readShipped().solver).toBe(SOLVER_VERSION);
  const drapeOf = shippedDrapes();
  for (const { recipe } of STYLES) expect(drapeOf(recipe).bytes.length, recipe).toBeLessThanOrEqual(MAX_BYTES);
  expect(Object.keys(readShipped().metrics)).toEqual(STYLES.map(({ recipe }) => recipe).sort());
});

test("every shipped drape was sewn shut to 2 mm and is still, and woven cloth is hardly stretched", () => {
  const Measured = z.object({ openSeam: z.number(), speed: z.number(), clearance: z.number(), strainP99: z.number() });
  for (const [recipe, metrics] of Object.entries(readShipped().metrics)) {
    const { openSeam, speed, clearance, strainP99 } = Measured.parse(metrics);
    expect(openSeam, recipe).toBeLessThanOrEqual(2);
    expect(speed, recipe).toBeLessThanOrEqual(1);
    expect(clearance, recipe).toBeGreaterThan(0);
    if (ownFamily(recipeOf(recipe).hand) === "woven") expect(strainP99, recipe).toBeLessThanOrEqual(0.06);
  }
});

test("every shipped drape is of its recipe as it is cut today", () => {
  const recipes = Object.fromEntries(STYLES.map(({ recipe }) => [recipe, recipeHash(recipe, recipeOf(recipe).defaultSize)]));
  expect(readShipped().recipes, "run `npm run drapes` with the names of what differs").toEqual(recipes);
});

test("a drape that is made again is the shipped one, byte for byte", async () => {
  const size = recipeOf(QUICKEST).defaultSize;
  const made = await makeDrape({ recipe: QUICKEST, size, hand: ownHandOf(QUICKEST) }, () => {});
  const shipped = shippedDrapes()(QUICKEST);
  if ("unsewable" in made) throw new Error(made.unsewable);
  expect(Buffer.from(made.bytes).equals(Buffer.from(shipped.bytes))).toBe(true);
  expect(made.metrics).toEqual(shipped.metrics);
});

test("its picture made again is the shipped one", async () => {
  const style = STYLES.find(({ recipe }) => recipe === QUICKEST)!;
  const made = await makeStylePortrait(inlinePool, style, shippedDrapes()(QUICKEST).bytes);
  await expectSamePicture(made, shippedPortrait(QUICKEST));
});

test("every style travels with its picture", async () => {
  for (const { recipe } of STYLES) {
    const { width, height, format } = await sharp(shippedPortrait(recipe)).metadata();
    expect({ width, height, format }, recipe).toEqual({ width: 600, height: 750, format: "webp" });
  }
});

test("a style without a drape or a picture says what is to be done", () => {
  expect(() => shippedDrapes()("unheardOf")).toThrow("npm run drapes");
  expect(() => shippedPortrait("unheardOf")).toThrow("npm run drapes");
});
