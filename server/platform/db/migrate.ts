import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { oneAtATime } from "./advisory-lock.ts";

export type Migration = { readonly number: number; readonly name: string; readonly text: string; readonly checksum: string };

const FOLDER = new URL("./migrations/", import.meta.url);
const FILE_NAME = /^(\d{3})[-_][a-z0-9-_]+\.sql$/;

/** The migrations of a folder in order of their numbers. Two files of one number are refused. */
export function readMigrations(folder: URL = FOLDER): Migration[] {
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => {
      const number = FILE_NAME.exec(name)?.[1];
      if (!number) throw new Error(`A migration's name is NNN-words.sql, not ${name}`);
      const text = readFileSync(new URL(name, folder), "utf8");
      return { number: Number(number), name, text, checksum: createHash("sha256").update(text).digest("hex") };
    })
    .sort((a, b) => a.number - b.number);
  migrations.forEach((migration, i) => {
    if (migrations[i - 1]?.number === migration.number) throw new Error(`Two migrations have the number of ${migration.name}`);
  });
  return migrations;
}

/**
 * Brings the schema up to date, each file in a transaction of its own, under an advisory lock, so that processes started together do it once.
 * Throws when an applied file has since been changed or is gone. Answers the names applied now.
 */
export function migrate<T>(db: Kysely<T>, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  return oneAtATime(db, "migrate", (connection) => apply(connection, migrations));
}

async function apply<T>(connection: Kysely<T>, migrations: readonly Migration[]): Promise<string[]> {
  const missing = await missingMigrations(connection, migrations);
  for (const migration of missing)
    await connection.transaction().execute((transaction) => applyMigration(transaction, migration));
  return missing.map(({ name }) => name);
}

/** Those of the migrations that the database does not have yet. Throws when it has others. */
export async function missingMigrations<T>(connection: Kysely<T>, migrations: readonly Migration[]): Promise<Migration[]> {
  await sql`CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`.execute(
    connection,
  );
  const { rows } = await sql<{
    number: number;
    name: string;
    checksum: string;
  }>`SELECT number, name, checksum FROM migrations`.execute(connection);
  const applied = new Map(rows.map((row) => [row.number, row]));
  for (const { number, name } of rows) {
    if (!migrations.some((migration) => migration.number === number))
      throw new Error(`The database has migration ${name}, which this version does not know. It was made by a newer version.`);
  }
  return migrations.filter(({ number, name, checksum }) => {
    const before = applied.get(number);
    if (before && before.checksum !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`);
    return !before;
  });
}

/** Within a transaction. */
export async function applyMigration<T>(transaction: Kysely<T>, { number, name, text, checksum }: Migration): Promise<void> {
  await sql.raw(text).execute(transaction);
  await sql`INSERT INTO migrations (number, name, checksum) VALUES (${number}, ${name}, ${checksum})`.execute(transaction);
}
