import type { Cart } from "./rules.ts";
import type { LiveFacts } from "./store.ts";

export type Totals = {
  /** Minor units by currency, in the order in which the currencies appear. */
  readonly sums: readonly { readonly currency: string; readonly amount: number }[];
  /** Lines whose price is on request. */
  readonly onRequest: number;
  /** Lines of which the server has not spoken yet, or not in this browser. */
  readonly unknown: number;
  /** What is taken together, by unit. */
  readonly quantities: readonly { readonly unit: LiveFacts["unit"]; readonly value: number }[];
};

/** What lines come to. Currencies and units are never mixed. */
export function totalsOf(lines: Cart, live: ReadonlyMap<string, LiveFacts>): Totals {
  const sums = new Map<string, number>();
  const quantities = new Map<LiveFacts["unit"], number>();
  let [onRequest, unknown] = [0, 0];
  for (const { productId, productNum } of lines) {
    const facts = live.get(productId);
    const unit = facts?.unit ?? "m";
    quantities.set(unit, (quantities.get(unit) ?? 0) + productNum);
    if (facts?.price) sums.set(facts.price.currency, (sums.get(facts.price.currency) ?? 0) + facts.price.amount * productNum);
    else if (facts) onRequest += 1;
    else unknown += 1;
  }
  return {
    sums: [...sums].map(([currency, amount]) => ({ currency, amount })),
    onRequest,
    unknown,
    quantities: [...quantities].map(([unit, value]) => ({ unit, value })),
  };
}
