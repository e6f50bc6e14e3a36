import { HANDS, type Hand, type HandClass, handClassOf } from "@selvedge/garment-core";
import { type FabricRecord, flexuralRigidityOf, groundOf, weigh } from "@selvedge/textile-core";

const N_M_PER_MICRO = 1e-6;

/** How the cloth of a record hangs: its own bending and weight; it gives along its threads as the usual knit or woven cloth does. */
export function handOfCloth(record: FabricRecord): Hand {
  const cloth = groundOf(record);
  const usual = cloth.kind === "knitted" ? HANDS.jersey : HANDS.poplin;
  return { ...usual, bend: flexuralRigidityOf(cloth) * N_M_PER_MICRO, weight: weigh(cloth).gsm };
}

/** The class of hand of a record's cloth; lace, a net of threads that are held, among the woven ones. */
export const handClassOfCloth = (record: FabricRecord): HandClass =>
  handClassOf(groundOf(record).kind === "knitted" ? "knitted" : "woven", handOfCloth(record));
