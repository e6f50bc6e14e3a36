import { drapeDisc, encodeDrape } from "@selvedge/garment-core";
import type { FabricRecord } from "@selvedge/textile-core";
import { handOfCloth } from "../hand.ts";

/** A disc of the cloth over its stand, as a stored drape: about two seconds. */
export const makeDisc = async ({ cloth }: { readonly cloth: FabricRecord }): Promise<Uint8Array> =>
  encodeDrape(drapeDisc(handOfCloth(cloth)));
