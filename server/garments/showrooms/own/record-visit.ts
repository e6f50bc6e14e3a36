import type { Db } from "../../../platform/db/open.ts";
import { nextVisit, type Visit } from "./visit.ts";

/** Within a transaction: records that somebody opens a room of theirs where `hung` hangs, and answers their visit. Of two requests at once the second waits for the first. */
export async function recordVisit(
  within: Db,
  who: { readonly userId: string; readonly chanelId: string },
  hung: readonly string[],
  now: Date,
): Promise<Visit> {
  const first = nextVisit(null, hung, now);
  const made = await within
    .insertInto("chanel_visits")
    .values({ user_id: who.userId, chanel_id: who.chanelId, ...rowOf(first) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (made) return first;
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
}

const rowOf = ({ lastAt, seen, known }: Visit) => ({ last_at: lastAt, seen: [...seen], known: known && [...known] });
