import type { previewOrder } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import type { Delivery } from "./delivery-fields.tsx";
import { type LineWords, NO_WORDS } from "./lines.tsx";

/** What the customer says of each line, by productId. */
export type WordsOfLines = Readonly<Record<string, LineWords>>;

/** What is sent to order an offer as it was shown; the mill refuses it where the total has changed since. */
export function orderBodyOf(
  { lines, totals, onRequest }: Data<typeof previewOrder>,
  sendTo: string,
  words: WordsOfLines,
  { poNumber, message, requestedDate }: Delivery,
) {
  const total = onRequest > 0 || totals.length !== 1 ? null : totals[0]!;
  return {
    addressId: sendTo,
    items: lines.map(({ product: { productId }, productNum, supply, price }) => {
      const { color, note } = words[productId] ?? NO_WORDS;
      return { productId, productNum, supply, price, color, note };
    }),
    poNumber,
    message,
    ...(requestedDate && { requestedDate }),
    expected: { total },
  };
}
