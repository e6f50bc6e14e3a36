import type { BodyOf, SignOff, SignOffs, signDesign } from "@selvedge/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/invalid.ts";
import { notify } from "../../../platform/notices/notify.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readCard } from "../queries.ts";
import type { SignOffTable } from "../tables.ts";
import { type Caller, writerOf } from "./caller.ts";

type Ground = { readonly db: Db; readonly translate: (english: string) => string; readonly now: Date };

const TOLD = {
  approved: "{{person}} approved {{name}}, revision {{revision}}",
  changes: "{{person}} asks for changes to {{name}}, revision {{revision}}",
} as const;
const TOLD_OF_VISITOR = {
  approved: "{{person}} (visitor) approved {{name}}, revision {{revision}}",
  changes: "{{person}} (visitor) asks for changes to {{name}}, revision {{revision}}",
} as const;

/** The sign-offs a caller may see: a visitor those of the frozen revision, the company all. */
export async function readSignOffs(
  { db, now }: Omit<Ground, "translate">,
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

/** Writes what the holder of a link decided, under their own name or the one they give, and tells the company whose design it is. Two at once that say the same are one. */
export async function sign({ db, translate, now }: Ground, caller: Caller, body: BodyOf<typeof signDesign>): Promise<SignOffs> {
  const { proposalId, documentHash, decision, note } = body;
  const { name, userId } = writerOf(caller, body.name);
  const seen = await seenRevision(db, caller, proposalId, now);
  const { share } = caller;
  if (!share?.canApprove) throw refuse("notAllowed");
  if (!name) throw invalid(translate, { path: "name", rule: "required", message: "Please give your name." });
  if (decision === "changes" && !note)
    throw invalid(translate, { path: "note", rule: "required", message: "Please say what should be otherwise." });
  if (documentHash !== seen.documentHash) throw refuse("stale", await readSignOffs({ db, now }, caller, proposalId));
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom("shares").select("id").where("id", "=", share.shareId).forUpdate().executeTakeFirstOrThrow();
    const last = await tx
      .selectFrom("sign_offs")
      .selectAll()
      .where("share_id", "=", share.shareId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last?.decision === decision && last.name === name && last.user_id === userId && last.note === note) return;
    await tx
      .insertInto("sign_offs")
      .values({
        id: newId(now),
        proposal_id: proposalId,
        revision: seen.revision,
        document_hash: documentHash,
        decision,
        name,
        note,
        share_id: share.shareId,
        user_id: userId,
        created_at: now,
      })
      .execute();
    await notify(
      tx,
      {
        to: { customerId: share.customerId },
        kind: `proposal.${decision}`,
        subject: { kind: "proposal", id: proposalId },
        text: {
          key: (userId ? TOLD : TOLD_OF_VISITOR)[decision],
          values: { person: name, name: seen.name, revision: seen.revision },
        },
      },
      now,
    );
  });
  return readSignOffs({ db, now }, caller, proposalId);
}

/** The revision a caller sees, by its name and hash. */
async function seenRevision(db: Db, { customer, share }: Caller, proposalId: string, now: Date) {
  if (share && (share.kind !== "proposal" || share.id !== proposalId)) throw refuse("notFound");
  const revision = share ? share.revision : customer && (await readCard(db, customer.customerId, proposalId, now))?.revision;
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
