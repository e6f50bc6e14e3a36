import type { listRfq } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { expireQuotations } from "../expire.ts";
import { listQuotations } from "../list.ts";
import { readerOf } from "./led.ts";

export const listRfqHandler: Handler<typeof listRfq> = async (context) => {
  const { customer, db, body, clock } = context;
  await expireQuotations(db, isStaff(customer.role) ? {} : { companyId: customer.companyId }, clock.now());
  return listQuotations(db, body, readerOf(context));
};
