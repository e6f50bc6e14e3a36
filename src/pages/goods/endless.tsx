import type { Listing, ProductCard } from "@selvedge/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { call } from "../../api/call.ts";
import { getListByKeys, getMenuFabrics } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { keepLastList } from "../../state/last-list.ts";
import { ErrorState } from "../../ui/states.tsx";
import { FabricCard } from "./fabric-card.tsx";
import { CardList, CardPlates } from "./fabric-grid.tsx";
import type { ListState } from "./list-state.ts";
import { isSearch, menuInput, searchInput } from "./request.ts";

/** Fabrics of one request: as many as the server gives. */
const CHUNK = 96;
/** Narrowest card and the space between two, px, as the grid has them. */
const CARD_PX = 232;
const GAP_PX = 24;
const PHONE_COLUMNS = 2;
const PHONE = "(max-width: 52rem)";
/** A row before it has been measured, px: a square and five lines. */
const ROW_PX = 400;
const ROWS_AHEAD = 3;

/** How many cards stand side by side in a box, as the grid's auto-fill decides. */
function useColumns(box: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () =>
      setColumns(
        matchMedia(PHONE).matches ? PHONE_COLUMNS : Math.max(1, Math.floor((node.clientWidth + GAP_PX) / (CARD_PX + GAP_PX))),
      );
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return columns;
}

const pageOf = (state: ListState, pageNum: number, signal: AbortSignal): Promise<Listing> => {
  const asked = { ...state, page: pageNum, size: CHUNK };
  return isSearch(state)
    ? call(getListByKeys, { ...searchInput(asked), facets: false }, { signal })
    : call(getMenuFabrics, { ...menuInput(asked), facets: false }, { signal });
};

/** The whole list in one scroll: only the rows in view are on the page, further fabrics come as they are neared. */
export function EndlessGrid({ state, total }: { state: ListState; total: number }) {
  const { t } = useTranslation("finding");
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box);
  const listed = { ...state, page: 1 };
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery<Listing, ApiError>({
    queryKey: ["endless", listed],
    queryFn: ({ pageParam, signal }) => pageOf(listed, pageParam as number, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, pages }) => (pageNum < pages ? pageNum + 1 : undefined),
  });
  const fabrics = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data]);
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => ROW_PX,
    overscan: ROWS_AHEAD,
    scrollMargin: box.current?.offsetTop ?? 0,
  });
  const shown = rows.getVirtualItems();
  const neared = ((shown.at(-1)?.index ?? 0) + 1) * columns;
  useEffect(() => {
    if (neared >= fabrics.length && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [neared, fabrics.length, hasNextPage, isFetchingNextPage, error, fetchNextPage]);
  useEffect(() => {
    if (fabrics.length > 0)
      keepLastList({ address: pathname + search, ids: fabrics.map(({ productId }) => productId), start: 0, total });
  }, [fabrics, total, pathname, search]);
  return (
    <div ref={box}>
      {!data && !error && <CardPlates count={8} />}
      {data && (
        <div className="relative" style={{ blockSize: rows.getTotalSize() }}>
          {shown.map(({ index, key, start }) => (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0 pb-7 max-tablet:pb-5"
              style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
            >
              <Row fabrics={fabrics.slice(index * columns, (index + 1) * columns)} columns={columns} isFirst={index === 0} />
            </div>
          ))}
        </div>
      )}
      {error && <ErrorState error={error} onRetry={() => (data ? fetchNextPage() : refetch())} />}
      <p role="status" className="sr-only">
        {isFetchingNextPage && t("More are on their way")}
      </p>
    </div>
  );
}

function Row({ fabrics, columns, isFirst }: { fabrics: readonly ProductCard[]; columns: number; isFirst: boolean }) {
  if (fabrics.length === 0) return <CardPlates count={columns} />;
  return (
    <CardList>
      {fabrics.map((fabric) => (
        <FabricCard key={fabric.productId} fabric={fabric} isFirst={isFirst} />
      ))}
    </CardList>
  );
}
