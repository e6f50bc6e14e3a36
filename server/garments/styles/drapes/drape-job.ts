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
import type { ReportShare } from "../../../platform/jobs/pool/jobs.ts";

export type DrapeInput = { readonly recipe: RecipeName; readonly size: string; readonly hand: HandClass };
/** A drape as it is stored, and what was measured on it. */
export type MadeDrape = { readonly bytes: Uint8Array; readonly metrics: Record<string, unknown> };

/** Progress is reported in steps of this share. */
const REPORT_STEP = 0.02;

/** Drapes a garment in a size and a class of cloth: three to eight seconds of one core. */
export async function makeDrape({ recipe, size, hand }: DrapeInput, report: ReportShare): Promise<MadeDrape> {
  let reported = 0;
  const onProgress = ({ share }: DrapeProgress) => {
    if (share - reported < REPORT_STEP) return;
    reported = share;
    report(share);
  };
  const drape = drapeGarment(recipe, size, { hand: handIn(recipeOf(recipe).hand, hand), onProgress });
  return { bytes: encodeDrape(storedDrape(drape)), metrics: { ...measureDrape(drape) } };
}
