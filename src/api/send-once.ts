import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, keyOf } from "./call.ts";
import type { BrowserCall, Data, Input } from "./definition.ts";
import type { ApiError } from "./error.ts";
import { sendingKeys } from "./keys.ts";

/** A call that makes something and takes an Idempotency-Key: sent again after a lost answer it is one. `refreshes` are refetched, whether it succeeded or not. */
export function useSendOnce<C extends BrowserCall>(definition: C, refreshes: readonly BrowserCall[] = []) {
  const client = useQueryClient();
  const [keys] = useState(sendingKeys);
  return useMutation<Data<C>, ApiError, Input<C>>({
    mutationFn: (input) => call(definition, input, { idempotencyKey: keys.keyFor(input) }),
    onSuccess: (_, input) => keys.answered(input),
    onSettled: () => {
      for (const other of refreshes) void client.invalidateQueries({ queryKey: keyOf(other) });
    },
  });
}
