import type { RoomProduct, RoomScene } from "@selvedge/contract";
import { useCall } from "../../../../api/call.ts";
import { getShortList } from "../../../../api/calls.ts";
import { toggleChosen, useChosen } from "../../../../state/chosen.ts";
import { useSession } from "../../../../state/session.ts";
import { useShortListChange } from "../../own/use-short-list-change.ts";

export type WalkList = ReturnType<typeof useWalkList>;

/** What is chosen of a room on a walk: in the room of the reader's company its short-list, which its people keep together; in any other what is chosen in this tab. */
export function useWalkList({ chanelId, customerId, products }: Pick<RoomScene, "chanelId" | "customerId" | "products">) {
  const company = useSession(({ customer }) => customer?.customerId);
  const isShared = customerId !== null && customerId === company;
  const shortList = useCall(getShortList, { chanelId }, { enabled: isShared });
  const change = useShortListChange(chanelId);
  const chosen = useChosen(({ fabrics }) => fabrics);
  const ids = isShared ? (shortList.data?.productIds ?? []) : chosen.map(({ productId }) => productId);
  return {
    /** In the order of choosing. */
    fabrics: ids.flatMap((id) => products.find(({ productId }) => productId === id) ?? []),
    /** Colleagues and the mill see it too. */
    isShared,
    /** Whether it has arrived. */
    isKnown: !isShared || shortList.data !== undefined,
    failure: isShared && !shortList.data ? shortList.error : null,
    retry: shortList.refetch,
    toggle(fabric: RoomProduct) {
      if (isShared) change(fabric.productId, !ids.includes(fabric.productId));
      else toggleChosen(fabric);
    },
  };
}
