import { sql } from "kysely";
import type { Db } from "../../../server/platform/db/open.ts";

/** A row as JSON: its own id, all ids in it, and what else identifies it. */
type Row = {
  readonly text: string;
  readonly id: string | null;
  readonly ids: readonly string[];
  readonly telling: readonly string[];
};

const ID = /\b[0-9a-f]{32}\b/g;
const WORD = /[\w-]+/g;
/** Where an id says what it is, so that two companies have the same. */
const SAME_FOR_ALL = ["fabric_tags"];
/** Files of these are a company's own. */
const UPLOADS = ["images", "order_documents", "style_videos"];
const FILES = ["file_hash", "poster_hash"];

/** What stands in the database, and what of a text is one company's. */
export type Witness = {
  /** Rows that came, went or were changed since the last look, each before its table. */
  changes(): Promise<string[]>;
  /** Ids, numbers, files and names of the company in a text. */
  foundIn(text: string): string[];
};

/** Watches all tables. `companyId` is whose things are found in texts, `names` what its people and records are called. */
export async function watch(db: Db, companyId: string, names: readonly string[]): Promise<Witness> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`.execute(db);
  const digests = sql.join(
    tables.map(
      ({ name }) => sql`SELECT ${name}::text AS name, count(*)::int AS count,
        md5(coalesce(string_agg(md5(r::text), '' ORDER BY md5(r::text)), '')) AS digest FROM ${sql.table(name)} r`,
    ),
    sql` UNION ALL `,
  );
  const known = new Map<string, { readonly digest: string; readonly rows: readonly Row[] }>();
  let belongings: ReadonlySet<string> = new Set();

  async function changes(): Promise<string[]> {
    const { rows } = await sql<{ name: string; count: number; digest: string }>`${digests}`.execute(db);
    const found: string[] = [];
    for (const { name, digest } of rows) {
      const before = known.get(name);
      if (before?.digest === digest) continue;
      const now = await rowsOf(db, name);
      found.push(...differing(before?.rows ?? [], now).map((text) => `${name} ${text}`));
      known.set(name, { digest, rows: now });
    }
    if (found.length > 0) belongings = belongingsOf(known, companyId);
    return found;
  }
  await changes();
  return {
    changes,
    foundIn: (text) => [
      ...new Set((text.match(WORD) ?? []).filter((word) => belongings.has(word))),
      ...names.filter((name) => text.includes(name)),
    ],
  };
}

async function rowsOf(db: Db, table: string): Promise<Row[]> {
  const { rows } = await sql<{ text: string }>`SELECT to_jsonb(r)::text AS text FROM ${sql.table(table)} r`.execute(db);
  const columns = ["number", "notice_detail_id", ...(UPLOADS.includes(table) ? FILES : [])];
  return rows.map(({ text }) => {
    const row = JSON.parse(text) as Record<string, unknown>;
    const telling = columns.flatMap((column) => (typeof row[column] === "string" ? row[column] : []));
    return { text, id: typeof row.id === "string" ? row.id : null, ids: text.match(ID) ?? [], telling };
  });
}

/** Rows that only one of the two has. */
function differing(before: readonly Row[], now: readonly Row[]): string[] {
  const [then, today] = [new Set(before.map(({ text }) => text)), new Set(now.map(({ text }) => text))];
  return [...[...then].filter((text) => !today.has(text)), ...[...today].filter((text) => !then.has(text))];
}

/** Everything that names the company, its people, what names these, and so on: by id, number and file. */
function belongingsOf(tables: ReadonlyMap<string, { readonly rows: readonly Row[] }>, companyId: string): Set<string> {
  const found = new Set([companyId]);
  const owned = new Set<Row>();
  const all = [...tables].filter(([name]) => !SAME_FOR_ALL.includes(name)).flatMap(([, { rows }]) => rows);
  for (let before = -1; before < owned.size; ) {
    before = owned.size;
    for (const row of all) {
      if (owned.has(row) || !row.ids.some((id) => found.has(id))) continue;
      owned.add(row);
      if (row.id) found.add(row.id);
    }
  }
  // The same bytes of two companies are one file.
  const others = new Set(all.filter((row) => !owned.has(row)).flatMap(({ telling }) => telling));
  for (const { telling } of owned) for (const word of telling) if (!others.has(word)) found.add(word);
  return found;
}
