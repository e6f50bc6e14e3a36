import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { CartLine } from "../cart/rules.ts";
import { useCart } from "../cart/store.ts";
import { askFacts } from "../cart/sync.ts";
import { useTranslation } from "../i18n.ts";
import { useSession } from "../state/session.ts";
import { toast } from "../ui/toast.tsx";
import { amountOf } from "./money.tsx";
import { useRequest } from "./use-request.ts";

/** What is asked of one fabric; the price is text until it is sent. */
export type Wanted = { readonly line: CartLine; readonly quantity: number; readonly price: string };

/** What is checked in the cart as it is being asked for, and how it is sent; what was left out stays in the cart. */
export function useEnquiry(onSent: () => void) {
  const { t } = useTranslation("quotations");
  const navigate = useNavigate();
  const { live } = useCart();
  const ownCurrency = useSession(({ customer }) => customer?.currency);
  const [wanted, setWanted] = useState<readonly Wanted[]>(() =>
    useCart
      .getState()
      .lines.filter(({ checked }) => checked === "1")
      .map((line) => ({ line, quantity: line.productNum, price: "" })),
  );
  const [words, setWords] = useState("");
  useEffect(() => void askFacts(), []);
  const currency = wanted.map(({ line }) => live.get(line.productId)?.price?.currency).find(Boolean) ?? ownCurrency ?? "USD";
  const { request, isPending, error } = useRequest();
  const isUnclear = wanted.some(({ price }) => price.trim() !== "" && amountOf(price, currency) === null);
  const change = (productId: string, changed: Partial<Wanted>) =>
    setWanted(wanted.map((one) => (one.line.productId === productId ? { ...one, ...changed } : one)));
  const send = () =>
    request(
      {
        items: wanted.map(({ line, quantity, price }) => {
          const amount = amountOf(price, currency);
          return {
            productId: line.productId,
            productNum: quantity,
            ...(amount !== null && { targetPrice: { amount, currency } }),
          };
        }),
        note: words.trim(),
      },
      {
        onRequested: ({ rfqId, rfqNo }) => {
          onSent();
          toast({ text: t("{{number}} is with the mill", { number: rfqNo }) });
          void navigate(`/mySourcing?rfqId=${rfqId}`);
        },
      },
    );
  const leaveOut = (one: Wanted) => setWanted(wanted.filter((other) => other !== one));
  const unitOf = ({ line }: Wanted) => live.get(line.productId)?.unit ?? "m";
  return { wanted, change, leaveOut, unitOf, currency, words, setWords, isUnclear, send, isPending, error };
}
