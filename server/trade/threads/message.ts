import type { Subject } from "@selvedge/contract";
import { makeOnce, type Once } from "../../platform/db/once.ts";
import type { Db } from "../../platform/db/open.ts";
import { announce } from "../../platform/events/announce.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { newId } from "../../platform/ids.ts";
import { type NoticeInput, notify } from "../../platform/notices/notify.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { setDown } from "../../platform/webhooks/announce.ts";

/** Of a message, so much stands in its notice. */
const QUOTED_CHARS = 140;

export type Written = { readonly messageId: string; readonly threadId: string; readonly createdAt: string };

export type NewMessage = {
  readonly threadId: string;
  readonly content: string;
  readonly mail?: string;
  readonly imageIds: readonly string[];
  readonly products: readonly { productId: string; quantity?: number }[];
};

/** Writes a message, notifies the other side and whoever has the thread open. The writer has read the thread. */
export async function writeMessage(tx: Db, author: SignedIn, message: NewMessage, now: Date): Promise<Written> {
  const { threadId } = message;
  const id = newId(now);
  const byMill = isStaff(author.role);
  const thread = await tx
    .updateTable("threads")
    .set({ posted_at: now })
    .where("id", "=", threadId)
    .returning(["company_id", "about_kind", "about_id"])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("thread_messages")
    .values({
      id,
      thread_id: threadId,
      user_id: author.userId,
      by_mill: byMill,
      content: message.content,
      mail: message.mail ?? null,
      revision:
        thread.about_kind === "proposal" ? tx.selectFrom("proposals").select("revision").where("id", "=", thread.about_id) : null,
      created_at: now,
    })
    .execute();
  const products = message.products.map(({ productId, quantity }, sort) => ({
    message_id: id,
    product_id: productId,
    quantity: quantity ?? null,
    sort,
  }));
  if (products.length > 0) await tx.insertInto("thread_products").values(products).execute();
  const images = [...new Set(message.imageIds)].map((imageId, sort) => ({ message_id: id, image_id: imageId, sort }));
  if (images.length > 0) await tx.insertInto("thread_images").values(images).execute();
  await markRead(tx, threadId, author.userId, now);
  const subject: Subject = { kind: thread.about_kind, id: thread.about_id };
  await notifyOthers(tx, { author, byMill, companyId: thread.company_id, threadId, subject, content: message.content }, now);
  const { company_id: companyId } = thread;
  await setDown(tx, { type: "thread.posted", companyId, data: { id: threadId, messageId: id, about: subject, byMill } }, now);
  await announce(tx, [{ companyId }, { staff: true }], { event: "thread", data: { threadId, subject } }, now);
  return { messageId: id, threadId, createdAt: now.toISOString() };
}

/** One unread notice a thread is enough: the newest message takes the place of those before. */
async function notifyOthers(
  tx: Db,
  posted: { author: SignedIn; byMill: boolean; companyId: string; threadId: string; subject: Subject; content: string },
  now: Date,
): Promise<void> {
  const { author, byMill, companyId, threadId, subject, content } = posted;
  const recipients = tx.selectFrom("users").select("id");
  await tx
    .deleteFrom("notices")
    .where("thread_id", "=", threadId)
    .where("read_at", "is", null)
    .where(
      "user_id",
      "in",
      byMill ? recipients.where("company_id", "=", companyId) : recipients.where("role", "in", ["sales", "mill", "admin"]),
    )
    .execute();
  const words = content.replace(/\s+/g, " ").trim().slice(0, QUOTED_CHARS);
  const text: NoticeInput["text"] = words
    ? { key: "{{name}} wrote: {{words}}", values: { name: author.name, words } }
    : { key: "{{name}} sent a picture.", values: { name: author.name } };
  const to = byMill ? { companyId } : { staff: true as const };
  await notify(tx, { to, kind: "thread.posted", subject, threadId, text, except: author.userId }, now);
}

/** The person has read the thread up to now. */
export async function markRead(tx: Db, threadId: string, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto("thread_reads")
    .values({ thread_id: threadId, user_id: userId, read_at: now })
    .onConflict((on) => on.columns(["thread_id", "user_id"]).doUpdateSet({ read_at: now }))
    .execute();
}

/** Lets a message be written once for a key. */
export async function writeOnce(
  tx: Db,
  { once, now }: { readonly once: Once | null; readonly now: Date },
  write: () => Promise<Written>,
): Promise<Written> {
  const messageId = await makeOnce(tx, "thread_messages", { once, now }, async () => (await write()).messageId);
  const { thread_id, created_at } = await tx
    .selectFrom("thread_messages")
    .select(["thread_id", "created_at"])
    .where("id", "=", messageId)
    .executeTakeFirstOrThrow();
  return { messageId, threadId: thread_id, createdAt: created_at.toISOString() };
}
