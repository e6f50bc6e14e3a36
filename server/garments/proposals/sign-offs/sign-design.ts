import type { BodyOf, SignOffs, signDesign } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/invalid.ts";
import { notify } from "../../../platform/notices/notify.ts";
import { refuse } from "../../../platform/refuse.ts";
import { type Caller, writerOf } from "../caller.ts";
import { readSignOffs, type Services, seenRevision } from "./sign-offs.ts";

export const signDesignHandler: Handler<typeof signDesign> = async ({ body, customer, share, signedIn, db, clock, translate }) =>
  sign({ db, translate, now: clock.now() }, { customer, share, signedIn }, body);

const TOLD = {
  approved: "{{person}} approved {{name}}, revision {{revision}}",
  changes: "{{person}} asks for changes to {{name}}, revision {{revision}}",
} as const;

const TOLD_OF_VISITOR = {
  approved: "{{person}} (visitor) approved {{name}}, revision {{revision}}",
  changes: "{{person}} (visitor) asks for changes to {{name}}, revision {{revision}}",
} as const;

/** Writes what the holder of a link decided, under their own name or the one they give, and notifies the company whose design it is. Two identical decisions at the same moment count once. */
async function sign({ db, translate, now }: Services, caller: Caller, body: BodyOf<typeof signDesign>): Promise<SignOffs> {
  const { proposalId, documentHash, decision, note } = body;
  const { name, userId } = writerOf(caller, body.name);
  const seen = await seenRevision(db, caller, proposalId, now);
  const { share } = caller;
  if (!share?.canApprove) throw refuse("notAllowed");
  if (!name) throw invalid(translate, { path: "name", rule: "required", message: "Please give your name." });
  if (decision === "changes" && !note)
    throw invalid(translate, { path: "note", rule: "required", message: "Please describe the changes." });
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
        to: { companyId: share.companyId },
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
