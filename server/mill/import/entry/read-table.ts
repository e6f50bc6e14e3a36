import { CannotImport } from "../cannot-import.ts";
import { type Finding, notesOn } from "../finding.ts";
import { DRAFT_ENDINGS, namesOf, otherNamesOf, PICTURE_ENDINGS } from "../source/file-names.ts";
import type { Shelf } from "../source/shelf.ts";
import type { Sheet } from "../table/cell.ts";
import { colourReader } from "../words/colour.ts";
import { headsOf } from "./columns.ts";
import type { Entry } from "./entry.ts";
import { readRow } from "./read-row.ts";

/** The fabrics of a table, one a row; pictures and drafts are looked for on the shelf beside it. */
export async function readTable(sheet: Sheet, file: string, shelf: Shelf, found: Finding[]): Promise<readonly Entry[]> {
  const heads = headsOf(sheet.headings);
  if (!heads.at.has("code"))
    throw new CannotImport(`${file} has no column “Code”. The first row must hold the names of the columns.`);
  const notes = notesOn(found, { file, row: null, column: null });
  for (const remark of sheet.remarks) notes.warn(remark);
  for (const heading of heads.unknown) notes.warn(`the column “${heading}” is not known here and was not read.`);
  for (const heading of heads.twice) notes.error(`the column “${heading}” stands for a field that another column has already.`);
  const context = {
    file,
    heads,
    headings: sheet.headings,
    shelf,
    pictureNames: namesOf(shelf, PICTURE_ENDINGS),
    otherNames: otherNamesOf(shelf),
    draftNames: namesOf(shelf, DRAFT_ENDINGS),
    readColours: await colourReader(),
    found,
  };
  const entries: Entry[] = [];
  for (const row of sheet.rows) {
    const entry = await readRow(row, context);
    if (entry) entries.push(entry);
  }
  return entries;
}
