/** A price per metre of cloth for orders of at least `min` metres, in minor units of the currency. */
export type PriceTier = { readonly min: number; readonly amount: number };

/** What cloth for a number of garments costs. Metres; amounts in minor units. */
export type ClothCost = {
  readonly metres: number;
  /** Per metre, of the tier that the order falls in. */
  readonly price: number;
  readonly perGarment: number;
  readonly total: number;
  /** The next tier, with the number of garments from which its price holds; null at the last one. */
  readonly next: { readonly garments: number; readonly price: number } | null;
};

/** The cost of `metresEach` metres of one cloth for each of some garments. An order below the first tier is reckoned at its price; null without tiers. */
export function clothCost(metresEach: number, garments: number, tiers: readonly PriceTier[]): ClothCost | null {
  const rising = [...tiers].sort((a, b) => a.min - b.min);
  const [first] = rising;
  if (!first || metresEach <= 0) return null;
  const metres = metresEach * garments;
  const tier = rising.findLast(({ min }) => min <= metres) ?? first;
  const next = rising.find(({ min }) => min > metres && min > tier.min);
  return {
    metres,
    price: tier.amount,
    perGarment: tier.amount * metresEach,
    total: tier.amount * metres,
    next: next ? { garments: Math.ceil(next.min / metresEach - 1e-9), price: next.amount } : null,
  };
}
