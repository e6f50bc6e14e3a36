import { readFile, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { CannotImport } from "../cannot-import.ts";
import type { Entry } from "../entry/entry.ts";
import { readTable } from "../entry/read-table.ts";
import { type Finding, notesOn } from "../finding.ts";
import type { Sheet } from "../table/cell.ts";
import { readCsv } from "../table/csv.ts";
import { readWorkbook } from "../xlsx/read-workbook.ts";
import { readMaterial } from "./read-u3m.ts";
import { endsIn, folderShelf, type Shelf, zipShelf } from "./shelf.ts";

const MAX_FILE_BYTES = 300_000_000;
const BYTES_PER_MB = 1_000_000;
const TABLES = [".xlsx", ".csv", ".tsv", ".txt"];
const MATERIALS = [".u3m", ".u3ma"];

/** What a file or folder says of fabrics, and what was found wrong with it. */
export type Catalogue = { readonly entries: readonly Entry[]; readonly found: readonly Finding[] };

/**
 * Reads a table (.xlsx, .csv, .tsv), materials (.u3m, .u3ma), or a folder or .zip with one table or any number of materials.
 * Throws `CannotImport` when it is none of these.
 */
export async function readCatalogue(path: string): Promise<Catalogue> {
  const is = await stat(path).catch(() => null);
  if (!is) throw new CannotImport(`There is no file ${path}.`);
  if (is.isDirectory()) return readShelf(await folderShelf(path), path);
  if (is.size === 0) throw new CannotImport(`${path} is empty.`);
  if (is.size > MAX_FILE_BYTES)
    throw new CannotImport(
      `${path} is larger than ${MAX_FILE_BYTES / BYTES_PER_MB} MB. Give it in parts, or lay its pictures beside it.`,
    );
  if (endsIn(path, ".zip")) return readShelf(zipShelf(await readFile(path)), path);
  const shelf = await folderShelf(dirname(path));
  const name = basename(path);
  if (endsIn(path, ...TABLES)) return tableOf(name, shelf);
  if (endsIn(path, ...MATERIALS)) return materialsOf([name], shelf);
  if (endsIn(path, ".xls")) throw new CannotImport(`${path} is a workbook of before 2007. Save it as .xlsx.`);
  throw new CannotImport(
    `${path} is none of the files that are read: .xlsx, .csv, .tsv, .u3m, .u3ma, a folder or a .zip of them.`,
  );
}

function readShelf(shelf: Shelf, path: string): Promise<Catalogue> {
  const isOpenedNow = (name: string) => /(?:^|\/)~\$/.test(name);
  const tables = shelf.names.filter((name) => endsIn(name, ".xlsx", ".csv", ".tsv") && !isOpenedNow(name));
  const materials = shelf.names.filter((name) => endsIn(name, ...MATERIALS));
  if (tables.length > 1) throw new CannotImport(`${path} holds more than one table: ${tables.join(", ")}. Name the one to read.`);
  if (tables.length === 1) return tableOf(tables[0]!, shelf);
  if (materials.length === 0) throw new CannotImport(`${path} holds no table (.xlsx, .csv, .tsv) and no material (.u3m, .u3ma).`);
  return materialsOf(materials, shelf);
}

async function tableOf(name: string, shelf: Shelf): Promise<Catalogue> {
  const found: Finding[] = [];
  const bytes = await shelf.read(name);
  const sheet: Sheet = endsIn(name, ".xlsx") ? readWorkbook(bytes) : readCsv(bytes);
  const entries = await readTable(sheet, name, shelf, found);
  return { entries: eachCodeOnce(entries, found), found };
}

async function materialsOf(names: readonly string[], shelf: Shelf): Promise<Catalogue> {
  const found: Finding[] = [];
  const entries: Entry[] = [];
  for (const name of names) {
    const entry = await readMaterial(name, shelf, found);
    if (entry) entries.push(entry);
  }
  return { entries: eachCodeOnce(entries, found), found };
}

/** A repeated code is an error in its second row, because either row could be meant. */
function eachCodeOnce(entries: readonly Entry[], found: Finding[]): readonly Entry[] {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    const earlier = first.get(entry.code);
    if (!earlier) first.set(entry.code, entry);
    else
      notesOn(found, { file: entry.file, row: entry.row, column: entry.row === null ? null : "Code" }).error(
        `“${entry.code}” was there before, in ${earlier.row === null ? earlier.file : `row ${earlier.row}`}.`,
      );
  }
  return [...first.values()];
}
