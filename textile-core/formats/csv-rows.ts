const SEPARATORS = ["\t", ";", ","];

/**
 * A row of a table that holds anything. `row` counts rows as a spreadsheet does that opens the file, empty ones too; `line` is
 * the line of the file that it begins on. Cells are trimmed.
 */
export type CsvRow = {
  readonly row: number;
  readonly line: number;
  readonly cells: readonly string[];
  /** The file ends within a quoted cell of this row. */
  readonly isUnclosed: boolean;
};

/** The separator that the first line uses most outside quotes; a semicolon where the comma is the decimal point. */
export function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, "");
  const uses = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, next) => (uses(next) > uses(best) ? next : best));
}

/**
 * The rows of a table of separated values (RFC 4180, and `;` or tab): quoted cells may hold separators, line ends and doubled
 * quotes. Empty rows are left out. Of a row with more than `maxCells` cells there is one more than these, so that whoever reads
 * can refuse it; and rows are read one by one, so that whoever has enough stops.
 */
export function* csvRows(text: string, separator: string, maxCells: number): Generator<CsvRow> {
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let row = 1;
  let line = 1;
  let begins = 1;
  const endCell = () => {
    if (cells.length <= maxCells) cells.push(cell.trim());
    cell = "";
  };
  for (let position = 0; position <= text.length; position++) {
    const letter = text[position];
    const ends = letter === undefined || letter === "\n" || (letter === "\r" && text[position + 1] !== "\n");
    if (ends) line++;
    if (quoted && letter !== undefined) {
      if (letter !== '"') cell += letter;
      else if (text[position + 1] === '"') {
        cell += '"';
        position++;
      } else quoted = false;
    } else if (ends) {
      endCell();
      if (cells.some((content) => content !== "") || cells.length > maxCells)
        yield { row, line: begins, cells, isUnclosed: quoted };
      cells = [];
      row++;
      begins = line;
    } else if (letter === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (letter === separator) endCell();
    else if (letter !== "\r") cell += letter;
  }
}
