import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sql } from "kysely";
import { type Database, type Db, openDatabase } from "../../server/platform/db/open.ts";
import { openEmptyOnServer } from "./fixtures.ts";
import { emptyCluster } from "./harness.ts";

export type EmptyDatabase = { readonly database: Database; drop(): Promise<void> };

/** Databases without anything in them: the embedded one, and where there is a server one on that. */
export const EMPTY: Readonly<Record<string, () => Promise<EmptyDatabase>>> = {
  "the embedded database": async () => ({
    database: await openDatabase({ memory: true, from: await emptyCluster() }),
    drop: async () => {},
  }),
  ...(process.env.DATABASE_URL && { PostgreSQL: openEmptyOnServer }),
};

/** The rows of every table as PostgreSQL writes them, sorted; without the numbers of its own transactions. */
export const rowsOf = (db: Db): Promise<Record<string, readonly string[]>> =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL timezone = 'UTC'`.execute(tx);
    const { rows: tables } = await sql<{ name: string; columns: string[] }>`
      SELECT table_name AS name, json_agg(column_name ORDER BY column_name) AS columns FROM information_schema.columns
      WHERE table_schema = current_schema() AND udt_name <> 'xid8' GROUP BY table_name ORDER BY table_name`.execute(tx);
    const found: Record<string, readonly string[]> = {};
    for (const { name, columns } of tables) {
      const row = sql.join(columns.map((column) => sql.id(column)));
      const { rows } = await sql<{ text: string }>`SELECT ROW(${row})::text AS text FROM ${sql.id(name)}`.execute(tx);
      found[name] = rows.map(({ text }) => text).sort();
    }
    return found;
  });

/** Everything that the schema has of rules: constraints, and whether triggers look. */
export async function schemaOf(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE conrelid <> 0 AND connamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
      AND contype <> 'n'
    UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal`.execute(
    db,
  );
  return rows.map(({ text }) => text).sort();
}

/** The content of every file of a folder by its path. */
export function filesBelow(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, "base64")]));
}
