type Ordered = { readonly productId: string; readonly color: string };

/** The colour of each fabric that was ordered in one alone, empty where none was named; null where it was ordered in several. */
export function onlyColours(items: readonly Ordered[]): readonly { readonly productId: string; readonly color: string | null }[] {
  const byFabric = Map.groupBy(items, ({ productId }) => productId);
  return [...byFabric].map(([productId, same]) => ({
    productId,
    color: new Set(same.map(({ color }) => color)).size === 1 ? same[0]!.color : null,
  }));
}
