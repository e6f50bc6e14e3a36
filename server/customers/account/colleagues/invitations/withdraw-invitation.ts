import type { withdrawInvitation } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { lockOwnCompany } from "../own-company.ts";

export const withdrawInvitationHandler: Handler<typeof withdrawInvitation> = async ({ body, customer, db, event }) => {
  const { invitationId } = body;
  await db.transaction().execute(async (tx) => {
    await lockOwnCompany(tx, customer);
    const { numDeletedRows } = await tx
      .deleteFrom("invitations")
      .where("id", "=", invitationId)
      .where("company_id", "=", customer.companyId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw refuse("notFound");
  });
  event("authn_token_revoked", { what: "invitation", invitationId });
  return { withdrawn: true as const };
};
