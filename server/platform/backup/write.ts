import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Database, Db } from "../db/open.ts";
import { storedFiles } from "../files/folder/shelves.ts";
import { folderStore } from "../files/folder.ts";
import { hashOfBytes } from "../files/store.ts";
import type { Say } from "../say.ts";
import { type Add, writeArchive } from "./archive.ts";
import {
  CannotBackUp,
  CONTENTS,
  type Contents,
  FORMAT,
  HEADER,
  type Header,
  SAY_EVERY_FILES,
  SHELF_NAMES,
  type TableShape,
} from "./contents.ts";
import { readRows, setTextFormat } from "./rows.ts";
import { sequencesOf, tablesOf } from "./tables.ts";

/** A portal's database and the folder of its files. */
export type Place = { readonly db: Db; readonly kind: Database["kind"]; readonly filesFolder: string };

export type Written = Contents & {
  /** Hashes of stored files whose content is not what it was; the backup is without them. */
  readonly damaged: readonly string[];
};

/**
 * Writes the whole portal into one file: as its database was at one instant, while others go on writing. Stored files never change and
 * are there before the rows that name them, so they are copied afterwards. What is derived from them is made again when it is asked for,
 * and passing files, which nobody keeps longer than a day, are left out. Throws `CannotBackUp`.
 */
export async function writeBackup(place: Place, path: string, now: Date, say: Say): Promise<Written> {
  let written: Written | null = null;
  await writeArchive(path, async (add) => {
    const rows = await writeRows(place, now, add);
    say("Rows written");
    const files = await writeFiles(place, add, say);
    const contents: Contents = { rows, files: files.count, fileBytes: files.bytes };
    await add(CONTENTS, json(contents));
    written = { ...contents, damaged: files.damaged };
  });
  return written!;
}

async function writeRows({ db, kind }: Place, now: Date, add: Add): Promise<Contents["rows"]> {
  const toLock = await tablesOf(db);
  if (!toLock.some(({ name }) => name === "migrations")) throw new CannotBackUp("There is no portal in this database.");
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      await lockForReading(tx, toLock);
      const tables = await tablesOf(tx);
      await add(HEADER, json(await headerOf(tx, kind, tables, now)));
      const counts: Contents["rows"] = {};
      for (const table of tables) counts[table.name] = await writeTable(tx, table, add);
      return counts;
    });
}

/** A migration that rewrites a table leaves it empty for those who see it as it was: it waits until all is read. The instant is that of the first question after the lock. */
async function lockForReading(tx: Db, tables: readonly TableShape[]): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
  await setTextFormat(tx);
  await sql`LOCK TABLE ${sql.join(tables.map(({ name }) => sql.id(name)))} IN ACCESS SHARE MODE`.execute(tx);
}

async function headerOf(tx: Db, database: Place["kind"], tables: TableShape[], now: Date): Promise<Header> {
  const { rows: migrations } = await sql<Header["migrations"][number]>`
    SELECT number, name, checksum FROM migrations ORDER BY number`.execute(tx);
  const sequences = await sequencesOf(tx);
  return { format: FORMAT, madeAt: now.toISOString(), portalVersion: portalVersion(), database, migrations, tables, sequences };
}

async function writeTable(tx: Db, table: TableShape, add: Add): Promise<number> {
  let total = 0;
  let number = 0;
  for await (const { lines, count } of readRows(tx, table)) {
    number += 1;
    total += count;
    await add(`rows/${table.name}/${String(number).padStart(6, "0")}.ndjson`, Buffer.from(lines));
  }
  return total;
}

async function writeFiles({ filesFolder }: Place, add: Add, say: Say) {
  const files = folderStore(filesFolder);
  const damaged: string[] = [];
  let count = 0;
  let bytes = 0;
  for await (const { shelf, hash } of storedFiles(filesFolder)) {
    const content = await files.get(hash);
    if (!content) continue;
    if (hashOfBytes(content) !== hash) {
      damaged.push(hash);
      continue;
    }
    await add(`${SHELF_NAMES[shelf]}/${hash}`, content);
    bytes += content.length;
    count += 1;
    if (count % SAY_EVERY_FILES === 0) say(`${count} files written`);
  }
  return { count, bytes, damaged };
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));

function portalVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as { version: string };
  return version;
}
