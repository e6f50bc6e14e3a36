/** Things in an order, one of them at another place; as they were where that is where it stands, or is none. */
export function moved<Item extends { readonly key: string }>(items: readonly Item[], key: string, to: number): readonly Item[] {
  const from = items.findIndex((item) => item.key === key);
  if (from < 0 || to === from || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

/** One of them changed, or taken out where the change is null. */
export const changed = <Item extends { readonly key: string }>(
  items: readonly Item[],
  key: string,
  change: ((item: Item) => Item) | null,
): readonly Item[] => items.flatMap((item) => (item.key !== key ? [item] : change ? [change(item)] : []));
