import type { Mark, MarkReply } from "@selvedge/contract";
import type { DesignDocument } from "@selvedge/editor-core";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { Caller } from "../caller.ts";
import { readCard, readRevision } from "../queries.ts";
import type { MarkReplyTable, MarkTable } from "../tables.ts";

/**
 * The annotations of the document, then the comments of the company and of visitors, oldest first. The holder of a link sees the
 * comments of that link and the company's, and none where the link does not let them comment.
 */
export async function readMarks(db: Db, caller: Caller, proposalId: string, now: Date): Promise<Mark[]> {
  const document = await seenDocument(db, caller, proposalId, now);
  const annotations = Object.values(document.annotations).map(({ id, ...annotation }) => ({
    markId: id,
    kind: "annotation" as const,
    ...annotation,
    isVisitor: false,
    replies: [],
  }));
  const comments = await readComments(db, caller, proposalId, null);
  return [...annotations.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)), ...comments];
}

/** One comment with its answers. Refuses one that the caller may not see. */
export async function readComment(db: Db, caller: Caller, proposalId: string, markId: string): Promise<Mark> {
  const [comment] = await readComments(db, caller, proposalId, markId);
  if (!comment) throw refuse("notFound");
  return comment;
}

/** The document a caller may see of a design: a visitor the frozen revision, the company the newest. Refuses who may see none. */
export async function seenDocument(db: Db, { customer, share }: Caller, proposalId: string, now: Date): Promise<DesignDocument> {
  if (share) {
    if (share.kind !== "proposal" || share.revision === null || share.id !== proposalId) throw refuse("notFound");
    return (await readRevision(db, share.id, share.revision)).document;
  }
  const row = customer && (await readCard(db, customer.companyId, proposalId, now));
  if (!row) throw refuse("notFound");
  return (await readRevision(db, row.id, row.revision)).document;
}

async function readComments(db: Db, { share }: Caller, proposalId: string, markId: string | null): Promise<Mark[]> {
  if (share && !share.canComment) return [];
  let found = db.selectFrom("marks").selectAll().where("proposal_id", "=", proposalId);
  if (markId !== null) found = found.where("id", "=", markId);
  if (share) found = found.where((eb) => eb.or([eb("user_id", "is not", null), eb("share_id", "=", share.shareId)]));
  const rows = await found.orderBy("created_at").orderBy("id").execute();
  let answers = db
    .selectFrom("mark_replies")
    .selectAll()
    .where("mark_id", "=", sql<string>`any(${rows.map(({ id }) => id)})`);
  if (share) answers = answers.where((eb) => eb.or([eb("user_id", "is not", null), eb("share_id", "=", share.shareId)]));
  const replies = Map.groupBy(await answers.orderBy("created_at").orderBy("id").execute(), (reply) => reply.mark_id);
  return rows.map((row) => asMark(row, replies.get(row.id) ?? []));
}

const asMark = (row: Selectable<MarkTable>, replies: readonly MarkReplyTable[]): Mark => ({
  markId: row.id,
  kind: "comment",
  pieceKey: row.piece_key,
  x: row.x,
  y: row.y,
  content: row.content,
  author: row.author,
  isVisitor: row.user_id === null,
  createdAt: row.created_at.toISOString(),
  resolved: row.resolved,
  replies: replies.map(asReply),
});

const asReply = (row: MarkReplyTable): MarkReply => ({
  replyId: row.id,
  content: row.content,
  author: row.author,
  isVisitor: row.user_id === null,
  createdAt: row.created_at.toISOString(),
});
