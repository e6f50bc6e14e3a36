import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import { searchTexturedProducts } from "../../api/calls.ts";
import { type ApiError, call, type Data, keyOf } from "../../api/index.ts";
import { useDelayed } from "../../ui/use-delayed.ts";
import type { TexturedProduct } from "../session/asset-cache.ts";
import { useSelection, useSession } from "../session/context.ts";
import type { FabricQuery } from "../session/selection.ts";

const PAGE_SIZE = 24;
const TYPING_MS = 250;

export type FabricSearch = {
  readonly word: string;
  readonly pattern: string;
  readonly colour: string;
  setWord: (word: string) => void;
  setPattern: (pattern: string) => void;
  setColour: (colour: string) => void;
  reset: () => void;
  readonly products: readonly TexturedProduct[];
  readonly facets: Data<typeof searchTexturedProducts>["facets"];
  readonly total: number;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** Null when everything is shown. */
  readonly more: (() => void) | null;
  readonly isFetching: boolean;
};

/** Fabrics with a texture: by code or word, by pattern and colour, page after page. */
export function useFabricSearch(): FabricSearch {
  const { assets, selection } = useSession();
  const { word, pattern, colour } = useSelection(({ fabricQuery }) => fabricQuery);
  const settled = useDelayed(word.trim(), TYPING_MS);
  const narrow = (by: Partial<FabricQuery>) =>
    selection.setState(({ fabricQuery }) => ({ fabricQuery: { ...fabricQuery, ...by } }));
  const input = {
    ...(settled && { searchKey: settled }),
    ...((pattern || colour) && { filters: { ...(pattern && { pattern: [pattern] }), ...(colour && { color: [colour] }) } }),
    pageSize: PAGE_SIZE,
  };
  const query = useInfiniteQuery<
    Data<typeof searchTexturedProducts>,
    ApiError,
    Data<typeof searchTexturedProducts>[],
    readonly unknown[],
    number
  >({
    queryKey: [...keyOf(searchTexturedProducts, input), "pages"],
    queryFn: ({ pageParam, signal }) => call(searchTexturedProducts, { ...input, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, pages }) => (pageNum < pages ? pageNum + 1 : undefined),
    select: ({ pages }) => pages,
    placeholderData: (previous) => previous,
  });
  const pages = useDeferredValue(query.data);
  const products = pages?.flatMap(({ list }) => list) ?? [];
  useEffect(() => {
    if (pages) assets.addProducts(pages.flatMap(({ list }) => list));
  }, [pages, assets]);
  return {
    word,
    pattern,
    colour,
    setWord: (next) => narrow({ word: next }),
    setPattern: (next) => narrow({ pattern: next }),
    setColour: (next) => narrow({ colour: next }),
    reset: () => narrow({ word: "", pattern: "", colour: "" }),
    products,
    facets: pages?.[0]?.facets ?? [],
    total: pages?.[0]?.total ?? 0,
    isPending: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isFetching: query.isFetchingNextPage,
  };
}
