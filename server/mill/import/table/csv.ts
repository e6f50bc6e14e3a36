import { csvRows, separatorOf } from "@selvedge/textile-core";
import { CannotImport } from "../cannot-import.ts";
import { MAX_COLUMNS, MAX_ROWS, type Sheet, type SheetRow, sheetOf, textCell } from "./cell.ts";

/** The text of a file: UTF-8, or UTF-16 by its mark as Excel's “Unicode text” is. Throws `CannotImport` for anything else. */
function decode(bytes: Uint8Array): string {
  const is = (...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
  const encoding = is(0xff, 0xfe) ? "utf-16le" : is(0xfe, 0xff) ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CannotImport("The file is not UTF-8. Save it as “CSV UTF-8”, or as an Excel workbook.");
  }
}

/**
 * The sheet of a table of separated values. Every cell is text, whatever it begins with. Rows are counted as a spreadsheet that
 * opens the file counts them.
 */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decode(bytes);
  const rows: SheetRow[] = [];
  for (const { row, cells, isUnclosed } of csvRows(text, separatorOf(text), MAX_COLUMNS)) {
    if (cells.length > MAX_COLUMNS) throw new CannotImport(`Row ${row} has more than ${MAX_COLUMNS} columns.`);
    if (isUnclosed) throw new CannotImport(`A quotation mark in row ${row} is never closed.`);
    if (rows.length > MAX_ROWS) throw new CannotImport(`The file has more than ${MAX_ROWS} rows. Give it in parts.`);
    rows.push({ row, cells: cells.map(textCell), pictures: [] });
  }
  return sheetOf(rows);
}
