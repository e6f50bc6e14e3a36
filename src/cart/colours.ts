import { useSession } from "../state/session.ts";

/** Colours in which fabrics that were put into the cart again were ordered before, by productId: the checkout begins with them. They live as long as the page. */
const colours = new Map<string, string>();

// Whoever signs out leaves nothing behind.
useSession.subscribe(({ customer }, before) => {
  if (!customer && before.customer) colours.clear();
});

/** Keeps the colour a fabric was ordered in; an empty one is none. */
export function keepColour(productId: string, color: string): void {
  if (color === "") colours.delete(productId);
  else colours.set(productId, color);
}

/** All that is kept, by productId. */
export const keptColours = (): readonly (readonly [productId: string, color: string])[] => [...colours];
