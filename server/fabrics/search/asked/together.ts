import type { Found } from "./ask.ts";
import { comparison, pageInOrder, type SortKey } from "./order.ts";

/** A quality of a list: the colour of it that stands first, and its others that are in the list, in order. */
export type InColours = { readonly id: string; readonly others: readonly string[] };

/** A part of a list in which the colours of a quality stand together, at the place of the first of them. `total` is how many qualities the list has. One pass over the list; only the part is sorted. */
export function qualitiesInOrder(
  { index, slots, worth, given }: Found,
  sort: SortKey,
  offset: number,
  size: number,
): { total: number; qualities: InColours[] } {
  const compare = comparison(index, sort, { worth, given });
  const { values: qualityOf } = index.qualities;
  const firsts = new Map<number, number>();
  for (const slot of slots) {
    const first = firsts.get(qualityOf[slot]!);
    if (first === undefined || compare(slot, first) < 0) firsts.set(qualityOf[slot]!, slot);
  }
  const heads = pageInOrder(Uint32Array.from(firsts.values()), compare, offset, size);
  const colours = new Map(heads.map((slot) => [qualityOf[slot]!, [] as number[]]));
  for (const slot of slots) colours.get(qualityOf[slot]!)?.push(slot);
  const qualities = heads.map((head) => {
    const others = colours.get(qualityOf[head]!)!.filter((slot) => slot !== head);
    return { id: index.ids[head]!, others: others.sort(compare).map((slot) => index.ids[slot]!) };
  });
  return { total: firsts.size, qualities };
}
