import type { revokeShare } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { shareLink } from "../share-link.ts";

export const revokeShareHandler: Handler<typeof revokeShare> = async ({ body, customer, db, clock, event }) => {
  const row = await db
    .updateTable("shares")
    .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(clock.now())) }))
    .where("id", "=", body.shareId)
    .where("company_id", "=", customer.companyId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw refuse("notFound");
  event("authn_token_revoked", { what: "link", shareId: row.id });
  return shareLink(row, null);
};
