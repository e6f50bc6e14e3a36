import type { addMark, BodyOf, Mark, replyMark, resolveMark } from "@selvedge/contract";
import type { DesignDocument } from "@selvedge/editor-core";
import type { Db } from "../../../platform/db/open.ts";
import { announce } from "../../../platform/events/announce.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/invalid.ts";
import { notify } from "../../../platform/notices/notify.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { drawn } from "../../styles/pattern/pattern.ts";
import { type Caller, writerOf } from "../caller.ts";
import { readCard } from "../queries.ts";
import { readComment, seenDocument } from "./marks.ts";

type Services = { readonly db: Db; readonly translate: (english: string) => string; readonly now: Date };

const TOLD = {
  comment: "{{person}} commented on {{name}}",
  reply: "{{person}} answered a comment on {{name}}",
} as const;
const TOLD_OF_VISITOR = {
  comment: "{{person}} (visitor) commented on {{name}}",
  reply: "{{person}} (visitor) answered a comment on {{name}}",
} as const;

/** Writes a comment under the caller's own name, or under the name that a visitor gives, and notifies the company whose design it is. */
export async function writeComment(
  { db, translate, now }: Services,
  caller: Caller,
  body: BodyOf<typeof addMark>,
): Promise<Mark> {
  const { proposalId, pieceKey, x, y, content } = body;
  const document = await seenDocument(db, caller, proposalId, now);
  const writer = writerThat(translate, caller, body.author);
  if (!(await hasPiece(db, document, pieceKey)))
    throw invalid(translate, { path: "pieceKey", rule: "exists", message: "The style has no such piece." });
  const id = newId(now);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("marks")
      .values({ id, proposal_id: proposalId, piece_key: pieceKey, x, y, content, ...writer, created_at: now })
      .execute();
    await notifyOwner({ tx, now }, caller, proposalId, { what: "comment", writer });
  });
  return readComment(db, caller, proposalId, id);
}

/** Answers a comment that the caller may see, as comments are written; who is notified of a comment is notified of its answers. */
export async function writeReply(
  { db, translate, now }: Services,
  caller: Caller,
  body: BodyOf<typeof replyMark>,
): Promise<Mark> {
  const { proposalId, markId, content } = body;
  await seenDocument(db, caller, proposalId, now);
  const writer = writerThat(translate, caller, body.author);
  await readComment(db, caller, proposalId, markId);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("mark_replies")
      .values({ id: newId(now), mark_id: markId, content, ...writer, created_at: now })
      .execute();
    await notifyOwner({ tx, now }, caller, proposalId, { what: "reply", writer });
  });
  return readComment(db, caller, proposalId, markId);
}

/** Says that a comment is dealt with, or that it is open again. */
export async function resolveComment(
  { db, now }: Omit<Services, "translate">,
  customer: SignedIn,
  { proposalId, markId, resolved }: BodyOf<typeof resolveMark>,
): Promise<Mark> {
  const caller = { customer, share: null, signedIn: customer };
  if (!(await readCard(db, customer.companyId, proposalId, now))) throw refuse("notFound");
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable("marks")
      .set({ resolved })
      .where("id", "=", markId)
      .where("proposal_id", "=", proposalId)
      .where("resolved", "<>", resolved)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return;
    const subject = { kind: "proposal", id: proposalId } as const;
    await announce(tx, [{ companyId: customer.companyId }], { event: "changed", data: { subject } }, now);
  });
  return readComment(db, caller, proposalId, markId);
}

/** Whether a design has a piece, also one that its style got after it was saved: it is shown with that too. */
async function hasPiece(db: Db, { pieces, styleId, size }: DesignDocument, pieceKey: string): Promise<boolean> {
  if (Object.hasOwn(pieces, pieceKey)) return true;
  const style = await db.selectFrom("styles").select("recipe").where("id", "=", styleId).executeTakeFirst();
  return style !== undefined && drawn({ ...style, size, chosen: {} }).pieces.some(({ key }) => key === pieceKey);
}

type Writer = { readonly author: string; readonly user_id: string | null; readonly share_id: string | null };

/** Who writes: refused without a name, and through a link that does not let its holder comment. */
function writerThat(translate: Services["translate"], caller: Caller, given: string | undefined): Writer {
  if (caller.share && !caller.share.canComment) throw refuse("notAllowed");
  const { name, userId } = writerOf(caller, given);
  if (!name) throw invalid(translate, { path: "author", rule: "required", message: "Please give your name." });
  return { author: name, user_id: userId, share_id: userId === null ? caller.share!.shareId : null };
}

/** Tells the people of the company, but for who wrote. The design is named as it is called today. */
async function notifyOwner(
  { tx, now }: { readonly tx: Db; readonly now: Date },
  { customer, share }: Caller,
  proposalId: string,
  { what, writer }: { readonly what: keyof typeof TOLD; readonly writer: Writer },
): Promise<void> {
  const { name } = await tx.selectFrom("proposals").select("name").where("id", "=", proposalId).executeTakeFirstOrThrow();
  await notify(
    tx,
    {
      to: { companyId: (customer ?? share)!.companyId },
      kind: "proposal.comment",
      subject: { kind: "proposal", id: proposalId },
      text: { key: (writer.user_id ? TOLD : TOLD_OF_VISITOR)[what], values: { person: writer.author, name } },
      isRepeated: true,
      ...(writer.user_id && { except: writer.user_id }),
    },
    now,
  );
}
