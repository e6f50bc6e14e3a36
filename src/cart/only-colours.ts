type Ordered = { readonly productId: string; readonly color: string };

/** The colour of each fabric that was ordered in one alone, else an empty one. */
export function onlyColours(items: readonly Ordered[]): readonly Ordered[] {
  const byFabric = Map.groupBy(items, ({ productId }) => productId);
  return [...byFabric].map(([productId, same]) => ({
    productId,
    color: new Set(same.map(({ color }) => color)).size === 1 ? same[0]!.color : "",
  }));
}
