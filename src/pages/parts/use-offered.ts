import { useCall } from "../../api/call.ts";
import { searchTexturedProducts } from "../../api/calls.ts";

/** The mill's own mark for what is asked for most. */
export const BESTSELLER = "bestseller";
/** Fabrics offered to choose from at once. */
export const OFFERED = 18;

/** Fabrics that can be laid on a garment: those of a word; without one what is asked for most, or the first of all where nothing is marked so. */
export function useOffered(searchKey: string) {
  const paging = { pageNum: 1, pageSize: OFFERED };
  const best = useCall(searchTexturedProducts, { filters: { tag: [BESTSELLER] }, ...paging }, { enabled: searchKey === "" });
  const hasNoBest = best.data?.total === 0;
  const found = useCall(
    searchTexturedProducts,
    { ...(searchKey && { searchKey }), ...paging },
    { enabled: searchKey !== "" || hasNoBest, keepPrevious: true },
  );
  return searchKey === "" && !hasNoBest ? best : found;
}
