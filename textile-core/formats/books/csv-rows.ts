/** A row of a table and the line it begins on. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** The separator that the first line uses most; a semicolon where the comma is the decimal point. */
export const separatorOf = (text: string): string => {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const counts = ["\t", ";", ","].map((mark) => [mark, first.split(mark).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
};

/** Splits a table (RFC 4180): quoted cells may hold separators, line ends and doubled quotes. Empty rows are left out. */
export function csvRows(text: string, separator: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = 1;
  let begins = 1;
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((content) => content !== "")) rows.push({ line: begins, cells });
    cells = [];
    cell = "";
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
    } else if (letter === separator) {
      cells.push(cell.trim());
      cell = "";
    } else if (ends) endRow();
    else if (letter !== "\r") cell += letter;
  }
  endRow();
  return rows;
}
