import { sql } from "kysely";
import type { Db, Tables } from "../../../platform/db/tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** A table with rows of people, as it stands in the file of what is kept of one of them. */
export type OwnTable = {
  /** What its rows are called in the file. */
  readonly name: string;
  readonly table: keyof Tables;
  /** The column with the person's id. */
  readonly column: string;
  /** Columns that are not the person's, or of no use outside. Those that end in `_hash` are left out everywhere. */
  readonly without?: readonly string[];
  /** Tables whose rows are parts of these rows; `column` has the id of the row that they are of. */
  readonly parts?: readonly { readonly name: string; readonly table: keyof Tables; readonly column: string }[];
  /** Reads them in place of the rows as they stand. */
  readonly read?: (db: Db, userId: string) => Promise<readonly object[]>;
};

/** What is kept of a person in these tables, by the names in the file, oldest first where rows have a date in their id. */
export async function readOwnRows(
  db: Db,
  tables: readonly OwnTable[],
  userId: string,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const found: Record<string, readonly object[]> = {};
  for (const own of tables) found[own.name] = await (own.read?.(db, userId) ?? rowsOf(db, own, userId));
  return found;
}

async function rowsOf(db: Db, { table, column, without = [], parts = [] }: OwnTable, userId: string): Promise<object[]> {
  const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${userId} ORDER BY 1`.execute(db);
  const found = rows.map((row) => shown(row, ["user_id", ...without]));
  for (const part of parts) {
    const { rows: all } = await sql<Row>`
      SELECT * FROM ${sql.table(part.table)}
      WHERE ${sql.ref(part.column)} = any(${rows.map(({ id }) => String(id))})`.execute(db);
    const byOwner = Map.groupBy(all, (row) => row[part.column]);
    for (const row of found) row[part.name] = (byOwner.get(row.id) ?? []).map((one) => shown(one, [part.column]));
  }
  return found;
}

const shown = (row: Row, without: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !column.endsWith("_hash") && !without.includes(column)));
