const STORE = "lastList";

/** The list a customer opened a fabric from. `ids` are the fabrics seen so far in the list's order; the first of them is at `start`, counted from 0. */
export type LastList = {
  /** Where the list is: path and query. */
  readonly address: string;
  readonly ids: readonly string[];
  readonly start: number;
  readonly total: number;
};

/** Where a fabric stands in the last list; `at` counts from 1. A neighbour beyond what was seen is null. */
export type Neighbours = {
  readonly address: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly at: number;
  readonly total: number;
};

/** Fabrics that are kept of a list that is scrolled on and on: the newest page and what lies around it. */
export const MAX_KEPT = 1_000;

/** A page of a list joined to what was seen of the same list before, where the two touch or overlap; else the page alone. */
export function joined(before: LastList | null, page: LastList, isSameList: boolean): LastList {
  if (!before || !isSameList || before.total !== page.total) return page;
  const endBefore = before.start + before.ids.length;
  const endPage = page.start + page.ids.length;
  if (page.start > endBefore || before.start > endPage) return page;
  const head = before.ids.slice(0, Math.max(0, page.start - before.start));
  const tail = before.ids.slice(Math.max(0, endPage - before.start));
  const ids = [...head, ...page.ids, ...tail];
  const from = Math.max(0, Math.min(head.length - (MAX_KEPT - page.ids.length) / 2, ids.length - MAX_KEPT));
  return { ...page, start: Math.min(before.start, page.start) + from, ids: ids.slice(from, from + MAX_KEPT) };
}

/** The neighbours of a fabric in a list; null when it is not in it. */
export function neighboursIn(list: LastList, productId: string): Neighbours | null {
  const index = list.ids.indexOf(productId);
  if (index < 0) return null;
  return {
    address: list.address,
    previous: list.ids[index - 1] ?? null,
    next: list.ids[index + 1] ?? null,
    at: list.start + index + 1,
    total: list.total,
  };
}

/** The list as this tab keeps it; null before the first one. */
export function lastList(): LastList | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "null") as LastList | null;
  } catch {
    return null;
  }
}

const withoutPage = (address: string): string => {
  const { pathname, searchParams } = new URL(address, "http://portal.invalid");
  for (const name of ["page", "view", "r"]) searchParams.delete(name);
  return `${pathname}?${searchParams}`;
};

/** Keeps a page of a list for this tab, so that a fabric opened from it knows its neighbours. Pages of one list grow together. */
export function keepLastList(page: LastList): void {
  const before = lastList();
  const isSameList = before !== null && withoutPage(before.address) === withoutPage(page.address);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(joined(before, page, isSameList)));
  } catch {
    // A browser that stores nothing offers no previous and next.
  }
}

/** The fabric's neighbours in the list it was opened from; null when it was opened another way. */
export function neighboursOf(productId: string): Neighbours | null {
  const list = lastList();
  return list && neighboursIn(list, productId);
}
