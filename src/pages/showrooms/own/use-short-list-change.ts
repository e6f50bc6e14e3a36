import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, keyOf } from "../../../api/call.ts";
import { changeShortList, getShortList } from "../../../api/calls.ts";
import type { Data } from "../../../api/definition.ts";
import { asApiError } from "../../../api/error.ts";
import { toast } from "../../../ui/toast.tsx";

/**
 * Puts a fabric of a room on its short-list or takes it off: shown at once, and shown as before when it fails. Changes of one fabric are sent
 * in their order; after the last of all the list is read again, since of a lost answer nobody knows what became.
 */
export function useShortListChange(chanelId: string) {
  const client = useQueryClient();
  const [underWay] = useState(() => new Map<string, Promise<void>>());
  const queryKey = keyOf(getShortList, { chanelId });
  const show = (productId: string, chosen: boolean) =>
    client.setQueryData<Data<typeof getShortList>>(queryKey, (list) => {
      if (!list) return list;
      const others = list.productIds.filter((id) => id !== productId);
      return { productIds: chosen ? [...others, productId] : others };
    });
  const sendAfter = async (before: Promise<void> | undefined, productId: string, chosen: boolean) => {
    // A list on its way is older than what is shown now.
    await client.cancelQueries({ queryKey });
    show(productId, chosen);
    await before;
    try {
      await call(changeShortList, { chanelId, productIds: [productId], chosen });
    } catch (thrown) {
      show(productId, !chosen);
      toast({ tone: "fault", text: asApiError(thrown).message });
    }
  };
  return (productId: string, chosen: boolean) => {
    const sent = sendAfter(underWay.get(productId), productId, chosen).then(() => {
      if (underWay.get(productId) === sent) underWay.delete(productId);
      if (underWay.size === 0) void client.invalidateQueries({ queryKey });
    });
    underWay.set(productId, sent);
  };
}
