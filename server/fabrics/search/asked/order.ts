import type { Sort } from "@selvedge/contract";
import type { z } from "zod";
import { codeOrder, type FabricIndex } from "../index/fabric-index.ts";

export type SortKey = z.output<typeof Sort>;

/** Compares two documents; fabrics that are equal stand by their code, so that a page is the same every time. */
type Compare = (a: number, b: number) => number;

/** Sorts by a measure; fabrics without it come last in both directions. */
function byNumber(values: ArrayLike<number>, sign: 1 | -1, rank: Uint32Array): Compare {
  return (a, b) => {
    const x = values[a]!;
    const y = values[b]!;
    if (x === y || (Number.isNaN(x) && Number.isNaN(y))) return rank[a]! - rank[b]!;
    if (Number.isNaN(x)) return 1;
    if (Number.isNaN(y)) return -1;
    return sign * (x - y);
  };
}

/** How a list stands; `scores` is there when words were asked, `given` is the place of each named fabric. */
export function comparison(
  index: FabricIndex,
  sort: SortKey,
  { scores, given }: { readonly scores: Float32Array | null; readonly given: ReadonlyMap<number, number> | null },
): Compare {
  const { rank } = codeOrder(index);
  switch (sort) {
    case "newest":
      return byNumber(index.createdMs.values, -1, rank);
    case "price":
      return byNumber(index.ranges.price.values, 1, rank);
    case "-price":
      return byNumber(index.ranges.price.values, -1, rank);
    case "weight":
      return byNumber(index.ranges.weight.values, 1, rank);
    case "leadDays":
      return byNumber(index.ranges.leadDays.values, 1, rank);
    case "relevance":
      if (given) return (a, b) => given.get(a)! - given.get(b)!;
      return scores ? byNumber(scores, -1, rank) : (a, b) => rank[a]! - rank[b]!;
  }
}

/** One page of a list in order: `size` document ids from `offset` on. Only the beginning of the list is sorted: a heap holds the best so far. */
export function pageInOrder(docIds: Uint32Array, compare: Compare, offset: number, size: number): number[] {
  const wanted = Math.min(docIds.length, offset + size);
  if (offset >= docIds.length) return [];
  if (wanted * 4 > docIds.length) return [...docIds].sort(compare).slice(offset, wanted);
  const heap: number[] = [];
  for (const docId of docIds) {
    if (heap.length < wanted) raise(heap, docId, compare);
    else if (compare(docId, heap[0]!) < 0) replaceTop(heap, docId, compare);
  }
  return heap.sort(compare).slice(offset);
}

/** Adds to a heap whose top is the worst of those kept. */
function raise(heap: number[], docId: number, compare: Compare): void {
  heap.push(docId);
  let index = heap.length - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (compare(heap[parent]!, docId) >= 0) break;
    heap[index] = heap[parent]!;
    index = parent;
  }
  heap[index] = docId;
}

function replaceTop(heap: number[], docId: number, compare: Compare): void {
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1]!, heap[child]!) > 0) child += 1;
    if (compare(heap[child]!, docId) <= 0) break;
    heap[index] = heap[child]!;
    index = child;
  }
  heap[index] = docId;
}
