import { drapeGarment, encodeDrape, measureDrape, type RecipeKey, storedDrape } from "@selvedge/garment-core";

/** A drape as it is stored, and what was measured on it. */
export type Drape = { readonly bytes: Uint8Array; readonly metrics: Record<string, unknown> };

/** Drapes a garment in a size: three to six seconds of one core. */
export async function makeDrape(recipe: RecipeKey, size: string): Promise<Drape> {
  const drape = drapeGarment(recipe, size);
  return { bytes: encodeDrape(storedDrape(drape)), metrics: { ...measureDrape(drape) } };
}
