import { sql } from "kysely";
import type { Db } from "./open.ts";

/** The tables whose records a person can make under an Idempotency-Key; a key is one person's within one table. */
type Keyed = "orders" | "quotations" | "samples" | "thread_messages";

/** How long a key answers what was made under it first. */
const KEPT_MS = 24 * 3_600_000;

/**
 * The id of what a person made in `table` under `key` within the last day; null where nothing was, or where no key is given.
 * Who asks next with the same key waits for the end of the caller's transaction. An older use of the key is forgotten.
 */
export async function madeUnder(
  tx: Db,
  table: Keyed,
  { userId, key, now }: { readonly userId: string; readonly key: string | null; readonly now: Date },
): Promise<string | null> {
  if (!key) return null;
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`${table} ${userId} ${key}`}))`.execute(tx);
  const { rows } = await sql<{ id: string; created_at: Date }>`
    SELECT id, created_at FROM ${sql.table(table)} WHERE user_id = ${userId} AND idempotency_key = ${key}`.execute(tx);
  const [first] = rows;
  if (!first) return null;
  if (now.getTime() - first.created_at.getTime() < KEPT_MS) return first.id;
  await sql`UPDATE ${sql.table(table)} SET idempotency_key = NULL WHERE id = ${first.id}`.execute(tx);
  return null;
}
