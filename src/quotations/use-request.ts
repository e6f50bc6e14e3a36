import type { Quotation } from "@selvedge/contract";
import { createRfq, listRfq } from "../api/calls.ts";
import type { Input } from "../api/definition.ts";
import { useSendOnce } from "../api/send-once.ts";
import { takeOut } from "../cart/take-out.ts";

type Hooks = {
  /** Called while the page is still open. */
  readonly onRequested: (quotation: Quotation) => void;
  readonly onRefused?: () => void;
};

/** Requests a quotation; what is asked for leaves the cart, from where it would be ordered a second time beside the accepted quotation. */
export function useRequest() {
  const { mutateAsync, isPending, error } = useSendOnce(createRfq, [listRfq]);
  const request = (body: Input<typeof createRfq>, { onRequested, onRefused }: Hooks) =>
    mutateAsync(body, { onSuccess: onRequested, onError: (failure) => !failure.isPassing && onRefused?.() }).then(
      // Also where the page was left meanwhile.
      () => takeOut(body.items),
      // Shown as `error`.
      () => {},
    );
  return { request, isPending, error };
}
