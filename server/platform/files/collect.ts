import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { Clock } from "../time/clock.ts";
import { keepDoing, type Rounds } from "../time/clockwork.ts";
import type { FileStore } from "./store.ts";

const DAY_MS = 86_400_000;
/** A file that nothing names may be about to be named, or lie open on a page. */
const UNNAMED_FOR_MS = 7 * DAY_MS;
/** The picture of a design that was uploaded, and then not saved with it. */
const UNUSED_FOR_MS = 30 * DAY_MS;
const EVERY_MS = 6 * 3_600_000;

/** A column that shows pictures people uploaded. */
export type ShownIn = { readonly table: string; readonly column: string };

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  /** What stored records name themselves: by the name of their columns the hashes in one of them. */
  readonly namedWithin: Readonly<Record<string, (record: Uint8Array | null) => readonly string[]>>;
  /** Where an uploaded picture may be shown. */
  readonly shownIn: readonly ShownIn[];
};

/**
 * Lays aside the stored files that no row names any more; the store removes them for good a month later, and brings back one that is asked for.
 * Columns that name files end in `_hash`. Answers how many were laid aside.
 */
export async function collectUnnamed({ db, files, clock, namedWithin, shownIn }: Parts): Promise<number> {
  const now = clock.now();
  await forgetUnusedPreviews(db, shownIn, new Date(now.getTime() - UNUSED_FOR_MS));
  const named = await hashesNamed(db, "%\\_hash");
  for (const [column, namesIn] of Object.entries(namedWithin)) {
    const records = await hashesNamed(db, column.replaceAll("_", "\\_"));
    for (const record of records) for (const hash of namesIn(await files.get(record))) named.add(hash);
  }
  return files.layAside(named, new Date(now.getTime() - UNNAMED_FOR_MS), now);
}

/** Does that a few times a day. */
export const keepCollecting = (parts: Parts, failed: (error: unknown) => void): Rounds =>
  keepDoing(
    async () => {
      await collectUnnamed(parts);
      return "done";
    },
    { everyMs: EVERY_MS, failed },
  );

/** What stands in the columns whose names are like that. */
async function hashesNamed(db: Db, like: string): Promise<Set<string>> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type = 'text' AND column_name LIKE ${like}`.execute(db);
  const named = new Set<string>();
  for (const { table_name, column_name } of columns) {
    const { rows } = await sql<{ hash: string }>`
      SELECT DISTINCT ${sql.ref(column_name)} AS hash FROM ${sql.table(table_name)}
      WHERE ${sql.ref(column_name)} IS NOT NULL`.execute(db);
    for (const { hash } of rows) named.add(hash);
  }
  return named;
}

/** Each save of a design brings a picture of it; one whose save did not come about is nobody's. */
async function forgetUnusedPreviews(db: Db, shownIn: readonly ShownIn[], then: Date): Promise<void> {
  await sql`
    DELETE FROM images AS i WHERE i.created_at < ${then}
      AND EXISTS (SELECT FROM image_purposes WHERE image_id = i.id)
      AND NOT EXISTS (SELECT FROM image_purposes WHERE image_id = i.id AND (purpose <> 'preview' OR uploaded_at >= ${then}))
      AND ${sql.join(
        shownIn.map(({ table, column }) => sql`NOT EXISTS (SELECT FROM ${sql.table(table)} WHERE ${sql.ref(column)} = i.id)`),
        sql` AND `,
      )}`.execute(db);
}
