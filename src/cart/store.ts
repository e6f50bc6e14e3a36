import type { CartItem } from "@selvedge/contract";
import { create } from "zustand";
import { recall, STORED, store, useSession } from "../state/session.ts";
import { type Cart, type CartLine, type CartSum, readCart, sumOf } from "./rules.ts";

/** The sum is reckoned this long after the cart was loaded (spec section 9). */
const SUM_AFTER_LOAD_MS = 500;

/** What the server says of a fabric in the cart now. */
export type LiveFacts = Pick<CartItem, "unit" | "price" | "moq" | "stock">;

type CartState = {
  readonly lines: Cart;
  /** Null until half a second after the cart was loaded. */
  readonly sum: CartSum | null;
  readonly live: ReadonlyMap<string, LiveFacts>;
  readonly isOpen: boolean;
};

/** The cart of this browser. Local storage is the truth: other tabs write it too, and a server that is away changes nothing. */
export const useCart = create<CartState>(() => ({
  lines: readCart(recall(STORED.buyCart)),
  sum: null,
  live: new Map(),
  isOpen: false,
}));

setTimeout(() => useCart.setState(({ lines }) => ({ sum: sumOf(lines) })), SUM_AFTER_LOAD_MS);

// Another tab has written; null means that it signed out.
addEventListener("storage", ({ key, newValue }) => {
  if (key === STORED.buyCart || key === null) show(readCart(newValue));
});

// Whoever signs out leaves no cart behind, in this tab's memory neither.
useSession.subscribe(({ customer }, before) => {
  if (!customer && before.customer) show([]);
});

function show(lines: Cart): void {
  useCart.setState({ lines, sum: sumOf(lines) });
}

type Listener = (lines: Cart) => void;
const listeners = new Set<Listener>();
/** Calls the listener on every change made in this tab; returns the unsubscribe function. */
export function onCartChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the cart in this browser without sending it to the server. */
export function keepCart(lines: Cart): void {
  store(STORED.buyCart, JSON.stringify(lines));
  show(lines);
}

/** Changes the cart by one of its rules, as in `changeCart((cart) => reduceLine(cart, productId))`. */
export function changeCart(how: (cart: Cart) => Cart): void {
  const before = useCart.getState().lines;
  const lines = how(before);
  if (lines === before) return;
  keepCart(lines);
  for (const listener of listeners) listener(lines);
}

/** Takes over what the server says of the fabrics. */
export function hearFacts(items: readonly CartItem[]): void {
  const live = new Map(useCart.getState().live);
  for (const { productId, unit, price, moq, stock } of items) live.set(productId, { unit, price, moq, stock });
  useCart.setState({ live });
}

/** A server's item as the browser keeps it. */
export const lineOf = ({
  productId,
  productCode,
  productName,
  productImg,
  groupName,
  productNum,
  checked,
}: CartItem): CartLine => ({
  productId,
  productCode,
  productName,
  productImg,
  groupName,
  productNum,
  checked,
});

export const openCart = () => useCart.setState({ isOpen: true });
export const closeCart = () => useCart.setState({ isOpen: false });

/** How many kinds of fabric lie in the cart; null until it is reckoned. */
export const useCartCount = (): number | null => useCart(({ sum }) => sum?.kinds ?? null);
