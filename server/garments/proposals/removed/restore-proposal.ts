import type { restoreProposal } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { cardOf } from "../queries.ts";
import { refusingUsedDesignName } from "../revisions/save.ts";
import { undoFrom } from "../rules.ts";

export const restoreProposalHandler: Handler<typeof restoreProposal> = async ({ body, customer, db, clock, translate }) => {
  const now = clock.now();
  await refusingUsedDesignName(() =>
    db
      .updateTable("proposals")
      .set({ deleted_at: null })
      .where("id", "=", body.proposalId)
      .where("company_id", "=", customer.companyId)
      .where("deleted_at", ">", undoFrom(now))
      .execute(),
  );
  return cardOf(db, customer, body.proposalId, now, translate);
};
