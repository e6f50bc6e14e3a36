import type { Db } from "../db/open.ts";
import { folderStore } from "../files/folder.ts";
import type { Say } from "../say.ts";
import type { Entry } from "./archive.ts";
import {
  CONTENTS,
  type Contents,
  damaged,
  type Header,
  parseContents,
  SAY_EVERY_FILES,
  SHELF_NAMES,
  type TableShape,
} from "./contents.ts";
import { insertRows } from "./rows.ts";
import { tablesOf } from "./tables.ts";

/**
 * Takes in what follows the header of a backup: rows into the tables, files into a folder. Answers how much that was. Throws
 * `CannotRestore` when a file is not what its name says, or when there was less or more than the backup says itself.
 */
export async function loadEntries(
  tx: Db,
  { header, entries, filesFolder }: { header: Header; entries: AsyncIterable<Entry>; filesFolder: string },
  say: Say,
): Promise<Contents> {
  const tables = await knownTables(tx, header, say);
  const files = folderStore(filesFolder);
  const rows = Object.fromEntries([...tables.keys()].map((name) => [name, 0]));
  const found = { rows, files: 0, fileBytes: 0 };
  let written: Contents | null = null;
  for await (const { name, bytes } of entries) {
    const [kind, key = ""] = name.split("/");
    const table = tables.get(key);
    if (name === CONTENTS) written = parseContents(bytes.toString());
    else if (kind === "rows" && table) rows[key]! += await insertRows(tx, table, bytes.toString());
    else if (kind === SHELF_NAMES.stored || kind === SHELF_NAMES.uploads) {
      const hash = await (kind === SHELF_NAMES.stored ? files.put(bytes) : files.putUpload(bytes));
      if (hash !== key) throw damaged();
      found.files += 1;
      found.fileBytes += bytes.length;
      if (found.files % SAY_EVERY_FILES === 0) say(`${found.files} files restored`);
    }
  }
  if (!written || !isAllOf(written, found)) throw damaged();
  return found;
}

/** The tables of the backup by their names, as this portal has them. Of what was put beside the portal's own it is said that it stays out. */
async function knownTables(tx: Db, header: Header, say: Say): Promise<Map<string, TableShape>> {
  const own = await tablesOf(tx);
  const known = new Map<string, TableShape>();
  for (const { name, columns } of header.tables) {
    const table = own.find((one) => one.name === name);
    if (table) known.set(name, table);
    else say(`The table ${name} is none of the portal's and is left out`);
    for (const column of columns)
      if (table && !table.columns.some((one) => one.name === column.name))
        say(`The column ${column.name} of ${name} is none of the portal's and is left out`);
  }
  return known;
}

const isAllOf = (written: Contents, found: Contents): boolean =>
  written.files === found.files &&
  written.fileBytes === found.fileBytes &&
  Object.entries(found.rows).every(([table, count]) => written.rows[table] === count);
