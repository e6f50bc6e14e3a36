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
  const [requested, setRequested] = useState<Requested | null>(null);
  const { mutate, isPending, error } = useSendOnce(createRfq, [listRfq]);
  const request = (lines: readonly OfferLine[]) => {
    if (isPending) return;
    mutate(requestBodyOf(lines, words, message), {
      onSuccess: ({ rfqId, rfqNo }) => {
        takeOut(lines);
        if (useCart.getState().lines.some(({ checked }) => checked === "1")) return setRequested({ rfqId, rfqNo });
        toast({ text: t("{{number}} is with the mill", { number: rfqNo }) });
        void navigate(`/mySourcing?rfqId=${rfqId}`);
      },
    });
  };
  return { request, isRequesting: isPending, requested, error };
}
