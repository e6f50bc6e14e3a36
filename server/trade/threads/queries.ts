import { MESSAGES_AT_ONCE, type Message, type Subject, WORK_KINDS } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { img } from "../../platform/image/queries.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import type { ThreadTable } from "./tables.ts";

export type Thread = Selectable<ThreadTable> & { company: string };
type Translate = (english: string) => string;

/** A thread that the person may see, by its id or by its record; null otherwise. */
export async function findThread(db: Db, reader: SignedIn, by: { threadId?: string; subject?: Subject }): Promise<Thread | null> {
  let found = db
    .selectFrom("threads as t")
    .innerJoin("companies as c", "c.id", "t.company_id")
    .selectAll("t")
    .select("c.name as company");
  if (by.threadId) found = found.where("t.id", "=", by.threadId);
  else if (by.subject) found = found.where("t.about_kind", "=", by.subject.kind).where("t.about_id", "=", by.subject.id);
  // A fabric has a thread for each company; staff read those by their ids.
  if (!isStaff(reader.role) || (!by.threadId && isShared(by.subject))) found = found.where("t.company_id", "=", reader.companyId);
  return (await found.executeTakeFirst()) ?? null;
}

/** Records of the catalogue, which no company owns. */
export const isShared = (subject: Subject | undefined) => subject?.kind === "fabric" || subject?.kind === "design";

/** What people call the record of a thread. */
export const titleOf = (thread: Pick<Thread, "subject">, translate: Translate) =>
  thread.subject ? translate(thread.subject) : "";

/** Whose person in charge sees to a thread `t`: the record's that it is about, or its own where it is about no piece of work. */
const isAboutWork = sql`t.about_kind = any(${[...WORK_KINDS]})`;
export const threadInChargeKind = sql`CASE WHEN ${isAboutWork} THEN t.about_kind ELSE 'thread' END`;
export const threadInChargeId = sql`CASE WHEN ${isAboutWork} THEN t.about_id ELSE t.id END`;

/** Messages of a thread, oldest first: the newest ones, or the ones before a message. */
export async function readMessages(
  db: Db,
  reader: SignedIn,
  threadId: string,
  before: string | undefined,
  translate: Translate,
): Promise<{ messages: Message[]; hasEarlier: boolean }> {
  let found = db
    .selectFrom("thread_messages as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["m.id", "m.user_id", "m.by_mill", "m.content", "m.mail", "m.revision", "m.created_at", "u.name"])
    .where("m.thread_id", "=", threadId);
  // Ids made later sort later.
  if (before) found = found.where("m.id", "<", before);
  const rows = await found
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc")
    .limit(MESSAGES_AT_ONCE + 1)
    .execute();
  const shown = rows.slice(0, MESSAGES_AT_ONCE).reverse();
  const ids = shown.map(({ id }) => id);
  const [images, products] = await Promise.all([imagesOf(db, ids), productsOf(db, ids)]);
  const messages = shown.map((row) => ({
    messageId: row.id,
    author: row.name,
    byMill: row.by_mill,
    mine: row.user_id === reader.userId,
    content: row.content,
    mail: isStaff(reader.role) || row.user_id === reader.userId ? row.mail : null,
    revision: row.revision,
    images: images.filter(({ message_id }) => message_id === row.id).map(img),
    products: products
      .filter(({ message_id }) => message_id === row.id)
      .map((product) => ({
        productId: product.product_id,
        productCode: product.code,
        productName: translate(product.name),
        quantity: product.quantity,
      })),
    createdAt: row.created_at.toISOString(),
  }));
  return { messages, hasEarlier: rows.length > MESSAGES_AT_ONCE };
}

const imagesOf = (db: Db, messageIds: readonly string[]) =>
  db
    .selectFrom("thread_images as t")
    .innerJoin("images as i", "i.id", "t.image_id")
    .select(["t.message_id", "i.id", "i.file_hash", "i.width", "i.height"])
    .where("t.message_id", "=", sql<string>`any(${[...messageIds]})`)
    .orderBy("t.sort")
    .execute();

const productsOf = (db: Db, messageIds: readonly string[]) =>
  db
    .selectFrom("thread_products as t")
    .innerJoin("products as p", "p.id", "t.product_id")
    .select(["t.message_id", "t.product_id", "t.quantity", "p.code", "p.name"])
    .where("t.message_id", "=", sql<string>`any(${[...messageIds]})`)
    .orderBy("t.sort")
    .execute();
