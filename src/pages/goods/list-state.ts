import type { FilterField, RangeField } from "@selvedge/contract";
import { DEFAULT_PAGE_SIZE } from "@selvedge/contract/page-size";
import { type AskedColour, type AskedPicture, readColour, readPicture } from "../../finding/asked.ts";
import { isId } from "../../is-id.ts";
import { type CategoryIds, categoryOf } from "../../shell/categories.ts";
import { COUNTS, FACETS, RANGES, SORT_NAMES, type Sort } from "./fields.ts";

export const PAGE_SIZES = [DEFAULT_PAGE_SIZE, 48, 96] as const;
export type View = "grid" | "table" | "endless";
const VIEWS = ["grid", "table", "endless"] as const satisfies readonly View[];

export type ValueFilters = Readonly<Partial<Record<FilterField, readonly string[]>>>;
export type RangeFilters = Readonly<Partial<Record<RangeField, readonly [number, number]>>>;

/** Everything that decides what a list shows. All of it is in the URL, so that an address can be sent to a colleague. */
export type ListState = {
  readonly category: CategoryIds;
  /** Typed words. */
  readonly cid: string;
  /** The thirteen values of the advanced search. */
  readonly advcid: string;
  /** Fabrics that were found or chosen elsewhere, best first. */
  readonly products: readonly string[];
  /** What is looked for, a picture or a colour; with `products`, what had found those. */
  readonly picture: AskedPicture | null;
  readonly colour: AskedColour | null;
  readonly filters: ValueFilters;
  readonly ranges: RangeFilters;
  /** The words are taken as they are spelled. */
  readonly exact: boolean;
  /** Null for the list's own order. */
  readonly sort: Sort | null;
  readonly page: number;
  readonly size: number;
  readonly view: View;
  /** The colours of a quality are shown as one card. */
  readonly together: boolean;
};

const FILTERS: readonly FilterField[] = [...FACETS, ...COUNTS];
const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

function rangeOf(text: string | null): readonly [number, number] | null {
  const [, from, to] = RANGE.exec(text ?? "") ?? [];
  return from !== undefined && to !== undefined && Number(from) <= Number(to) ? [Number(from), Number(to)] : null;
}

/** Reads a list out of its query. What is not understood counts as not said. */
export function readList(query: URLSearchParams): ListState {
  const page = Number(query.get("page"));
  const size = Number(query.get("size"));
  const filters = FILTERS.map((field) => [field, query.getAll(field).filter(Boolean)] as const);
  const ranges = RANGES.map((field) => [field, rangeOf(query.get(field))] as const);
  const view = oneOf(VIEWS, query.get("view")) ?? "grid";
  const products = (query.get("products") ?? "").split(",").filter(isId);
  const picture = readPicture(query);
  const colour = readColour(query);
  return {
    category: categoryOf(query),
    cid: query.get("cid")?.trim() ?? "",
    advcid: query.get("advcid") ?? "",
    products,
    picture,
    colour,
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
    ranges: Object.fromEntries(ranges.filter(([, range]) => range !== null)),
    exact: query.get("exact") === "1",
    sort: oneOf(SORT_NAMES, query.get("sort")),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    // What is near a picture or a colour ends soon enough to be paged.
    view: view === "endless" && isByLook({ products, picture, colour }) ? "grid" : view,
    together: query.get("together") === "1",
  };
}

/** A change of the query: a value, several values, or null to take it away. */
export type Changes = Readonly<Record<string, string | number | readonly string[] | null>>;

/** The query with the changes. Whatever changes what is listed goes back to page 1. */
export function changed(before: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(before);
  if (!("page" in changes) && !("view" in changes)) next.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    if (Array.isArray(value)) for (const one of value) next.append(name, one);
    else if (value !== null && value !== "" && !(name === "page" && value === 1)) next.set(name, String(value));
  }
  return next;
}

/** A range as the query writes it. */
export const writeRange = ([from, to]: readonly [number, number]): string => `${from}-${to}`;

/** A list that asks with its picture itself. Links from before name the fabrics that a picture had found, and show those. */
export type PictureList = ListState & { readonly picture: AskedPicture };
export const isPictureList = <State extends Pick<ListState, "picture" | "products">>(
  state: State,
): state is State & Pick<PictureList, "picture"> => state.picture !== null && state.products.length === 0;

/** A list that asks with its colour itself. */
export type ColourList = ListState & { readonly colour: AskedColour };
export const isColourList = <State extends Pick<ListState, "picture" | "colour" | "products">>(
  state: State,
): state is State & Pick<ColourList, "colour"> => state.colour !== null && state.picture === null && state.products.length === 0;

/** A list in the order of how near a look its fabrics are: it has no other order. */
export const isByLook = (state: Pick<ListState, "picture" | "colour" | "products">): boolean =>
  isPictureList(state) || isColourList(state);

/** The filters alone of a query. */
export function filtersIn(query: URLSearchParams): URLSearchParams {
  const names: readonly string[] = [...FILTERS, ...RANGES];
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}

/** Leaves the search by picture; the filters stay. */
export const WITHOUT_PICTURE: Changes = { products: null, picture: null, region: null, weights: null, pending: null };

/** Takes every filter away and leaves words, category and pictures. */
export const WITHOUT_FILTERS: Changes = Object.fromEntries([...FILTERS, ...RANGES].map((field) => [field, null]));

/** How many filters narrow the list. */
export const countFilters = ({ filters, ranges }: Pick<ListState, "filters" | "ranges">): number =>
  Object.values(filters).reduce((sum, values) => sum + (values?.length ?? 0), 0) + Object.keys(ranges).length;
