import type { Db } from "../../../platform/db/open.ts";
import { nextVisit, type Visit } from "./visit.ts";

/** Records that somebody opens a room of theirs where `hung` hangs, and answers their visit. Of two requests at once the second waits for the first. */
export function recordVisit(
  db: Db,
  who: { readonly userId: string; readonly chanelId: string },
  hung: readonly string[],
  now: Date,
): Promise<Visit> {
  return db.transaction().execute(async (within) => {
    const key = { user_id: who.userId, chanel_id: who.chanelId };
    const first = rowOf(nextVisit(null, hung, now));
    const made = await within
      .insertInto("chanel_visits")
      .values({ ...key, ...first })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (made) return nextVisit(null, hung, now);
    const row = await within
      .selectFrom("chanel_visits")
      .select(["last_at", "seen", "known"])
      .where("user_id", "=", who.userId)
      .where("chanel_id", "=", who.chanelId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const visit = nextVisit({ lastAt: row.last_at, seen: row.seen, known: row.known }, hung, now);
    await within
      .updateTable("chanel_visits")
      .set(rowOf(visit))
      .where("user_id", "=", who.userId)
      .where("chanel_id", "=", who.chanelId)
      .execute();
    return visit;
  });
}

const rowOf = ({ lastAt, seen, known }: Visit) => ({ last_at: lastAt, seen: [...seen], known: known && [...known] });
