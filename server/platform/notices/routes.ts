import { listNotices, NOTICE_TOPICS, noticeSettings, readNotices } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { offsetOf, pageOf } from "../http/answer/page.ts";
import { domain } from "../http/registry.ts";
import { sayNotice } from "./say.ts";

export const notices = domain((on) => {
  on(listNotices, async ({ body, customer, db, translate }) => {
    let own = db.selectFrom("notices").where("user_id", "=", customer.userId);
    if (body.unread) own = own.where("read_at", "is", null);
    const { total } = await own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(body.pageSize)
      .offset(offsetOf(body))
      .execute();
    const list = rows.map((row) => ({
      noticeId: row.id,
      kind: row.kind,
      subject: { kind: row.subject_kind, id: row.subject_id },
      text: sayNotice(translate, { key: row.text_key, values: row.text_values }),
      createdAt: row.created_at.toISOString(),
      isRead: row.read_at !== null,
    }));
    return { ...pageOf(total, list, body), unread: await unreadOf(db, customer.userId) };
  });

  on(readNotices, async ({ body, customer, db, clock }) => {
    let unread = db
      .updateTable("notices")
      .set({ read_at: clock.now() })
      .where("user_id", "=", customer.userId)
      .where("read_at", "is", null);
    if (!body.all) unread = unread.where("id", "=", sql<string>`any(${body.noticeIds ?? []})`);
    await unread.execute();
    return { unread: await unreadOf(db, customer.userId) };
  });

  on(noticeSettings, async ({ body, customer, db, isMailSetUp }) => {
    const known = await db.selectFrom("notice_settings").selectAll().where("user_id", "=", customer.userId).executeTakeFirst();
    const mail = body.mail ?? known?.mail ?? "daily";
    const muted = body.mutedTopics ?? known?.muted_topics ?? [];
    if (body.mail || body.mutedTopics)
      await db
        .insertInto("notice_settings")
        .values({ user_id: customer.userId, mail, muted_topics: [...muted], digest_at: null })
        .onConflict((on) => on.column("user_id").doUpdateSet({ mail, muted_topics: [...muted] }))
        .execute();
    return { mail, mutedTopics: NOTICE_TOPICS.filter((topic) => muted.includes(topic)), isMailSetUp };
  });
});

async function unreadOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("notices")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
