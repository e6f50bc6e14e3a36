import type { Proposal } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { ShareGrant } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { cardRows, previewUrl, proposalCard, readRevision } from "../queries.ts";

/** The design behind a link as it was when the link was made, under the name it had then. Any other design is not found. */
export async function sharedProposal(
  db: Db,
  grant: ShareGrant,
  proposalId: string | undefined,
  now: Date,
  translate: (english: string) => string,
): Promise<Proposal> {
  if (grant.kind !== "proposal" || grant.revision === null || grant.id !== proposalId) throw refuse("notFound");
  const row = await cardRows(db, now).where("p.id", "=", grant.id).where("p.deleted_at", "is", null).executeTakeFirst();
  if (!row) throw refuse("shareGone");
  const frozen = await readRevision(db, grant.id, grant.revision);
  return {
    ...proposalCard(row, translate),
    name: frozen.name,
    previewUrl: previewUrl(frozen.preview_hash, { id: grant.id, revision: grant.revision }),
    updatedAt: frozen.created_at.toISOString(),
    revision: grant.revision,
    openComments: 0,
    document: frozen.document,
  };
}
