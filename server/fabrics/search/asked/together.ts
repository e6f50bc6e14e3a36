import type { Found } from "./ask.ts";
import { comparison, pageInOrder, type SortKey } from "./order.ts";

/** A quality of a list: the colour of it that stands first, and its others that are in the list, in order. */
export type InColours = { readonly id: string; readonly others: readonly string[] };

/** A part of a list in which the colours of a quality stand together, at the place of the first of them. `total` is how many qualities the list has. One pass over the list; only the part is sorted. */
export function qualitiesInOrder(
  { index, docIds, scores, given }: Found,
  sort: SortKey,
  offset: number,
  size: number,
): { total: number; qualities: InColours[] } {
  const compare = comparison(index, sort, { scores, given });
  const { values: qualityOf } = index.qualities;
  const firsts = new Map<number, number>();
  for (const docId of docIds) {
    const first = firsts.get(qualityOf[docId]!);
    if (first === undefined || compare(docId, first) < 0) firsts.set(qualityOf[docId]!, docId);
  }
  const heads = pageInOrder(Uint32Array.from(firsts.values()), compare, offset, size);
  const colours = new Map(heads.map((docId) => [qualityOf[docId]!, [] as number[]]));
  for (const docId of docIds) colours.get(qualityOf[docId]!)?.push(docId);
  const qualities = heads.map((head) => {
    const others = colours.get(qualityOf[head]!)!.filter((docId) => docId !== head);
    return { id: index.ids[head]!, others: others.sort(compare).map((docId) => index.ids[docId]!) };
  });
  return { total: firsts.size, qualities };
}
