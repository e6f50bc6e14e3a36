import { decimalsOf } from "../../../platform/print/money.ts";
import type { Notes } from "../finding.ts";
import type { Cell } from "../table/cell.ts";
import type { Money } from "./entry.ts";
import { numberOf, wordsOf } from "./readers.ts";

const CURRENCY = /^[A-Z]{3}$/;
/** "USD 4.85", "4,85 EUR", "$4.85". */
const WITH_CURRENCY = /^(?:([A-Za-z]{3}|[$€£¥])\s*)?([\d.,\s]*\d)\s*([A-Za-z]{3}|[$€£])?(?:\s*\/\s*m)?$/;
const SIGNS: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP" };
const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const DEAREST = 100_000;

/** The price of a metre from its column and the currency's; null where there is none. */
export function priceOf(
  cell: Cell,
  currencyCell: Cell,
  notes: { readonly price: Notes; readonly currency: Notes },
): Money | null {
  if (cell.kind === "empty") return null;
  const [, before, figure, after] = (cell.kind === "text" && WITH_CURRENCY.exec(cell.text)) || [];
  const value = numberOf(figure === undefined ? cell : { kind: "text", text: figure }, notes.price, { min: 0, max: DEAREST });
  const sign = before ?? after;
  const currency = (wordsOf(currencyCell, notes.currency) || (sign ? (SIGNS[sign] ?? sign) : "")).toUpperCase();
  if (currency === "") {
    notes.price.error("has no currency; add a column Currency with a code such as USD.");
    return null;
  }
  if (!CURRENCY.test(currency) || !KNOWN.has(currency)) {
    notes.currency.error(`“${currency}” is not a code of a currency such as USD, EUR or CNY.`);
    return null;
  }
  return value === null ? null : { amount: Math.round(value * 10 ** decimalsOf(currency)), currency };
}
