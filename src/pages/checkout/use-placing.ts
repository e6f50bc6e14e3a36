import type { Change, OfferLine } from "@selvedge/contract";
import { useState } from "react";
import { call, keyOf } from "../../api/call.ts";
import { addOrder, myOrder } from "../../api/calls.ts";
import { queryClient } from "../../api/client.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { sendingKeys } from "../../api/keys.ts";
import type { orderBodyOf } from "./order-body.ts";
import type { PlacedOrder } from "./placed.tsx";
import { takeOut } from "./take-out.ts";

/** Places an order and takes its lines out of the cart; `onRefused` is called with what has changed since it was shown, where it was refused for that. */
export function usePlacing(onPlaced: (order: PlacedOrder) => void, onRefused: (changes: readonly Change[]) => void) {
  const [error, setError] = useState<ApiError | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const [keys] = useState(sendingKeys);
  const place = async (body: ReturnType<typeof orderBodyOf>, lines: readonly OfferLine[]) => {
    setPlacing(true);
    setError(null);
    try {
      onPlaced(await call(addOrder, body, { idempotencyKey: keys.keyFor(body) }));
      keys.answered(body);
      takeOut(lines);
      void queryClient.invalidateQueries({ queryKey: keyOf(myOrder) });
    } catch (thrown) {
      const failure = asApiError(thrown);
      setError(failure.is("priceChanged") ? null : failure);
      // What was not answered may have been ordered all the same: what is left then is not taken for too little, so that it can be sent again.
      if (!failure.isPassing) onRefused(failure.is("priceChanged") ? (failure.data as { changes: Change[] }).changes : []);
    } finally {
      setPlacing(false);
    }
  };
  return { place, isPlacing, error };
}
