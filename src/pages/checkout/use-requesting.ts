import type { OfferLine, Quotation } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { createRfq, listRfq } from "../../api/calls.ts";
import { useSendOnce } from "../../api/send-once.ts";
import { useCart } from "../../cart/store.ts";
import { useTranslation } from "../../i18n.ts";
import { toast } from "../../ui/toast.tsx";
import { requestBodyOf, type WordsOfLines } from "./order-body.ts";
import { takeOut } from "./take-out.ts";

export type Requested = Pick<Quotation, "rfqId" | "rfqNo">;

/** Requests a quotation for lines that are not ordered as they are, and takes them out of the cart; where nothing else is checked in it the page of the quotation follows. */
export function useRequesting(words: WordsOfLines, message: string) {
  const { t } = useTranslation("checkout");
  const navigate = useNavigate();
  const [requested, setRequested] = useState<readonly Requested[]>([]);
  const { mutateAsync, isPending, error } = useSendOnce(createRfq, [listRfq]);
  const request = (lines: readonly OfferLine[]) => {
    if (isPending) return;
    const asked = new Set(lines.map(({ product }) => product.productId));
    const isLast = () => !useCart.getState().lines.some(({ checked, productId }) => checked === "1" && !asked.has(productId));
    mutateAsync(requestBodyOf(lines, words, message), {
      onSuccess: ({ rfqId, rfqNo }) => {
        if (!isLast()) return setRequested((before) => [...before, { rfqId, rfqNo }]);
        toast({ text: t("{{number}} is with the mill", { number: rfqNo }) });
        void navigate(`/mySourcing?rfqId=${rfqId}`);
      },
    }).then(
      // Also where the page was left meanwhile: what is asked for is not asked for again.
      () => takeOut(lines),
      // Shown as `error`.
      () => {},
    );
  };
  return { request, isRequesting: isPending, requested, error };
}
