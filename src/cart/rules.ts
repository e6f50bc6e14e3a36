import type { ProductCard } from "@selvedge/contract";
import type { z } from "zod";
import { isId } from "../is-id.ts";

/** What a line needs to know of a fabric. */
export type CartProduct = Pick<z.infer<typeof ProductCard>, "productId" | "productCode" | "productName" | "productImg">;

/** A line of the browser's cart: the specification's seven fields. */
export type CartLine = CartProduct & { groupName: string; productNum: number; checked: "1" | "0" };
export type Cart = readonly CartLine[];
export type CartSum = { readonly kinds: number; readonly quantity: number };

export const MAX_PRODUCT_NUM = 1_000_000;
const MAX_LINES = 500;

const clamp = (count: number) => Math.min(MAX_PRODUCT_NUM, Math.max(1, Math.round(count)));
const change = (cart: Cart, productId: string, how: (line: CartLine) => CartLine): Cart =>
  cart.map((line) => (line.productId === productId ? how(line) : line));

/** A known fabric's count grows; a new one comes last, checked. */
export function addLine(
  cart: Cart,
  { productId, productCode, productName, productImg }: CartProduct,
  groupName = "",
  count = 1,
): Cart {
  if (cart.some((line) => line.productId === productId))
    return change(cart, productId, (line) => ({ ...line, productNum: clamp(line.productNum + count) }));
  if (cart.length >= MAX_LINES) return cart;
  return [...cart, { productId, productCode, productName, productImg, groupName, productNum: clamp(count), checked: "1" }];
}

/** One less; a line at one goes. */
export const reduceLine = (cart: Cart, productId: string): Cart =>
  cart.flatMap((line) => {
    if (line.productId !== productId) return line;
    return line.productNum <= 1 ? [] : { ...line, productNum: line.productNum - 1 };
  });

/** Sets a line's count, from 1 to a million. */
export const setCount = (cart: Cart, productId: string, count: number): Cart =>
  change(cart, productId, (line) => ({ ...line, productNum: clamp(count) }));

export const setChecked = (cart: Cart, productId: string, checked: boolean): Cart =>
  change(cart, productId, (line) => ({ ...line, checked: checked ? "1" : "0" }));

/** Sets the checked flag of all lines. */
export const checkAll = (cart: Cart, checked: boolean): Cart => cart.map((line) => ({ ...line, checked: checked ? "1" : "0" }));

export const removeLine = (cart: Cart, productId: string): Cart => cart.filter((line) => line.productId !== productId);

/** Without the fabrics that were ordered or asked for; where none of them is left in it, the same cart. */
export function removeLines(cart: Cart, productIds: readonly string[]): Cart {
  const rest = cart.filter(({ productId }) => !productIds.includes(productId));
  return rest.length === cart.length ? cart : rest;
}

/** Puts a removed line back where it was, unless the fabric came again meanwhile. */
export const restoreLine = (cart: Cart, line: CartLine, place: number): Cart =>
  cart.some(({ productId }) => productId === line.productId) ? cart : [...cart.slice(0, place), line, ...cart.slice(place)];

/** Both carts in one: of a fabric in both the larger count stays; what only `other` has comes last. */
export function mergeCarts(cart: Cart, other: Cart): Cart {
  const theirs = new Map(other.map((line) => [line.productId, line]));
  const own = cart.map((line) => ({
    ...line,
    productNum: Math.max(line.productNum, theirs.get(line.productId)?.productNum ?? 0),
  }));
  const known = new Set(cart.map(({ productId }) => productId));
  return [...own, ...other.filter(({ productId }) => !known.has(productId))];
}

/** Kinds of fabric and their counts together. */
export const sumOf = (cart: Cart): CartSum => ({
  kinds: cart.length,
  quantity: cart.reduce((sum, { productNum }) => sum + productNum, 0),
});

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The cart as it was stored; what cannot be a line is left out, and a text that is no cart is an empty one. */
export function readCart(stored: string | null): Cart {
  const lines = new Map<string, CartLine>();
  for (const entry of entriesOf(stored)) {
    const { productId, productCode, productName, productImg, groupName, productNum = 1, checked } = entry;
    if (!isId(productId) || lines.has(productId)) continue;
    const count = Number(productNum);
    if (!Number.isFinite(count)) continue;
    lines.set(productId, {
      productId,
      productCode: text(productCode),
      productName: text(productName),
      productImg: text(productImg),
      groupName: text(groupName),
      productNum: clamp(count),
      checked: checked === "0" ? "0" : "1",
    });
  }
  return [...lines.values()].slice(0, MAX_LINES);
}

function entriesOf(stored: string | null): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((entry) => typeof entry === "object" && entry !== null) : [];
  } catch {
    return [];
  }
}
