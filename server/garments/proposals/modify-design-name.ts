import type { modifyDesignName } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { cardOf, readCard, staleProposal } from "./queries.ts";
import { refusingUsedDesignName } from "./revisions/save.ts";

export const modifyDesignNameHandler: Handler<typeof modifyDesignName> = async ({ body, customer, db, clock, translate }) => {
  const now = clock.now();
  if (!(await readCard(db, customer.companyId, body.proposalId, now))) throw refuse("notFound");
  const { numUpdatedRows } = await refusingUsedDesignName(() =>
    db
      .updateTable("proposals")
      .set({ name: body.name, updated_at: now })
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", body.proposalId)
      .where("company_id", "=", customer.companyId)
      .where("deleted_at", "is", null)
      .where("version", "=", body.version)
      .executeTakeFirst(),
  );
  if (numUpdatedRows !== 1n) throw await staleProposal(db, customer, body.proposalId, now, translate);
  return cardOf(db, customer, body.proposalId, now, translate);
};
