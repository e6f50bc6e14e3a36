import { useTyped } from "../../ui/use-typed.ts";
import { useListQuery } from "./query.ts";

const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

/** A list that is searched: its word and page in the address. `closes` names what is open in it and closes when the list changes. */
export function useSearched(closes: readonly string[] = []) {
  const { query, change, page } = useListQuery();
  const closed = without(closes);
  const keyword = query.get("keyword") ?? "";
  const [text, setText] = useTyped(keyword, (word) => change({ keyword: word, ...closed }, true));
  return {
    query,
    change,
    page,
    keyword,
    text,
    setText,
    setPage: (next: number) => change({ page: next, ...closed }),
    forgetWord: () => change({ keyword: null, ...closed }),
  };
}

type ListOf<Tab extends string> = {
  /** The tabs in their order; the first shows everything and leaves no trace in the address. */
  tabs: readonly [Tab, ...Tab[]];
  /** The name in the address that holds the tab. */
  tabIn: string;
  /** What else in the address narrows the list, as a fabric one came from. */
  narrowedBy?: readonly string[];
  closes?: readonly string[];
};

/** Where a list with tabs stands, all of it in the address: tab, word, page and what else narrows it. */
export function useList<Tab extends string>({ tabs, tabIn, narrowedBy = [], closes = [] }: ListOf<Tab>) {
  const searched = useSearched(closes);
  const { query, keyword, change } = searched;
  const [first] = tabs;
  const tab = tabs.find((one) => one === query.get(tabIn)) ?? first;
  const isNarrowedByLink = narrowedBy.some((name) => query.has(name));
  return {
    ...searched,
    tab,
    tabs,
    isNarrowed: keyword !== "" || tab !== first || isNarrowedByLink,
    /** Whether a link led here to what belongs to one thing alone, as to a fabric. */
    isNarrowedByLink,
    setTab: (next: Tab) => change({ [tabIn]: next === first ? null : next, ...without(closes) }),
    showAll: () => change(without(["keyword", tabIn, ...narrowedBy, ...closes])),
  };
}

/** The tabs of a table of states, in its order. */
export const tabsOf = <Tab extends string>(table: Readonly<Record<Tab, unknown>>) => Object.keys(table) as [Tab, ...Tab[]];

/** How many of a list are in one of the states; of all of them when none is named. */
export const countIn = (counts: Readonly<Record<string, number>> | undefined, states: readonly string[]): number | undefined =>
  counts &&
  Object.entries(counts).reduce((sum, [state, count]) => sum + (states.length === 0 || states.includes(state) ? count : 0), 0);
