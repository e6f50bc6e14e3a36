import { cardsOf } from "../../../products/lists/listing.ts";

/** Cards in the order of what was found, each with its further fields. */
export async function cardsWith<Found extends { readonly id: string }, More>(
  asked: Parameters<typeof cardsOf>[0],
  found: readonly Found[],
  more: (found: Found) => More,
) {
  const byId = new Map(found.map((one) => [one.id, one]));
  const cards = await cardsOf(asked, [...byId.keys()]);
  return cards.map((card) => ({ ...card, ...more(byId.get(card.productId)!) }));
}
