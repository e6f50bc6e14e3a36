import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { TableShape } from "./contents.ts";

/** How much is held of a table at once, about. */
const CHUNK_BYTES = 4_000_000;
const FIRST_ROWS = 100;
const MAX_ROWS = 5_000;

/** Rows as lines of JSON. Every value is text as PostgreSQL writes it, which it reads again as exactly the same value; null is null. */
export type Chunk = { readonly lines: string; readonly count: number };

/** All rows of a table, some at a time. Within a transaction, whose settings `setTextFormat` has made. */
export async function* readRows(tx: Db, { name, columns }: TableShape): AsyncGenerator<Chunk> {
  const cursor = sql.id(`backup of ${name}`);
  const texts = columns.map((column) => sql`${sql.id(column.name)}::text AS ${sql.id(column.name)}`);
  await sql`DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT ${sql.join(texts)} FROM ${sql.id(name)}`.execute(tx);
  let count = FIRST_ROWS;
  for (;;) {
    const { rows } = await sql`FETCH ${sql.lit(count)} FROM ${cursor}`.execute(tx);
    if (rows.length === 0) break;
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
    yield { lines, count: rows.length };
    count = Math.max(1, Math.min(MAX_ROWS, Math.floor((rows.length * CHUNK_BYTES) / lines.length)));
  }
  await sql`CLOSE ${cursor}`.execute(tx);
}

/** Whatever the server's own settings are. */
export async function setTextFormat(tx: Db): Promise<void> {
  await sql`SET LOCAL extra_float_digits = 1`.execute(tx);
  await sql`SET LOCAL bytea_output = hex`.execute(tx);
  await sql`SET LOCAL datestyle = ISO`.execute(tx);
  await sql`SET LOCAL intervalstyle = postgres`.execute(tx);
}

/** Puts rows in as `readRows` gave them, and answers how many there were. */
export async function insertRows(tx: Db, { name, columns }: TableShape, lines: string): Promise<number> {
  const rows = `[${lines.trimEnd().replaceAll("\n", ",")}]`;
  const names = sql.join(columns.map((column) => sql.id(column.name)));
  const texts = sql.join(columns.map((column) => sql`${sql.id(column.name)} text`));
  const values = sql.join(columns.map((column) => sql`${sql.id(column.name)}::${sql.raw(column.type)}`));
  const { numAffectedRows } = await sql`
    INSERT INTO ${sql.id(name)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM json_to_recordset(${rows}::json) AS row(${texts})`.execute(tx);
  return Number(numAffectedRows);
}
