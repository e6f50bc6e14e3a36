import { existsSync, readFileSync } from "node:fs";
import { SOLVER_VERSION } from "@selvedge/garment-core";
import type { MadeDrape } from "@selvedge/server";
import { z } from "zod";

/** What `metrics.json` says of the drapes beside it: the solver they were made with, and by recipe its hash and what was measured. */
const Shipped = z.object({
  solver: z.int(),
  recipes: z.record(z.string(), z.string()),
  metrics: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type Shipped = z.infer<typeof Shipped>;

export const METRICS_FILE = new URL("./metrics.json", import.meta.url);
export const drapeFile = (recipe: string) => new URL(`${recipe}.drape`, import.meta.url);
export const portraitFile = (recipe: string) => new URL(`${recipe}.webp`, import.meta.url);

/** A drape as it travels, and the hash of the recipe it was made from. */
export type ShippedDrape = MadeDrape & { readonly recipeHash: string };

/** Makes them again, which is needed after a change of recipe or solver. */
const REMEDY = "Run `npm run drapes` and commit what it writes.";

export const readShipped = (): Shipped => Shipped.parse(JSON.parse(readFileSync(METRICS_FILE, "utf8")));

/**
 * The drapes of all styles in the size and the cloth they open in, as they travel with the portal: a first start drapes nothing.
 * They follow from recipe and solver alone. Throws for a recipe that has none, and when another solver made them.
 */
export function shippedDrapes(): (recipe: string) => ShippedDrape {
  const { solver, recipes, metrics } = readShipped();
  if (solver !== SOLVER_VERSION) throw new Error(`The shipped drapes are of solver ${solver}, not ${SOLVER_VERSION}. ${REMEDY}`);
  return (recipe) => {
    const [recipeHash, measured] = [recipes[recipe], metrics[recipe]];
    if (!recipeHash || !measured) throw new Error(`There is no shipped drape of ${recipe}. ${REMEDY}`);
    return { bytes: new Uint8Array(readFileSync(drapeFile(recipe))), metrics: measured, recipeHash };
  };
}

/** The picture of a style, draped in the fabric it opens in, as it travels with the portal. Throws for a recipe that has none. */
export function shippedPortrait(recipe: string): Uint8Array {
  const file = portraitFile(recipe);
  if (!existsSync(file)) throw new Error(`There is no shipped picture of ${recipe}. ${REMEDY}`);
  return new Uint8Array(readFileSync(file));
}
