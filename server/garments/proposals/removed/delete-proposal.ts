import type { deleteProposal } from "@selvedge/contract";
import { sql } from "kysely";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { undoUntil } from "../rules.ts";

export const deleteProposalHandler: Handler<typeof deleteProposal> = async ({ body, customer, db, clock }) => {
  const now = clock.now();
  const ids = [...new Set([...(body.proposalIds ?? []), ...(body.proposalId ? [body.proposalId] : [])])];
  const deleted = await db.transaction().execute(async (within) => {
    const own = await within
      .selectFrom("proposals")
      .select("id")
      .where("id", "=", sql<string>`any(${ids})`)
      .where("company_id", "=", customer.companyId)
      .execute();
    if (own.length < ids.length) throw refuse("notFound");
    const { numUpdatedRows } = await within
      .updateTable("proposals")
      .set({ deleted_at: now })
      .where("id", "=", sql<string>`any(${ids})`)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
  return { deleted, undoUntil: undoUntil(now).toISOString() };
};
