import type { Money, OfferLine, Supply } from "@selvedge/contract";
import type { z } from "zod";

export type Tier = { readonly min: number; readonly amount: number };
/** How a fabric is sold to one company. Amounts are minor units of one unit of quantity. */
export type Terms = {
  readonly stock: "ready" | "order" | "out";
  /** In the fabric's unit; null where nothing is kept. */
  readonly available: number | null;
  readonly minimum: number;
  readonly multiple: number;
  readonly leadDays: number | null;
  readonly currency: string | null;
  /** For less than the first tier. */
  readonly base: number | null;
  /** Rising quantities. */
  readonly tiers: readonly Tier[];
};

/** The price of one unit when so many of one colour are taken; null on request. */
export function priceFor({ base, tiers }: Pick<Terms, "base" | "tiers">, quantity: number): number | null {
  return tiers.findLast(({ min }) => quantity >= min)?.amount ?? base;
}

/** The least quantity from `quantity` on that can be ordered: the minimum at least, in whole pieces. */
export function orderable({ minimum, multiple }: Pick<Terms, "minimum" | "multiple">, quantity: number): number {
  return Math.ceil(Math.max(minimum, quantity) / multiple) * multiple;
}

/** Where a line comes from when nobody said: from the warehouse as long as the fabric is kept there. */
export const supplyOf = ({ stock }: Pick<Terms, "stock">, asked: Supply | undefined): Supply =>
  asked ?? (stock === "ready" ? "stock" : "make");

/** What stands against a line, and the next quantity that can be ordered instead. */
export function problemOf(
  terms: Terms,
  { quantity, supply, held = 0 }: { quantity: number; supply: Supply; held?: number },
): Pick<OfferLine, "problem" | "offered"> {
  if (terms.stock === "out") return { problem: "notOrderable", offered: null };
  if (supply === "stock") {
    const left = (terms.available ?? 0) - held;
    if (quantity > left) return { problem: "notEnoughStock", offered: left >= 1 ? Math.floor(left) : null };
    // The last metres in the warehouse are sold as they are, however few.
    if (quantity === Math.floor(left)) return { problem: null, offered: null };
  } else if (terms.leadDays === null) return { problem: "notOrderable", offered: null };
  if (quantity < terms.minimum) return { problem: "belowMinimum", offered: orderable(terms, quantity) };
  if (quantity % terms.multiple !== 0) return { problem: "notMultiple", offered: orderable(terms, quantity) };
  return { problem: null, offered: null };
}

/** Exact in minor units: quantities and prices are integers. */
export const moneyOf = (amount: number | null, currency: string | null): z.infer<typeof Money> | null =>
  amount === null || currency === null ? null : { amount, currency };
