import type { SavedSearch } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import type { SavedSearchTable } from "./tables.ts";

/** How long a removed search can be brought back. */
const UNDO_MS = 3_600_000;
/** What was removed before this is gone. */
export const undoFrom = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

/** Changes of one person's searches stand in line, so that two of them never make one too many, or one name twice. */
export const changing = <T>(db: Db, userId: string, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`saved searches ${userId}`}))`.execute(tx);
    return work(tx);
  });

/** A person's searches, the one saved last first. */
export const readSaved = (db: Db, userId: string): Promise<Selectable<SavedSearchTable>[]> =>
  db
    .selectFrom("saved_searches")
    .selectAll()
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("id", "desc")
    .execute();

/** Whether a person has another search of a name; case does not tell names apart. */
export async function isNameUsed(db: Db, userId: string, name: string, except?: string): Promise<boolean> {
  const rows = await db
    .selectFrom("saved_searches")
    .select("id")
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where(sql`lower(name)`, "=", sql`lower(${name})`)
    .execute();
  return rows.some(({ id }) => id !== except);
}

export const savedSearch = (row: Selectable<SavedSearchTable>, fresh: number | null): SavedSearch => ({
  savedId: row.id,
  name: row.name,
  address: row.address,
  fresh,
  savedAt: row.saved_at.toISOString(),
});
