import type { readNotices } from "@selvedge/contract";
import { sql } from "kysely";
import type { Handler } from "../http/registry.ts";
import { unreadOf } from "./unread.ts";

export const readNoticesHandler: Handler<typeof readNotices> = async ({ body, customer, db, clock }) => {
  let unread = db
    .updateTable("notices")
    .set({ read_at: clock.now() })
    .where("user_id", "=", customer.userId)
    .where("read_at", "is", null);
  if (!body.all) unread = unread.where("id", "=", sql<string>`any(${body.noticeIds ?? []})`);
  await unread.execute();
  return { unread: await unreadOf(db, customer.userId) };
};
