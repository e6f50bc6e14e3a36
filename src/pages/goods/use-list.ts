import type { DataOf, Listing, searchByColour as SearchByColour, searchPicture as SearchPicture } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { keyOf, useCall } from "../../api/call.ts";
import { getListByKeys, getMenuFabrics, searchByColour, searchPicture } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { keepLastList } from "../../state/last-list.ts";
import { useQueryAhead } from "../parts/query-ahead.ts";
import type { Alike } from "./by-picture/likeness.tsx";
import { progressOf } from "./index-progress.ts";
import { type Changes, changed, isColourList, isPictureList, type ListState, readList } from "./list-state.ts";
import { colourInput, isSearch, menuInput, pictureInput, searchInput } from "./request.ts";

/** Changes the address of the list. A change of the page starts at the top, any other stays where the user is. */
export type Change = (changes: Changes, how?: { replace?: boolean }) => void;

/** What the address says, and how to change it. A change shows at once, before the address has followed, and the next one builds on it. */
export function useListState(): { state: ListState; change: Change } {
  const [query, setQuery] = useQueryAhead();
  const state = useMemo(() => readList(query), [query]);
  const change: Change = (changes, { replace = false } = {}) =>
    setQuery(changed(query, changes), { replace, preventScrollReset: !("page" in changes) });
  return { state, change };
}

export type FoundByPicture = DataOf<typeof SearchPicture>;
type FoundByColour = DataOf<typeof SearchByColour>;
type FoundByLook = Pick<FoundByPicture & FoundByColour, "total" | "pn" | "rn" | "facets" | "ranges" | "searchId">;

/** What is near a picture or a colour, as a list. */
const listingOf = (list: Listing["list"], { total, pn, rn, facets, ranges, searchId }: FoundByLook): Listing => ({
  list,
  total,
  fabrics: total,
  pageNum: pn + 1,
  pageSize: rn,
  pages: Math.ceil(total / rn),
  colours: {},
  facets,
  ranges,
  correction: null,
  synonyms: [],
  understood: [],
  relax: null,
  searchId,
});

/** Where on the page the fabrics begin that are not close. Of a list without a close one its head says so. */
function notCloseFrom({ close, briefs, pn, rn }: FoundByPicture): number | null {
  const place = Math.max(0, close - pn * rn);
  return close > 0 && place < briefs.length ? place : null;
}

export type ListAnswer = {
  data: Listing | undefined;
  /** What the picture of the address found. */
  found: FoundByPicture | undefined;
  /** How near the picture or the colour of the address the fabrics are, in their order. */
  alike: readonly Alike[] | undefined;
  /** The place on the page from which on the fabrics are not close to the picture; null when none of it is, or all are. */
  notCloseFrom: number | null;
  /** How many fabrics the search by colour could not yet find. */
  pending: number;
  /** How much of the catalogue has been looked at, while the list waits for that. */
  progress: number | null;
  error: ApiError | null;
  isPending: boolean;
  /** The list on screen is the one before; the next is on its way. */
  isOld: boolean;
  refetch: () => void;
};

/** The fabrics of the address. A new `r` asks again whatever is kept, the next page is fetched ahead, and the ids are kept for the pages of the fabrics. */
export function useList(state: ListState): ListAnswer {
  const client = useQueryClient();
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const way = isPictureList(state) ? "picture" : isColourList(state) ? "colour" : isSearch(state) ? "search" : "menu";
  const pictured = useCall(searchPicture, isPictureList(state) ? pictureInput(state) : {}, {
    enabled: way === "picture",
    keepPrevious: true,
  });
  const coloured = useCall(searchByColour, isColourList(state) ? colourInput(state) : {}, {
    enabled: way === "colour",
    keepPrevious: true,
  });
  const searched = useCall(getListByKeys, searchInput(state), { enabled: way === "search", keepPrevious: true });
  const listed = useCall(getMenuFabrics, menuInput(state), { enabled: way === "menu", keepPrevious: true });
  const found = way === "picture" ? pictured.data : undefined;
  const near = way === "colour" ? coloured.data : undefined;
  const alike = found?.briefs ?? near?.list;
  const nearestFirst = useMemo(
    () => (found ? listingOf(found.briefs, found) : near && listingOf(near.list, near)),
    [found, near],
  );
  const answer = { picture: pictured, colour: coloured, search: searched, menu: listed }[way];
  const { error, isPending, isPlaceholderData, failureReason, refetch } = answer;
  const data = { picture: nearestFirst, colour: nearestFirst, search: searched.data, menu: listed.data }[way];

  const refresh = query.get("r");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new r refreshes, not the data that comes of it
  useEffect(() => {
    if (refresh && data)
      void client.invalidateQueries({
        queryKey: keyOf({ picture: searchPicture, colour: searchByColour, search: getListByKeys, menu: getMenuFabrics }[way]),
      });
  }, [refresh, client]);

  useEffect(() => {
    if (!data || isPlaceholderData) return;
    keepLastList({
      address: pathname + search,
      ids: data.list.map(({ productId }) => productId),
      start: (data.pageNum - 1) * data.pageSize,
      total: data.total,
    });
  }, [data, isPlaceholderData, pathname, search]);

  return {
    data,
    found,
    alike,
    notCloseFrom: found ? notCloseFrom(found) : null,
    pending: near?.pending ?? 0,
    progress: progressOf(failureReason),
    error,
    isPending,
    isOld: isPlaceholderData,
    refetch,
  };
}
