import { decimalsOf } from "../print/money.ts";

/** What stands in a cell and how, as plain data; the kind of cell follows from its value. */
export type Cell = {
  readonly value: string | number | Date;
  readonly format?: string;
  readonly align?: "right";
  readonly alignVertical?: "top" | "center";
  readonly wrap?: boolean;
  /** Height of its row in points. */
  readonly height?: number;
  readonly fontWeight?: "bold";
  readonly backgroundColor?: string;
};

/** What a spreadsheet would take for a formula is written as text. Source: OWASP, CSV injection. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const EMPTY: Cell = { value: "" };

export const textCell = (value: string): Cell => ({ value: harmless(value) });

export const figureCell = (value: number | null | undefined, format = "0.##"): Cell =>
  value === null || value === undefined ? EMPTY : { value, format, align: "right" };

/** A day YYYY-MM-DD, as one that can be sorted and reckoned with. */
export const dayCell = (day: string | null): Cell =>
  day === null ? EMPTY : { value: new Date(`${day.slice(0, 10)}T00:00:00Z`), format: "yyyy-mm-dd", align: "right" };

/** An amount without its currency, which stands in a column of its own, so that it can be reckoned with. */
export function moneyCell(value: { readonly amount: number; readonly currency: string } | null): Cell {
  if (!value) return EMPTY;
  const digits = decimalsOf(value.currency);
  return figureCell(value.amount / 10 ** digits, digits === 0 ? "0" : `0.${"0".repeat(digits)}`);
}

/** A JPEG that lies in a cell. */
export type BookPicture = {
  readonly content: Uint8Array;
  /** Counted from 1, the headings among them. */
  readonly row: number;
  readonly column: number;
  /** Its side, and the margin above and before it, in pixels at 96 dots an inch. */
  readonly sidePx: number;
  readonly airPx: number;
};

/** A spreadsheet of one sheet, as plain data. */
export type Book = {
  readonly title: string;
  /** The columns from left to right; widths in those of the figure 0, as spreadsheets measure. */
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  readonly rows: readonly (readonly Cell[])[];
  readonly pictures?: readonly BookPicture[];
  readonly rightToLeft: boolean;
  /** YYYY-MM-DD, part of the file's name. */
  readonly date: string;
};
