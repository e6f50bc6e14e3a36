import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { Header, TableShape } from "./contents.ts";

/** The tables of the portal's schema; of extensions none, which bring their own. */
export async function tablesOf(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    SELECT c.relname AS name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      -- Numbers of another database's transactions mean nothing here: those columns begin with their default.
      AND a.atttypid <> 'xid8'::regtype
    GROUP BY c.relname ORDER BY c.relname`.execute(db);
  return rows;
}

export async function sequencesOf(db: Db): Promise<Header["sequences"]> {
  const { rows } = await sql<Header["sequences"][number]>`
    SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename`.execute(db);
  return rows;
}

/** Lets the sequences go on after the numbers they gave last. */
export async function setSequences(tx: Db, sequences: Header["sequences"]): Promise<void> {
  for (const { name, last } of sequences)
    await sql`
      SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, ${last}::bigint) FROM pg_sequences
      WHERE schemaname = current_schema() AND sequencename = ${name}`.execute(tx);
}

/**
 * Takes away what would look at rows one by one while they come in, in an order of their own: foreign keys, of which some go round in a
 * circle, and triggers, which have done their part where the rows come from. Empties the tables, of which some have a first row from
 * their migration. Answers what puts all of it back; then the foreign keys look at all rows.
 */
export async function suspendRules(tx: Db, tables: readonly TableShape[]): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ of: string; name: string; text: string }>`
    SELECT conrelid::regclass::text AS of, conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE contype = 'f' AND connamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())`.execute(tx);
  for (const { of, name } of keys) await sql`ALTER TABLE ${sql.raw(of)} DROP CONSTRAINT ${sql.id(name)}`.execute(tx);
  for (const { name } of tables) await sql`ALTER TABLE ${sql.id(name)} DISABLE TRIGGER USER`.execute(tx);
  await sql`TRUNCATE ${sql.join(tables.map(({ name }) => sql.id(name)))} RESTART IDENTITY`.execute(tx);
  return async () => {
    for (const { name } of tables) await sql`ALTER TABLE ${sql.id(name)} ENABLE TRIGGER USER`.execute(tx);
    for (const { of, name, text } of keys)
      await sql`ALTER TABLE ${sql.raw(of)} ADD CONSTRAINT ${sql.id(name)} ${sql.raw(text)}`.execute(tx);
  };
}
