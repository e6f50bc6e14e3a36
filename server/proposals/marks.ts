import type { addMark, BodyOf, Mark } from "@selvedge/contract";
import type { DesignDocument } from "@selvedge/editor-core";
import type { Selectable } from "kysely";
import type { Db } from "../db/open.ts";
import { newId } from "../ids.ts";
import { invalid } from "../invalid.ts";
import { refuse } from "../refuse.ts";
import { type Caller, writerOf } from "./caller.ts";
import { readCard, readRevision } from "./queries.ts";
import type { MarkTable } from "./tables.ts";

type Ground = { readonly db: Db; readonly translate: (english: string) => string };

/**
 * The annotations of the document, then the comments of the company and of visitors, oldest first. The holder of a link sees the
 * comments of that link and the company's, and none where the link does not let them comment.
 */
export async function readMarks(db: Db, caller: Caller, proposalId: string, now: Date): Promise<Mark[]> {
  const document = await documentFor(db, caller, proposalId, now);
  const comments = await commentsFor(db, caller, proposalId);
  const annotations = Object.values(document.annotations).map(({ id, ...annotation }) => ({
    markId: id,
    ...annotation,
    isVisitor: false,
    replies: [],
  }));
  return [...annotations.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)), ...comments.map(asMark)];
}

async function commentsFor(db: Db, { share }: Caller, proposalId: string): Promise<Selectable<MarkTable>[]> {
  if (share && !share.canComment) return [];
  let found = db.selectFrom("marks").selectAll().where("proposal_id", "=", proposalId);
  if (share) found = found.where((of) => of.or([of("user_id", "is not", null), of("share_id", "=", share.shareId)]));
  return found.orderBy("created_at").orderBy("id").execute();
}

/** Writes a comment under the caller's own name, or under the name that a visitor gives. */
export async function writeMark(
  { db, translate }: Ground,
  caller: Caller,
  body: BodyOf<typeof addMark>,
  now: Date,
): Promise<Mark> {
  const document = await documentFor(db, caller, body.proposalId, now);
  if (caller.share && !caller.share.canComment) throw refuse("notAllowed");
  const { name: author, userId } = writerOf(caller, body.author);
  if (!author) throw invalid(translate, { path: "author", rule: "required", message: "Please give your name." });
  if (!Object.hasOwn(document.pieces, body.pieceKey))
    throw invalid(translate, { path: "pieceKey", rule: "exists", message: "The style has no such piece." });
  const row = {
    id: newId(now),
    proposal_id: body.proposalId,
    piece_key: body.pieceKey,
    x: body.x,
    y: body.y,
    content: body.content,
    author,
    user_id: userId,
    share_id: userId === null ? caller.share!.shareId : null,
    resolved: false,
    created_at: now,
  };
  await db.insertInto("marks").values(row).execute();
  return asMark(row);
}

/** The document a caller may see: a visitor the frozen revision, the company the newest. */
async function documentFor(db: Db, { customer, share }: Caller, proposalId: string, now: Date): Promise<DesignDocument> {
  if (share) {
    if (share.kind !== "proposal" || share.revision === null || share.id !== proposalId) throw refuse("notFound");
    return (await readRevision(db, share.id, share.revision)).document;
  }
  const row = customer && (await readCard(db, customer.customerId, proposalId, now));
  if (!row) throw refuse("notFound");
  return (await readRevision(db, row.id, row.revision)).document;
}

const asMark = (row: Omit<MarkTable, "resolved"> & { resolved: boolean }): Mark => ({
  markId: row.id,
  pieceKey: row.piece_key,
  x: row.x,
  y: row.y,
  content: row.content,
  author: row.author,
  isVisitor: row.user_id === null,
  createdAt: row.created_at.toISOString(),
  resolved: row.resolved,
  replies: [],
});
