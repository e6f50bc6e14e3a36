import type { createRfq } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { askForQuotation } from "../create.ts";
import { readQuotation } from "../read.ts";
import { lookingOf } from "./led.ts";

export const createRfqHandler: Handler<typeof createRfq> = async (of) => {
  if (isStaff(of.customer.role)) throw refuse("notAllowed");
  const looking = lookingOf(of);
  const id = await askForQuotation(of.db, of.customer, { request: of.body, once: of.once }, looking);
  return readQuotation(of.db, id, looking);
};
