import { useQueryAhead } from "./query-ahead.ts";

/** A positive whole number of the query, or the one given. */
export function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const value = Number(query.get(name));
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

/** Page, filters and words of a list live in the URL. A change of anything but the page goes back to page 1. */
export function useListQuery() {
  const [query, setQuery] = useQueryAhead();
  const change = (changes: Readonly<Record<string, string | number | readonly string[] | null>>, replace = false) => {
    const next = new URLSearchParams(query);
    if (!("page" in changes)) next.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      const text = Array.isArray(value) ? value.join(",") : value === null ? "" : String(value);
      if (text === "" || (name === "page" && text === "1")) next.delete(name);
      else next.set(name, text);
    }
    setQuery(next, { replace, preventScrollReset: !("page" in changes) });
  };
  return {
    query,
    change,
    page: numberOf(query, "page", 1),
    /** A comma-separated list of the query. */
    list: (name: string): string[] => query.get(name)?.split(",").filter(Boolean) ?? [],
  };
}
