import { unreadable } from "../problem.ts";

const MAX_CELLS = 500;

/** A row of a table and the line it begins on. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** The separator that the first line uses most; a semicolon where the comma is the decimal point. */
export const separatorOf = (text: string): string => {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const counts = ["\t", ";", ","].map((mark) => [mark, first.split(mark).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
};

/**
 * Splits a table (RFC 4180): quoted cells may hold separators, line ends and doubled quotes. Empty rows are left out. More
 * than `mostRows` rows, or 500 cells in one, are a problem.
 */
export function csvRows(text: string, separator: string, mostRows: number): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = 1;
  let begins = 1;
  const endCell = () => {
    if (cells.length === MAX_CELLS) throw unreadable("tooManyColumns", { line: begins, limit: MAX_CELLS });
    cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (cells.some((content) => content !== "")) rows.push({ line: begins, cells });
    if (rows.length > mostRows) throw unreadable("tooManyRows", { limit: mostRows });
    cells = [];
    begins = line;
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    const ends = letter === "\n" || (letter === "\r" && text[at + 1] !== "\n");
    if (ends) line++;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (letter === separator) endCell();
    else if (ends) endRow();
    else if (letter !== "\r") cell += letter;
  }
  endRow();
  return rows;
}
