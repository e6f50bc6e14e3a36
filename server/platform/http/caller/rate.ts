import { sql } from "kysely";
import type { Db } from "../../db/open.ts";
import { refuse } from "../../refuse.ts";

/** Counters of asked-for calls: in the database, so that several processes count as one. */
export type RateTables = { rate_counters: { key: string; count: number; until: Date } };

const SWEEP_EVERY = 500;
let sinceSweep = 0;

/** Counts one more under the key in the running window; throws `tooMany` with the seconds to wait once there are more than `max`. */
export async function countRate(
  db: Db,
  key: string,
  { max, windowMs }: { max: number; windowMs: number },
  now: Date,
): Promise<void> {
  const window = Math.floor(now.getTime() / windowMs);
  const until = new Date((window + 1) * windowMs);
  const { rows } = await sql<{ count: number }>`
    INSERT INTO rate_counters (key, count, until) VALUES (${`${key}:${window}`}, 1, ${until})
    ON CONFLICT (key) DO UPDATE SET count = rate_counters.count + 1 RETURNING count`.execute(db);
  if (++sinceSweep >= SWEEP_EVERY) {
    sinceSweep = 0;
    await db.deleteFrom("rate_counters").where("until", "<", now).execute();
  }
  if ((rows[0]?.count ?? 0) > max)
    throw refuse("tooMany", { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000)) });
}
