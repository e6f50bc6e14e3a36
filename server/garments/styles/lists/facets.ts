import type { BodyOf, DataOf, getStyleList } from "@selvedge/contract";
import type { MenuRow } from "../../../fabrics/menus/tree.ts";
import type { StyleRow } from "../queries.ts";

export type StyleFilters = NonNullable<BodyOf<typeof getStyleList>["filters"]>;

/** A style with what it is filtered by; `kinds` is the name of its menu, the kind of garment it is. */
export type SortedStyle = StyleRow & { readonly kinds: readonly string[] };

export const sortedStyle = (style: StyleRow, menus: readonly MenuRow[]): SortedStyle => ({
  ...style,
  kinds: menus.filter((menu) => menu.id === style.menu_id).map((menu) => menu.alias),
});

const FACETS = [
  { field: "for", label: "For", valuesOf: (style: SortedStyle) => style.wearers },
  { field: "season", label: "Season", valuesOf: (style: SortedStyle) => (style.season ? [style.season] : []) },
  { field: "use", label: "Use", valuesOf: (style: SortedStyle) => style.uses },
  { field: "kind", label: "Garment kind", valuesOf: (style: SortedStyle) => style.kinds },
] as const;
type Field = (typeof FACETS)[number]["field"];

/** Whether a style has one of the wanted values in each field that is filtered, `except` one. */
export function passes(style: SortedStyle, filters: StyleFilters, except: Field | null = null): boolean {
  return FACETS.every(({ field, valuesOf }) => {
    const wanted = filters[field];
    return field === except || !wanted?.length || valuesOf(style).some((value) => wanted.includes(value));
  });
}

/** Counts of each value as they would be were its own field not filtered. */
export function styleFacets(
  styles: readonly SortedStyle[],
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
