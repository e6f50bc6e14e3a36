import { sql } from "kysely";
import { keepDoing, type Rounds } from "../../time/clockwork.ts";
import type { Db } from "../open.ts";

const EVERY_MS = 60_000;
/** Bytes of log after which a checkpoint lets go of it: four files of it, replayed in a second after a killed process. */
const MAX_LOG_BYTES = 64_000_000;
/** As PostgreSQL counts for itself: so many rows, and a fifth of the table. */
const MIN_DEAD_ROWS = 1_000;

/**
 * Does what PostgreSQL has background processes for, and the embedded database has not: without it the log of changes grows until
 * the disk is full, and rows that were changed or deleted keep their room. Answers what was done.
 */
export async function lookAfter(
  db: Db,
  {
    maxLogBytes = MAX_LOG_BYTES,
    minDeadRows = MIN_DEAD_ROWS,
  }: { readonly maxLogBytes?: number; readonly minDeadRows?: number } = {},
): Promise<string[]> {
  const done: string[] = [];
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
    WHERE n_dead_tup >= ${minDeadRows} + n_live_tup / 5`.execute(db);
  for (const { name } of tables) {
    await sql`VACUUM ${sql.raw(name)}`.execute(db);
    done.push(`VACUUM ${name}`);
  }
  const { rows: logs } = await sql<{ bytes: string }>`
    SELECT pg_current_wal_insert_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()`.execute(db);
  if (Number(logs[0]?.bytes) < maxLogBytes) return done;
  await sql`CHECKPOINT`.execute(db);
  return [...done, "CHECKPOINT"];
}

/** Does that every minute. */
export const keepLookingAfter = (db: Db, failed: (error: unknown) => void): Rounds =>
  keepDoing(
    async () => {
      await lookAfter(db);
      return "done";
    },
    { everyMs: EVERY_MS, failed },
  );
