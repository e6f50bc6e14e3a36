import type { erpPeople } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { colleagues } from "../warnings/colleagues.ts";
import { contactOf } from "./contact.ts";
import { chargeOf, inChargeOf } from "./record.ts";

export const erpPeopleHandler: Handler<typeof erpPeople> = async ({ body, db }) => {
  const charge = await chargeOf(db, body);
  return { inCharge: await inChargeOf(db, charge), colleagues: await colleagues(db), contact: await contactOf(db, charge) };
};
