import type { ChanelShow } from "@selvedge/contract";
import { useCall } from "../../../api/call.ts";
import { getShortList, visitChanel } from "../../../api/calls.ts";
import { useSession } from "../../../state/session.ts";
import { useShortListChange } from "./use-short-list-change.ts";

export type OwnRoom = ReturnType<typeof useOwnRoom>;

/** What a company's room keeps for its people: what is new since the visit before, and their short-list, which the mill reads too. A public room keeps neither. */
export function useOwnRoom({ chanelId, scope, customerId }: ChanelShow) {
  const company = useSession(({ customer }) => customer?.customerId);
  const isOwned = scope !== "public" && customerId !== null;
  const isTheirs = isOwned && customerId === company;
  // A visit is recorded once while the page is open: what is new stays marked.
  const visit = useCall(visitChanel, { chanelId }, { enabled: isTheirs, staleTimeMs: Number.POSITIVE_INFINITY });
  const shortList = useCall(getShortList, { chanelId }, { enabled: isOwned });
  const change = useShortListChange(chanelId);
  return {
    /** Whether it is a company's at all. */
    isOwned,
    /** Whether it is the reader's own company's, who may choose and comment. */
    isTheirs,
    newIds: visit.data?.newProductIds ?? [],
    /** Whether the short-list has arrived. */
    isKnown: shortList.data !== undefined,
    chosenIds: shortList.data?.productIds ?? [],
    /** Why the short-list is not known. */
    failure: shortList.data ? null : shortList.error,
    retry: shortList.refetch,
    change,
  };
}
