import type { noteChanelVisit } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { recordOpening } from "./record.ts";

export const noteChanelVisitHandler: Handler<typeof noteChanelVisit> = async ({ body, customer, db, clock }) => ({
  noted: !isStaff(customer.role) && (await recordOpening(db, customer, body, clock.now())),
});
