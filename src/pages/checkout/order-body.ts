import type { OfferLine } from "@selvedge/contract";
import type { previewOrder } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import type { Delivery } from "./delivery-fields.tsx";
import { type LineWords, NO_WORDS } from "./lines.tsx";

/** What the customer says of each line, by productId. */
export type WordsOfLines = Readonly<Record<string, LineWords>>;

/** Lines that can be ordered at a price, and those whose price the mill has to name first. */
export const partsOf = (lines: readonly OfferLine[]) => ({
  priced: lines.filter(({ price }) => price !== null),
  onRequest: lines.filter(({ price }) => price === null),
});

/** What is sent to order what has a price, as it was shown; the mill refuses it where the total has changed since. */
export function orderBodyOf(
  { lines, totals }: Data<typeof previewOrder>,
  sendTo: string,
  words: WordsOfLines,
  { poNumber, message, requestedDate }: Delivery,
) {
  return {
    addressId: sendTo,
    items: partsOf(lines).priced.map(({ product: { productId }, productNum, supply, price }) => {
      const { color, note } = words[productId] ?? NO_WORDS;
      return { productId, productNum, supply, price, color, note };
    }),
    poNumber,
    message,
    ...(requestedDate && { requestedDate }),
    expected: { total: totals.length === 1 ? totals[0]! : null },
  };
}

/** What is sent to request a quotation for lines. */
export const requestBodyOf = (lines: readonly OfferLine[], words: WordsOfLines, message: string) => ({
  items: lines.map(({ product: { productId }, productNum }) => {
    const { color, note } = words[productId] ?? NO_WORDS;
    return { productId, productNum, color, note };
  }),
  note: message.trim(),
});
