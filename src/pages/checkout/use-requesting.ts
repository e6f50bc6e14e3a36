import type { OfferLine, Quotation } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCart } from "../../cart/store.ts";
import { useTranslation } from "../../i18n.ts";
import { useRequest } from "../../quotations/use-request.ts";
import { toast } from "../../ui/toast.tsx";
import { requestBodyOf, type WordsOfLines } from "./order-body.ts";

export type Requested = Pick<Quotation, "rfqId" | "rfqNo">;

/** Requests a quotation for lines that are not ordered as they are; where nothing else is checked in the cart the page of the quotation follows. */
export function useRequesting(words: WordsOfLines, message: string, onRefused: () => void) {
  const { t } = useTranslation("checkout");
  const navigate = useNavigate();
  const [requested, setRequested] = useState<readonly Requested[]>([]);
  const { request: send, isPending, error } = useRequest();
  const request = (lines: readonly OfferLine[]) => {
    if (isPending) return;
    const asked = new Set(lines.map(({ product }) => product.productId));
    const isLast = () => !useCart.getState().lines.some(({ checked, productId }) => checked === "1" && !asked.has(productId));
    void send(requestBodyOf(lines, words, message), {
      onRequested: ({ rfqId, rfqNo }) => {
        if (!isLast()) return setRequested((before) => [...before, { rfqId, rfqNo }]);
        toast({ text: t("{{number}} is with the mill", { number: rfqNo }) });
        void navigate(`/mySourcing?rfqId=${rfqId}`);
      },
      onRefused,
    });
  };
  return { request, isRequesting: isPending, requested, error };
}
