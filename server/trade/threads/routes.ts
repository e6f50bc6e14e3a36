import { getThread, listThreads, postToThread, readThread, type Subject } from "@selvedge/contract";
import { sql } from "kysely";
import { seenBy } from "../../garments/styles/seen-by.ts";
import type { Db } from "../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { domain } from "../../platform/http/registry.ts";
import { readImages } from "../../platform/image/queries.ts";
import { invalid } from "../../platform/invalid.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { markRead, writeMessage, writeOnce } from "./message.ts";
import { openThread } from "./open.ts";
import { findThread, isShared, readMessages, titleOf } from "./queries.ts";
import { ownedRecord } from "./record.ts";
import { unreadMessages, unreadThreads } from "./unread.ts";

export const threads = domain((on) => {
  on(listThreads, async ({ body, customer, db, translate }) => {
    let found = db
      .selectFrom("threads as t")
      .innerJoin("companies as c", "c.id", "t.company_id")
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom("thread_messages as l")
            .innerJoin("users as u", "u.id", "l.user_id")
            .select(["l.user_id", "l.by_mill", "l.content", "u.name"])
            .whereRef("l.thread_id", "=", "t.id")
            .orderBy("l.created_at", "desc")
            .orderBy("l.id", "desc")
            .limit(1)
            .as("last"),
        (join) => join.onTrue(),
      );
    if (!isStaff(customer.role)) found = found.where("t.company_id", "=", customer.customerId);
    if (body.kinds?.length) found = found.where("t.about_kind", "in", body.kinds);
    if (body.unread) found = found.where(unreadMessages(customer.userId), ">", 0);
    const { total } = await found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
    const rows = await found
      .select(["t.id", "t.about_kind", "t.about_id", "t.subject", "t.posted_at", "c.name as company"])
      .select(["last.user_id", "last.by_mill", "last.content", "last.name"])
      .select(unreadMessages(customer.userId).as("unread"))
      .orderBy("t.posted_at", "desc")
      .orderBy("t.id", "desc")
      .limit(body.pageSize)
      .offset(offsetOf(body))
      .execute();
    const list = rows.map((row) => ({
      threadId: row.id,
      subject: { kind: row.about_kind, id: row.about_id },
      title: titleOf(row, translate),
      company: row.company,
      unread: row.unread,
      postedAt: row.posted_at.toISOString(),
      last: { author: row.name, byMill: row.by_mill, mine: row.user_id === customer.userId, content: row.content },
    }));
    return { ...pageOf(total, list, body), unread: await unreadThreads(db, customer) };
  });

  on(getThread, async ({ body, customer, db, translate }) => {
    const thread = await findThread(db, customer, body);
    if (!thread) {
      if (!body.subject) throw refuse("notFound");
      const owned = await ownedRecord(db, customer, body.subject);
      const title = owned?.title ?? (await catalogueTitle(db, customer.customerId, body.subject));
      return {
        threadId: null,
        subject: body.subject,
        title: translate(title),
        company: owned?.company ?? customer.company,
        messages: [],
        hasEarlier: false,
        unread: 0,
      };
    }
    const { unread } = await db
      .selectFrom("threads as t")
      .select(unreadMessages(customer.userId).as("unread"))
      .where("t.id", "=", thread.id)
      .executeTakeFirstOrThrow();
    return {
      threadId: thread.id,
      subject: { kind: thread.about_kind, id: thread.about_id },
      title: titleOf(thread, translate),
      company: thread.company,
      ...(await readMessages(db, customer, thread.id, body.before, translate)),
      unread,
    };
  });

  on(postToThread, async ({ body, customer, db, clock, translate, once }) => {
    const now = clock.now();
    const write = async (tx: Db) => {
      const images = await readImages(tx, customer.customerId, body.imageIds);
      if (images.length < new Set(body.imageIds).size)
        throw invalid(translate, { path: "imageIds", rule: "exists", message: "This fabric, picture or trim was not found." });
      const threadId = await threadToWriteIn(tx, customer, body, now);
      const { content, imageIds } = body;
      return writeMessage(tx, customer, { threadId, content, imageIds, products: [] }, now);
    };
    return db.transaction().execute((tx) => writeOnce(tx, { once, now }, () => write(tx)));
  });

  on(readThread, async ({ body, customer, db, clock }) => {
    const thread = await findThread(db, customer, { threadId: body.threadId });
    if (!thread) throw refuse("notFound");
    await markRead(db, thread.id, customer.userId, clock.now());
    await db
      .updateTable("notices")
      .set({ read_at: clock.now() })
      .where("user_id", "=", customer.userId)
      .where("kind", "=", "thread.posted")
      .where("subject_kind", "=", thread.about_kind)
      .where("subject_id", "=", thread.about_id)
      .where("read_at", "is", null)
      .execute();
    return { unread: await unreadThreads(db, customer) };
  });
});

/** The thread that is written into. Orders and quotations come with theirs; any other record's is opened by writing. */
async function threadToWriteIn(
  tx: Db,
  writer: SignedIn,
  { threadId, subject }: { threadId?: string; subject?: Subject },
  now: Date,
): Promise<string> {
  const known = await findThread(tx, writer, { threadId, subject });
  if (known) return known.id;
  const owned = !threadId && subject && (await ownedRecord(tx, writer, subject));
  if (owned && subject) return openThread(tx, { subject, customerId: owned.companyId, title: owned.title }, now);
  if (threadId || !subject || !isShared(subject)) throw refuse("notFound");
  const title = await catalogueTitle(tx, writer.customerId, subject);
  return openThread(tx, { subject, customerId: writer.customerId, title }, now);
}

/** What a record of the catalogue is called: a fabric's code, a style's name. */
async function catalogueTitle(db: Db, companyId: string, { kind, id }: Subject): Promise<string> {
  const row =
    kind === "fabric"
      ? await db.selectFrom("products").select("code as title").where("id", "=", id).executeTakeFirst()
      : kind === "design"
        ? await db.selectFrom("styles").select("name as title").where("id", "=", id).where(seenBy(companyId)).executeTakeFirst()
        : undefined;
  if (!row) throw refuse("notFound");
  return row.title;
}
