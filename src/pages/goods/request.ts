import type { getListByKeys, getMenuFabrics } from "@selvedge/contract";
import type { Input } from "../../api/definition.ts";
import type { ListState } from "./list-state.ts";

type SearchInput = Input<typeof getListByKeys>;
type MenuInput = Input<typeof getMenuFabrics>;

/** Whether words, values or pictures are looked for; else the list is a category's. */
export const isSearch = ({ cid, advcid, products }: Pick<ListState, "cid" | "advcid" | "products">): boolean =>
  cid !== "" || advcid.replaceAll("@", "").trim() !== "" || products.length > 0;

/** What the calls of a list have in common. */
export function menuInput(state: ListState): MenuInput {
  const { category, filters, ranges, sort, page, size } = state;
  const { primaryId, secondaryId, tertiaryId } = category;
  const copied = Object.entries(filters).map(([field, values]) => [field, [...values]]);
  const spans = Object.entries(ranges).map(([field, range]) => [field, [...range]]);
  return {
    primaryId: primaryId ?? undefined,
    secondaryId: secondaryId ?? undefined,
    tertiaryId: tertiaryId ?? undefined,
    filters: Object.fromEntries([...copied, ...spans]),
    sort: sort ?? (isSearch(state) ? "relevance" : "newest"),
    // A table has a row for each colour.
    together: (state.together && state.view !== "table") || undefined,
    pageNum: page,
    pageSize: size,
  };
}

/** What is asked for when something is looked for. */
export function searchInput(state: ListState): SearchInput {
  return {
    ...menuInput(state),
    keys: state.cid || undefined,
    advcid: state.advcid || undefined,
    products: state.products.length > 0 ? [...state.products] : undefined,
    exact: state.exact || undefined,
  };
}
