import type { listThreads } from "@selvedge/contract";
import { sql } from "kysely";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import type { InChargeTable } from "../../desk/tables.ts";
import { picturesOf } from "../pictures.ts";
import { threadInChargeId, threadInChargeKind, titleOf } from "../queries.ts";
import { unreadMessages, unreadThreads } from "../unread.ts";

export const listThreadsHandler: Handler<typeof listThreads> = async ({ body, customer, db, translate }) => {
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
    )
    .leftJoin("in_charge as seen_to", (join) =>
      join
        .on("seen_to.kind", "=", sql<InChargeTable["kind"]>`${threadInChargeKind}`)
        .on("seen_to.record_id", "=", sql<string>`${threadInChargeId}`),
    )
    .leftJoin("users as person", "person.id", "seen_to.user_id");
  if (!isStaff(customer.role)) found = found.where("t.company_id", "=", customer.companyId);
  if (body.kinds?.length) found = found.where("t.about_kind", "in", body.kinds);
  if (body.about) found = found.where("t.about_kind", "=", body.about.kind).where("t.about_id", "=", body.about.id);
  if (body.waiting) found = found.where("last.by_mill", "=", false);
  if (body.mine) found = found.where("seen_to.user_id", "=", customer.userId);
  if (body.unread) found = found.where(unreadMessages(customer.userId), ">", 0);
  const { total } = await found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  if (body.about) found = found.orderBy(sql`${unreadMessages(customer.userId)} > 0`, "desc");
  const rows = await found
    .select(["t.id", "t.about_kind", "t.about_id", "t.subject", "t.posted_at", "c.name as company"])
    .select(["last.user_id", "last.by_mill", "last.content", "last.name"])
    .select(["seen_to.user_id as in_charge_id", "person.name as in_charge_name"])
    .select(unreadMessages(customer.userId).as("unread"))
    .orderBy("t.posted_at", "desc")
    .orderBy("t.id", "desc")
    .limit(body.pageSize)
    .offset(offsetOf(body))
    .execute();
  const pictures = body.pictures ? await picturesOf(db, rows) : null;
  const list = rows.map((row) => ({
    threadId: row.id,
    subject: { kind: row.about_kind, id: row.about_id },
    title: titleOf(row, translate),
    picture: pictures?.get(row.about_id) ?? "",
    company: row.company,
    unread: row.unread,
    postedAt: row.posted_at.toISOString(),
    last: { author: row.name, byMill: row.by_mill, mine: row.user_id === customer.userId, content: row.content },
    inCharge:
      isStaff(customer.role) && row.in_charge_id !== null ? { userId: row.in_charge_id, name: row.in_charge_name ?? "" } : null,
  }));
  return { ...pageOf(total, list, body), unread: await unreadThreads(db, customer) };
};
