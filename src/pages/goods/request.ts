import type { getListByKeys, getMenuFabrics, searchByColour, searchPicture } from "@selvedge/contract";
import type { Input } from "../../api/definition.ts";
import { isWhole } from "../../finding/region.ts";
import type { ColourList, ListState, PictureList } from "./list-state.ts";

type SearchInput = Input<typeof getListByKeys>;
type PictureInput = Input<typeof searchPicture>;
type ColourInput = Input<typeof searchByColour>;
type MenuInput = Input<typeof getMenuFabrics>;

/** Whether words, values or pictures are looked for; else the list is a category's. */
export const isSearch = ({ cid, advcid, products }: Pick<ListState, "cid" | "advcid" | "products">): boolean =>
  cid !== "" || advcid.replaceAll("@", "").trim() !== "" || products.length > 0;

function filtersOf({ filters, ranges }: ListState): MenuInput["filters"] {
  const copied = Object.entries(filters).map(([field, values]) => [field, [...values]]);
  const spans = Object.entries(ranges).map(([field, range]) => [field, [...range]]);
  return Object.fromEntries([...copied, ...spans]);
}

/** What the calls of a list have in common. */
export function menuInput(state: ListState): MenuInput {
  const { category, sort, page, size } = state;
  const { primaryId, secondaryId, tertiaryId } = category;
  return {
    primaryId: primaryId ?? undefined,
    secondaryId: secondaryId ?? undefined,
    tertiaryId: tertiaryId ?? undefined,
    filters: filtersOf(state),
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

/** What is asked for with a picture. A weight of 100 % is the usual one. */
export function pictureInput(state: PictureList): PictureInput {
  const { imageId, region, weights } = state.picture;
  return {
    imageId,
    region: isWhole(region) ? undefined : { ...region },
    weights: { colour: weights.colour / 100, texture: weights.texture / 100, scale: weights.scale / 100 },
    filters: filtersOf(state),
    facets: true,
    pn: state.page - 1,
    rn: state.size,
  };
}

/** What is asked for with a colour. Its hex stands in where a colleague's books do not have its code. */
export function colourInput(state: ColourList): ColourInput {
  const { hex, code } = state.colour;
  return { hex, code: code ?? undefined, filters: filtersOf(state), facets: true, pn: state.page - 1, rn: state.size };
}
