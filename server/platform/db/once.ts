import { sql } from "kysely";
import { refuse } from "../refuse.ts";
import type { Db } from "./open.ts";
import type { Made } from "./tables.ts";

/** Who says by a key that a request is one, however often it comes, and what it asks for. */
export type Once = {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of the body. */
  readonly bodyHash: string;
};

/** How long a key answers what was made under it first. */
const KEPT_MS = 24 * 3_600_000;
const since = (now: Date) => new Date(now.getTime() - KEPT_MS);

/** The id of what was made under a key within the last day, or null. Errors: keyReused where that was asked for otherwise. */
export async function madeOnce(db: Db, made: Made, { userId, key, bodyHash }: Once, now: Date): Promise<string | null> {
  const first = await db
    .selectFrom("once_keys")
    .select(["record_id", "body_hash"])
    .where("user_id", "=", userId)
    .where("made", "=", made)
    .where("key", "=", key)
    .where("at", ">", since(now))
    .executeTakeFirst();
  if (first?.body_hash && first.body_hash !== bodyHash) throw refuse("keyReused");
  return first?.record_id ?? null;
}

/**
 * Makes a record, or answers the id of the one that was made under the same key; without a key it is always made. Who asks with the same key
 * meanwhile waits for the end of the caller's transaction. Errors: keyReused.
 */
export async function makeOnce(
  tx: Db,
  made: Made,
  { once, now }: { readonly once: Once | null; readonly now: Date },
  make: () => Promise<string>,
): Promise<string> {
  if (!once) return make();
  const { userId, key, bodyHash } = once;
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`${made} ${userId} ${key}`}))`.execute(tx);
  const first = await madeOnce(tx, made, once, now);
  if (first) return first;
  const id = await make();
  await tx.deleteFrom("once_keys").where("user_id", "=", userId).where("at", "<=", since(now)).execute();
  await tx.insertInto("once_keys").values({ user_id: userId, made, key, body_hash: bodyHash, record_id: id, at: now }).execute();
  return id;
}
