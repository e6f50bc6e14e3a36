import type { purgeProposal } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";

export const purgeProposalHandler: Handler<typeof purgeProposal> = async ({ body, customer, db }) => ({
  purged: await purge(db, customer, body.proposalId),
});

/** Removes a deleted design of the caller's own with everything that hangs on it. */
async function purge(db: Db, { userId, companyId }: SignedIn, proposalId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("proposals")
    .where("id", "=", proposalId)
    .where("company_id", "=", companyId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refuse("notFound");
  return Number(numDeletedRows);
}
