/** What one cell of a sheet holds, by its type; `fault` is an error of the spreadsheet, such as #DIV/0!. */
export type Cell =
  | { readonly kind: "empty" }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly value: number }
  /** YYYY-MM-DD; no field of a fabric is a date, so it was made by accident: the program took 12/2 for one. */
  | { readonly kind: "date"; readonly text: string }
  | { readonly kind: "fault"; readonly text: string };

export const EMPTY: Cell = { kind: "empty" };

/** A picture that lies in a sheet. */
export type SheetPicture = { readonly name: string; readonly bytes: Uint8Array };

/** One row below the headings; `row` is its number as the spreadsheet shows it. */
export type SheetRow = { readonly row: number; readonly cells: readonly Cell[]; readonly pictures: readonly SheetPicture[] };

/** The one sheet that is read: its first row that is not empty names the columns. */
export type Sheet = {
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  /** What the reader left out, in sentences. */
  readonly remarks: readonly string[];
};

export const MAX_ROWS = 20_000;
export const MAX_COLUMNS = 200;

/** A text of a cell, trimmed; an empty one is no text. */
export function textCell(text: string): Cell {
  const trimmed = text.trim();
  return trimmed === "" ? EMPTY : { kind: "text", text: trimmed };
}

/** What a cell says in words; numbers as they are written without a format. */
export function wordsIn(cell: Cell): string {
  if (cell.kind === "empty") return "";
  return cell.kind === "number" ? String(cell.value) : cell.text;
}

/** Takes the headings off the rows. Rows without any cell or picture are left out. */
export function sheetOf(all: readonly SheetRow[], remarks: readonly string[] = []): Sheet {
  const filled = all.filter(({ cells, pictures }) => pictures.length > 0 || cells.some(({ kind }) => kind !== "empty"));
  const [head, ...rows] = filled;
  return { headings: head?.cells.map(wordsIn) ?? [], rows, remarks };
}
