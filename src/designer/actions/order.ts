import type { DesignDocument, Id } from "@selvedge/editor-core";

type Ordered = Pick<DesignDocument, "order" | "artworks">;

/** Neighbours of one group go together: the order from back to front in blocks. */
export function blocksOf({ order, artworks }: Ordered): Id[][] {
  const blocks: Id[][] = [];
  let last: string | null = null;
  for (const id of order) {
    const group = artworks[id]?.group ?? null;
    if (group !== null && group === last) blocks.at(-1)!.push(id);
    else blocks.push([id]);
    last = group;
  }
  return blocks;
}

/** The order after what is chosen went one place towards the front (1) or the back (−1): an artwork of a group within it, else past the next block. */
export function moved(document: Ordered, ids: readonly Id[], by: 1 | -1): Id[] {
  const chosen = new Set(ids);
  const isWhole = (block: readonly Id[]) => block.every((id) => chosen.has(id));
  const shift = <Item>(items: readonly Item[], isChosen: (item: Item) => boolean): Item[] => {
    const next = by > 0 ? [...items].reverse() : [...items];
    for (let index = 1; index < next.length; index += 1)
      if (isChosen(next[index]!) && !isChosen(next[index - 1]!))
        [next[index - 1], next[index]] = [next[index]!, next[index - 1]!];
    return by > 0 ? next.reverse() : next;
  };
  const within = blocksOf(document).map((block) => (isWhole(block) ? block : shift(block, (id) => chosen.has(id))));
  return shift(within, isWhole).flat();
}

/** The order after blocks were laid so that they lie directly over `under`; null: under everything. What is dragged onto itself stays. */
export function laidOver(document: Ordered, ids: readonly Id[], under: Id | null): Id[] {
  const chosen = new Set(ids);
  if (under !== null && chosen.has(under)) return [...document.order];
  const rest = document.order.filter((id) => !chosen.has(id));
  const dragged = document.order.filter((id) => chosen.has(id));
  const position = under === null ? 0 : rest.indexOf(under) + 1;
  return [...rest.slice(0, position), ...dragged, ...rest.slice(position)];
}
