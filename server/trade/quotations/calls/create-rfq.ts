import type { createRfq } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { askForQuotation } from "../create.ts";
import { readQuotation } from "../read.ts";
import { readerOf } from "./led.ts";

export const createRfqHandler: Handler<typeof createRfq> = async (context) => {
  if (isStaff(context.customer.role)) throw refuse("notAllowed");
  const reader = readerOf(context);
  const id = await askForQuotation(context.db, context.customer, { request: context.body, once: context.once }, reader);
  return readQuotation(context.db, id, reader);
};
