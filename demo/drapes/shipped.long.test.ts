import { recipeOf } from "@selvedge/garment-core";
import { ownHandOf } from "@selvedge/server";
import { expect, test } from "vitest";
import { makeDrape } from "../../server/garments/styles/drapes/drape-job.ts";
import { STYLES } from "../styles/styles.ts";
import { shippedDrapes } from "./shipped.ts";

test.each(STYLES.map(({ recipe }) => recipe))("%s draped anew is the drape that travels, byte for byte", async (recipe) => {
  const made = await makeDrape({ recipe, size: recipeOf(recipe).defaultSize, hand: ownHandOf(recipe) }, () => {});
  const shipped = shippedDrapes()(recipe);
  if ("unsewable" in made) throw new Error(made.unsewable);
  expect(Buffer.from(made.bytes).equals(Buffer.from(shipped.bytes))).toBe(true);
  expect(made.metrics).toEqual(shipped.metrics);
});
