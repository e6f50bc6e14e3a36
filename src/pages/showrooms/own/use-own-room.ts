import type { ChanelShow } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { keyOf, useCall, useSend } from "../../../api/call.ts";
import { changeShortList, getShortList, visitChanel } from "../../../api/calls.ts";
import { useSession } from "../../../state/session.ts";
import { toast } from "../../../ui/toast.tsx";

export type OwnRoom = ReturnType<typeof useOwnRoom>;

/** What a company's room keeps for its people: what is new since the visit before, and their short-list, which the mill reads too. A room of all keeps neither. */
export function useOwnRoom({ chanelId, scope, customerId }: ChanelShow) {
  const client = useQueryClient();
  const company = useSession(({ customer }) => customer?.customerId);
  const isOwned = scope !== "public" && customerId !== null;
  const isTheirs = isOwned && customerId === company;
  // A visit is noted once while the page is open: what is new stays marked.
  const visit = useCall(visitChanel, { chanelId }, { enabled: isTheirs, staleTimeMs: Number.POSITIVE_INFINITY });
  const shortList = useCall(getShortList, { chanelId }, { enabled: isOwned });
  const send = useSend(changeShortList);
  const change = (productIds: readonly string[], chosen: boolean) =>
    send.mutate(
      { chanelId, productIds: [...productIds], chosen },
      {
        onError: (failure) => toast({ tone: "fault", text: failure.message }),
        onSuccess: (list) => client.setQueryData(keyOf(getShortList, { chanelId }), list),
      },
    );
  return {
    /** Whether it is a company's at all. */
    isOwned,
    /** Whether it is the reader's own company's, who may choose and comment. */
    isTheirs,
    newIds: visit.data?.newProductIds ?? [],
    chosenIds: shortList.data?.productIds ?? [],
    /** Why the short-list is not known. */
    failure: shortList.data ? null : shortList.error,
    retry: () => void shortList.refetch(),
    isChanging: send.isPending,
    change,
  };
}
