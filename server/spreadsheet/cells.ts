import type { CellObject } from "write-excel-file/node";

/** What a spreadsheet would take for a formula is written as text. Source: OWASP, CSV injection. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const EMPTY: CellObject = { value: "", type: String };

export const textCell = (value: string): CellObject => ({ value: harmless(value), type: String });

export const figureCell = (value: number | null | undefined, format = "0.##"): CellObject =>
  value === null || value === undefined ? EMPTY : { value, type: Number, format, align: "right" };

/** A day YYYY-MM-DD, as one that can be sorted and reckoned with. */
export const dayCell = (day: string | null): CellObject =>
  day === null ? EMPTY : { value: new Date(`${day.slice(0, 10)}T00:00:00Z`), type: Date, format: "yyyy-mm-dd", align: "right" };

/** Decimals of a currency's minor unit: 2 for USD, 0 for JPY. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount without its currency, which stands in a column of its own, so that it can be reckoned with. */
export function moneyCell(value: { readonly amount: number; readonly currency: string } | null): CellObject {
  if (!value) return EMPTY;
  const digits = decimalsOf(value.currency);
  return figureCell(value.amount / 10 ** digits, digits === 0 ? "0" : `0.${"0".repeat(digits)}`);
}
