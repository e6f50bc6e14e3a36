import type { Listing, ProductCard } from "@selvedge/contract";
import { useQueries } from "@tanstack/react-query";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { call } from "../../api/call.ts";
import { getListByKeys, getMenuFabrics } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { keepLastList } from "../../state/last-list.ts";
import { ErrorState } from "../../ui/states.tsx";
import { FabricCard } from "./fabric-card.tsx";
import { CardList, type Colours, PlateList, WALKED } from "./fabric-grid.tsx";
import type { ListState } from "./list-state.ts";
import { isSearch, menuInput, searchInput } from "./request.ts";
import { useRowsInTurn } from "./rows-in-turn.ts";

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
/** Fabrics are asked for when they are so many rows from being seen. */
const ROWS_NEARED = 8;

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

/** The pages, counted from 1, that hold the fabrics from one place of the list up to another. */
function pagesHolding(from: number, to: number): number[] {
  const first = Math.floor(from / CHUNK) + 1;
  const last = Math.max(first, Math.ceil(to / CHUNK));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The pages that are near, each asked for once and kept; one that is scrolled past before it came is asked for no more. */
function usePages(state: ListState, wanted: readonly number[]) {
  const listed = { ...state, page: 1 };
  return useQueries({
    queries: wanted.map((pageNum) => ({
      queryKey: ["endless", listed, pageNum],
      queryFn: ({ signal }: { signal: AbortSignal }) => pageOf(listed, pageNum, signal),
    })),
  });
}

/** The whole list in one scroll: only the rows in view are on the page, and only the fabrics near them are fetched, wherever that is. */
export function EndlessGrid({ state, total }: { state: ListState; total: number }) {
  const { t } = useTranslation("finding");
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box);
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => ROW_PX,
    overscan: ROWS_AHEAD,
    scrollMargin: box.current?.offsetTop ?? 0,
  });
  const shown = rows.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  const wanted = pagesHolding(first * columns, Math.min(total, (last + ROWS_NEARED) * columns));
  const pages = usePages(state, wanted);
  const fabricAt = (place: number): ProductCard | undefined =>
    pages[Math.floor(place / CHUNK) + 1 - wanted[0]!]?.data?.list[place % CHUNK];
  const colours: Colours = Object.assign({}, ...pages.map((page) => page.data?.colours));
  const isItsTurn = useRowsInTurn(shown.map(({ index }) => index));
  const error = pages.find((page) => page.error)?.error as ApiError | undefined;
  const isFetching = pages.some((page) => page.isFetching);
  const newest = pages.findLast((page) => page.data)?.data;
  useEffect(() => {
    if (newest)
      keepLastList({
        address: pathname + search,
        ids: newest.list.map(({ productId }) => productId),
        start: (newest.pageNum - 1) * CHUNK,
        total,
      });
  }, [newest, total, pathname, search]);
  return (
    <div ref={box} {...WALKED}>
      <div className="relative" style={{ blockSize: rows.getTotalSize() }}>
        {shown.map(({ index, key, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className="absolute inset-x-0 top-0 pb-7 max-tablet:pb-5"
            style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
          >
            <Row
              fabrics={Array.from({ length: Math.min(columns, total - index * columns) }, (_, at) =>
                isItsTurn(index) ? fabricAt(index * columns + at) : undefined,
              )}
              colours={colours}
              isFirst={index === 0}
            />
          </div>
        ))}
      </div>
      {error && <ErrorState error={error} onRetry={() => pages.forEach((page) => void (page.error && page.refetch()))} />}
      <p role="status" className="sr-only">
        {isFetching && t("Loading more")}
      </p>
    </div>
  );
}

type RowProps = { fabrics: readonly (ProductCard | undefined)[]; colours: Colours; isFirst: boolean };

/** A row of cards; plates in their place until the fabrics are there. */
const Row = memo(function Row({ fabrics, colours, isFirst }: RowProps) {
  const loaded = fabrics.filter((fabric) => fabric !== undefined);
  if (loaded.length < fabrics.length) return <PlateList count={fabrics.length} />;
  return (
    <CardList>
      {loaded.map((fabric) => (
        <FabricCard key={fabric.productId} fabric={fabric} others={colours[fabric.productId]} isFirst={isFirst} />
      ))}
    </CardList>
  );
}, shownAlike);

function shownAlike(before: RowProps, after: RowProps): boolean {
  return (
    before.isFirst === after.isFirst &&
    before.fabrics.length === after.fabrics.length &&
    before.fabrics.every((fabric, index) => {
      const other = after.fabrics[index];
      return fabric === other && (!fabric || before.colours[fabric.productId] === after.colours[fabric.productId]);
    })
  );
}
