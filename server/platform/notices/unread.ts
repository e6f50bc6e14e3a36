import { sql } from "kysely";
import type { Db } from "../db/open.ts";

/** How many notices a person has not read. */
export async function unreadOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("notices")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
