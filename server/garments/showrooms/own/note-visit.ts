import type { Db } from "../../../platform/db/open.ts";
import { lookedIn, type Visit } from "./visit.ts";

/** Somebody looks into a room of theirs where `hung` hangs; answers their visit. Two looks at once are one after the other. */
export function noteVisit(
  db: Db,
  who: { readonly userId: string; readonly chanelId: string },
  hung: readonly string[],
  now: Date,
): Promise<Visit> {
  return db.transaction().execute(async (within) => {
    const key = { user_id: who.userId, chanel_id: who.chanelId };
    const first = rowOf(lookedIn(null, hung, now));
    const made = await within
      .insertInto("chanel_visits")
      .values({ ...key, ...first })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (made) return lookedIn(null, hung, now);
    const row = await within
      .selectFrom("chanel_visits")
      .select(["last_at", "seen", "known"])
      .where("user_id", "=", who.userId)
      .where("chanel_id", "=", who.chanelId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const visit = lookedIn({ lastAt: row.last_at, seen: row.seen, known: row.known }, hung, now);
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
