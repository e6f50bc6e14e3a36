import { CannotImport } from "../cannot-import.ts";
import { type Cell, MAX_COLUMNS, MAX_ROWS, type Sheet, type SheetRow, sheetOf, textCell } from "./cell.ts";

const SEPARATORS = ["\t", ";", ","];

/** The text of a file: UTF-8, or UTF-16 by its mark as Excel's “Unicode text” is. Throws `CannotImport` for anything else. */
function decode(bytes: Uint8Array): string {
  const is = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
  const encoding = is(0xff, 0xfe) ? "utf-16le" : is(0xfe, 0xff) ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CannotImport("The file is not UTF-8. Save it as “CSV UTF-8”, or as an Excel workbook.");
  }
}

/** The separator that the first line uses most outside quotes. */
function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, "");
  const uses = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, next) => (uses(next) > uses(best) ? next : best));
}

/**
 * A table of separated values (RFC 4180, and `;` or tab): quoted cells may hold separators, line ends and doubled quotes.
 * Every cell is text, whatever it begins with. Rows are counted as a spreadsheet that opens the file counts them.
 */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decode(bytes);
  const separator = separatorOf(text);
  const rows: SheetRow[] = [];
  let cells: Cell[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    if (cells.length === MAX_COLUMNS) throw new CannotImport(`Row ${rows.length + 1} has more than ${MAX_COLUMNS} columns.`);
    cells.push(textCell(cell));
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (rows.length > MAX_ROWS) throw new CannotImport(`The file has more than ${MAX_ROWS} rows. Give it in parts.`);
    rows.push({ row: rows.length + 1, cells, pictures: [] });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (letter === separator) endCell();
    else if (letter === "\n" || (letter === "\r" && text[at + 1] !== "\n")) endRow();
    else if (letter !== "\r") cell += letter;
  }
  if (quoted) throw new CannotImport(`A quotation mark in row ${rows.length + 1} is never closed.`);
  endRow();
  return sheetOf(rows);
}
