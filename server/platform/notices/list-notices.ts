import type { listNotices } from "@selvedge/contract";
import { sql } from "kysely";
import { offsetOf, pageOf } from "../http/answer/page.ts";
import type { Handler } from "../http/registry.ts";
import { sayNotice } from "./say.ts";
import { unreadOf } from "./unread.ts";

export const listNoticesHandler: Handler<typeof listNotices> = async ({ body, customer, db, lang, translate }) => {
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
    text: sayNotice(translate, { key: row.text_key, values: row.text_values }, lang),
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  }));
  return { ...pageOf(total, list, body), unread: await unreadOf(db, customer.userId) };
};
