import type { BodyOf, DataOf, getStyleList } from "@selvedge/contract";
import type { StyleRow } from "./queries.ts";

export type StyleFilters = NonNullable<BodyOf<typeof getStyleList>["filters"]>;

const FACETS = [
  { field: "for", label: "For", valuesOf: (style: StyleRow) => style.wearers },
  { field: "season", label: "Season", valuesOf: (style: StyleRow) => (style.season ? [style.season] : []) },
  { field: "use", label: "Use", valuesOf: (style: StyleRow) => style.uses },
] as const;
type Field = (typeof FACETS)[number]["field"];

/** Whether a style has one of the wanted values in each field that is filtered, `except` one. */
export function passes(style: StyleRow, filters: StyleFilters, except: Field | null = null): boolean {
  return FACETS.every(({ field, valuesOf }) => {
    const wanted = filters[field];
    return field === except || !wanted?.length || valuesOf(style).some((value) => wanted.includes(value));
  });
}

/** Counts of each value as they would be were its own field not filtered. */
export function styleFacets(
  styles: readonly StyleRow[],
  filters: StyleFilters,
  translate: (english: string) => string,
): DataOf<typeof getStyleList>["facets"] {
  return FACETS.map(({ field, label, valuesOf }) => {
    const wanted = filters[field] ?? [];
    const counts = new Map(wanted.map((value) => [value, 0]));
    for (const style of styles) {
      if (!passes(style, filters, field)) continue;
      for (const value of valuesOf(style)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values = [...counts].map(([value, count]) => ({
      value,
      label: translate(value),
      count,
      selected: wanted.includes(value),
    }));
    return { field, label: translate(label), values: values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)) };
  });
}
