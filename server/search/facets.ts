import type { BodyOf, DataOf, searchTexturedProducts } from "@selvedge/contract";
import type { CatalogueIndex, Entry } from "./catalogue.ts";

export type Filters = NonNullable<BodyOf<typeof searchTexturedProducts>["filters"]>;

/** The fields a list is narrowed by; values of one field widen each other, fields narrow each other. */
const FACET_FIELDS = ["pattern", "productType", "color"] as const;
type FacetField = (typeof FACET_FIELDS)[number];

/** Entries that pass the filters, in the order given. */
export function narrow(index: CatalogueIndex, entries: readonly number[], filters: Filters): number[] {
  return entries.filter((entry) => passes(index.entries[entry]!, filters, null));
}

/** Counts of each value of each field, as they would be were that field not filtered; values in use are listed though nothing is left of them. */
export function countFacets(
  index: CatalogueIndex,
  entries: readonly number[],
  filters: Filters,
  translate: (english: string) => string,
): DataOf<typeof searchTexturedProducts>["facets"] {
  return FACET_FIELDS.map((field) => {
    const counts = new Map((filters[field] ?? []).map((value) => [value, 0]));
    for (const entry of entries) {
      const { attrs } = index.entries[entry]!;
      if (attrs[field] && passes(index.entries[entry]!, filters, field))
        counts.set(attrs[field], (counts.get(attrs[field]) ?? 0) + 1);
    }
    const values = [...counts].map(([value, count]) => ({ value, label: translate(value), count }));
    return { field, values: values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)) };
  });
}

function passes({ attrs }: Entry, filters: Filters, except: FacetField | null): boolean {
  const [from, to] = filters.weight ?? [0, Number.POSITIVE_INFINITY];
  if (filters.weight && (attrs.weight === null || attrs.weight < from || attrs.weight > to)) return false;
  return FACET_FIELDS.every((field) => field === except || !filters[field]?.length || filters[field].includes(attrs[field]));
}
