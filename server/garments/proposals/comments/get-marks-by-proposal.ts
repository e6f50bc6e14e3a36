import type { getMarksByProposal } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readMarks } from "./marks.ts";

export const getMarksByProposalHandler: Handler<typeof getMarksByProposal> = async ({
  body,
  customer,
  share,
  signedIn,
  db,
  clock,
}) => readMarks(db, { customer, share, signedIn }, body.proposalId, clock.now());
