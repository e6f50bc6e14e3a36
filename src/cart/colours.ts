import { recall, STORED, store, useSession } from "../state/session.ts";
import { useCart } from "./store.ts";

/** Colours in which fabrics that were put into the cart again were ordered before, by productId: the checkout begins with them. They stay as long as the fabric lies in the cart. */
let colours: ReadonlyMap<string, string> = new Map([...read()].filter(([productId]) => isInCart(productId)));

function isInCart(productId: string): boolean {
  return useCart.getState().lines.some((line) => line.productId === productId);
}

function read(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(recall(STORED.buyCartColours) ?? "{}");
    return new Map(Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return new Map();
  }
}

function keep(next: ReadonlyMap<string, string>): void {
  colours = next;
  store(STORED.buyCartColours, JSON.stringify(Object.fromEntries(next)));
}

// Another tab has written; null means that it signed out.
addEventListener("storage", ({ key }) => {
  if (key === STORED.buyCartColours || key === null) colours = read();
});

// A fabric that leaves the cart leaves nothing behind.
useCart.subscribe(({ lines }, before) => {
  if (lines === before.lines) return;
  const left = before.lines.filter(({ productId }) => colours.has(productId) && !isInCart(productId));
  if (left.length > 0) keep(new Map([...colours].filter(([id]) => !left.some(({ productId }) => productId === id))));
});

// Whoever signs out leaves nothing behind.
useSession.subscribe(({ customer }, before) => {
  if (!customer && before.customer) colours = new Map();
});

/** Keeps the colour a fabric was ordered in; an empty one is none. */
export function keepColour(productId: string, color: string): void {
  const others = [...colours].filter(([id]) => id !== productId);
  keep(new Map(color === "" ? others : [...others, [productId, color]]));
}

/** All that is kept, by productId. */
export const keptColours = (): readonly (readonly [productId: string, color: string])[] => [...colours];
