import type { saveProposal } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { invalid } from "../../../platform/invalid.ts";
import { refuse } from "../../../platform/refuse.ts";
import { cardOf, readCard, staleProposal } from "../queries.ts";
import { checkDocument } from "../rules.ts";
import { createProposal, updateProposal } from "./save.ts";

export const saveProposalHandler: Handler<typeof saveProposal> = async ({ body, customer, db, clock, translate }) => {
  const now = clock.now();
  if (!body.proposalId) {
    await checkDocument({ db, translate }, customer.companyId, body);
    return cardOf(db, customer, await createProposal(db, customer, body, now), now, translate);
  }
  const { proposalId } = body;
  if (!body.version)
    throw invalid(translate, { path: "version", rule: "required", message: "Please send the version that was read." });
  if (!(await readCard(db, customer.companyId, proposalId, now))) throw refuse("notFound");
  await checkDocument({ db, translate }, customer.companyId, body);
  if (!(await updateProposal(db, customer, { ...body, proposalId }, now)))
    throw await staleProposal(db, customer, proposalId, now, translate);
  return cardOf(db, customer, proposalId, now, translate);
};
