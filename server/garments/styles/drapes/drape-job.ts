import {
  type DrapeProgress,
  drapeGarment,
  encodeDrape,
  type HandClass,
  handIn,
  measureDrape,
  type RecipeName,
  recipeOf,
  storedDrape,
} from "@selvedge/garment-core";
import type { Tell } from "../../../platform/jobs/pool/jobs.ts";

export type DrapeInput = { readonly recipe: RecipeName; readonly size: string; readonly hand: HandClass };
/** A drape as it is stored, and what was measured on it. */
export type MadeDrape = { readonly bytes: Uint8Array; readonly metrics: Record<string, unknown> };

/** Progress is reported in steps of this share. */
const TELL_STEP = 0.02;

/** Drapes a garment in a size and a class of cloth: three to eight seconds of one core. */
export async function makeDrape({ recipe, size, hand }: DrapeInput, tell: Tell): Promise<MadeDrape> {
  let told = 0;
  const onProgress = ({ share }: DrapeProgress) => {
    if (share - told < TELL_STEP) return;
    told = share;
    tell(share);
  };
  const drape = drapeGarment(recipe, size, { hand: handIn(recipeOf(recipe).hand, hand), onProgress });
  return { bytes: encodeDrape(storedDrape(drape)), metrics: { ...measureDrape(drape) } };
}
