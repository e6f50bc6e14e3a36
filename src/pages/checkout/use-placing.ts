import type { Change } from "@selvedge/contract";
import { useEffect, useRef, useState } from "react";
import { call, keyOf } from "../../api/call.ts";
import { addOrder, myOrder } from "../../api/calls.ts";
import { queryClient } from "../../api/client.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { sendingKeys } from "../../api/keys.ts";
import { takeOut } from "../../cart/take-out.ts";
import type { orderBodyOf } from "./order-body.ts";
import type { PlacedOrder } from "./placed.tsx";

/** Places an order and, once `onPlaced` has shown it, takes its lines out of the cart; `onPlaced` is called while the page is still open, `onRefused` is called with what has changed since it was shown, which is nothing where it was refused for another reason. */
export function usePlacing(onPlaced: (order: PlacedOrder) => Promise<void>, onRefused: (changes: readonly Change[]) => void) {
  const [error, setError] = useState<ApiError | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const [keys] = useState(sendingKeys);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const place = async (body: ReturnType<typeof orderBodyOf>) => {
    setPlacing(true);
    setError(null);
    try {
      const order = await call(addOrder, body, { idempotencyKey: keys.keyFor(body) });
      keys.answered(body);
      if (isOpen.current) await onPlaced(order);
      takeOut(body.items);
      void queryClient.invalidateQueries({ queryKey: keyOf(myOrder) });
    } catch (thrown) {
      const failure = asApiError(thrown);
      setError(failure.is("priceChanged") ? null : failure);
      // Without an answer the order may be placed all the same and hold its cloth: a newer offer would say that too little is left, and it could not be sent again.
      if (!failure.isPassing) onRefused(failure.is("priceChanged") ? (failure.data as { changes: Change[] }).changes : []);
    } finally {
      setPlacing(false);
    }
  };
  return { place, isPlacing, error };
}
