import type { Listing } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { keyOf, useCall } from "../../api/call.ts";
import { getListByKeys, getMenuFabrics } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { keepLastList } from "../../state/last-list.ts";
import { type Changes, changed, type ListState, readList } from "./list-state.ts";
import { isSearch, menuInput, searchInput } from "./request.ts";

/** Changes the address of the list. A change of the page starts at the top, any other stays where the user is. */
export type Change = (changes: Changes, how?: { replace?: boolean }) => void;

/** What the address says, and how to change it. A change shows at once, before the address has followed, and the next one builds on it. */
export function useListState(): { state: ListState; change: Change } {
  const [query, setQuery] = useSearchParams();
  const [ahead, setAhead] = useState<URLSearchParams | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address has moved, it is what counts
  useEffect(() => setAhead(null), [query]);
  const shown = ahead ?? query;
  const state = useMemo(() => readList(shown), [shown]);
  const change: Change = (changes, { replace = false } = {}) => {
    const next = changed(shown, changes);
    setAhead(next);
    setQuery(next, { replace, preventScrollReset: !("page" in changes) });
  };
  return { state, change };
}

export type ListAnswer = {
  data: Listing | undefined;
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
  const searching = isSearch(state);
  const found = useCall(getListByKeys, searchInput(state), { enabled: searching, keepPrevious: true });
  const listed = useCall(getMenuFabrics, menuInput(state), { enabled: !searching, keepPrevious: true });
  const { data, error, isPending, isPlaceholderData, refetch } = searching ? found : listed;

  const refresh = query.get("r");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new r refreshes, not the data that comes of it
  useEffect(() => {
    if (refresh && data) void client.invalidateQueries({ queryKey: keyOf(searching ? getListByKeys : getMenuFabrics) });
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

  return { data, error, isPending, isOld: isPlaceholderData, refetch };
}
