import {
  type DrapeProgress,
  drapeGarment,
  encodeDrape,
  type HandClass,
  handIn,
  JoinError,
  measureDrape,
  type RecipeName,
  recipeOf,
  SewingError,
  storedDrape,
} from "@selvedge/garment-core";
import type { ReportShare } from "../../../platform/jobs/pool/jobs.ts";

export type DrapeInput = { readonly recipe: RecipeName; readonly size: string; readonly hand: HandClass };
/** A drape as it is stored, and what was measured on it. */
export type MadeDrape = { readonly bytes: Uint8Array; readonly metrics: Record<string, unknown> };
/** Why a garment cannot be sewn in a class of cloth. Any other fault (memory, a thread that ends) is thrown, and says nothing of the garment. */
export type Unsewable = { readonly unsewable: string };

/** Progress is reported in steps of this share. */
const REPORT_STEP = 0.02;

/** Drapes a garment in a size and a class of cloth: three to eight seconds of one core. */
export async function makeDrape({ recipe, size, hand }: DrapeInput, report: ReportShare): Promise<MadeDrape | Unsewable> {
  let reported = 0;
  const onProgress = ({ share }: DrapeProgress) => {
    if (share - reported < REPORT_STEP) return;
    reported = share;
    report(share);
  };
  try {
    const drape = drapeGarment(recipe, size, { hand: handIn(recipeOf(recipe).hand, hand), onProgress });
    return { bytes: encodeDrape(storedDrape(drape)), metrics: { ...measureDrape(drape) } };
  } catch (error) {
    if (error instanceof SewingError || error instanceof JoinError) return { unsewable: error.message };
    throw error;
  }
}
