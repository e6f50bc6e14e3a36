import type { removeOwnStyle } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";

export const removeOwnStyleHandler: Handler<typeof removeOwnStyle> = async ({ body, customer, db, clock }) => {
  const removed = await db
    .updateTable("styles")
    .set({ removed_at: clock.now() })
    .where("id", "=", body.id)
    .where("company_id", "=", customer.companyId)
    .where("removed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!removed) throw refuse("notFound");
  return {};
};
