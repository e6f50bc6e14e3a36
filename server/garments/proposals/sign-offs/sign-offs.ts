import type { SignOff, SignOffs } from "@selvedge/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { Caller } from "../caller.ts";
import { readCard } from "../queries.ts";
import type { SignOffTable } from "../tables.ts";

export type Services = { readonly db: Db; readonly translate: (english: string) => string; readonly now: Date };

/** The sign-offs a caller may see: a visitor those of the frozen revision, the company all. */
export async function readSignOffs(
  { db, now }: Omit<Services, "translate">,
  caller: Caller,
  proposalId: string,
): Promise<SignOffs> {
  const { revision, documentHash } = await seenRevision(db, caller, proposalId, now);
  const all = await signOffsOf(db, proposalId);
  const list = caller.share ? all.filter((one) => one.revision === revision) : all;
  return { revision, documentHash, canSign: caller.share?.canApprove ?? false, list };
}

/** Everything that was decided about a design, the latest first. */
export async function signOffsOf(db: Db, proposalId: string): Promise<SignOff[]> {
  const rows = await db
    .selectFrom("sign_offs")
    .selectAll()
    .where("proposal_id", "=", proposalId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(asSignOff);
}

/** The revision a caller sees, by its name and hash. */
export async function seenRevision(db: Db, { customer, share }: Caller, proposalId: string, now: Date) {
  if (share && (share.kind !== "proposal" || share.id !== proposalId)) throw refuse("notFound");
  const revision = share ? share.revision : customer && (await readCard(db, customer.companyId, proposalId, now))?.revision;
  if (!revision) throw refuse("notFound");
  const row = await db
    .selectFrom("proposal_revisions")
    .select(["revision", "name", "document_hash as documentHash"])
    .where("proposal_id", "=", proposalId)
    .where("revision", "=", revision)
    .executeTakeFirstOrThrow();
  return row;
}

const asSignOff = (row: Selectable<SignOffTable>): SignOff => ({
  signOffId: row.id,
  revision: row.revision,
  documentHash: row.document_hash,
  decision: row.decision,
  name: row.name,
  isVisitor: row.user_id === null,
  note: row.note,
  signedAt: row.created_at.toISOString(),
});
