import type { Subject } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import type { SignedIn } from "../../platform/people/who.ts";

/** Messages by others after the person's last look, for a thread `t`. */
export const unreadMessages = (userId: string) => sql<number>`(
  SELECT count(*)::int FROM thread_messages m LEFT JOIN thread_reads r ON r.thread_id = m.thread_id AND r.user_id = ${userId}
  WHERE m.thread_id = t.id AND m.user_id <> ${userId} AND (r.read_at IS NULL OR m.created_at > r.read_at))`;

/** Unread messages of records of one kind, by the record's id; records without any are left out. */
export async function unreadBySubject(
  db: Db,
  reader: Pick<SignedIn, "userId" | "companyId" | "role">,
  kind: Subject["kind"],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  let threads = db
    .selectFrom("threads as t")
    .select(["t.about_id", unreadMessages(reader.userId).as("unread")])
    .where("t.about_kind", "=", kind)
    .where("t.about_id", "=", sql<string>`any(${[...ids]})`);
  if (!isStaff(reader.role)) threads = threads.where("t.company_id", "=", reader.companyId);
  return new Map((await threads.execute()).filter(({ unread }) => unread > 0).map((row) => [row.about_id, row.unread]));
}

/** Threads with something unread in them. */
export async function unreadThreads(db: Db, reader: Pick<SignedIn, "userId" | "companyId" | "role">): Promise<number> {
  const own = isStaff(reader.role) ? sql`true` : sql`t.company_id = ${reader.companyId}`;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM threads t WHERE ${own} AND ${unreadMessages(reader.userId)} > 0`.execute(db);
  return rows[0]!.count;
}
