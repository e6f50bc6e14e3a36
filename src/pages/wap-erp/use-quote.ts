import type { Quotation, QuotationLine } from "@selvedge/contract";
import { useState } from "react";
import { useSend } from "../../api/call.ts";
import { erpDashboard, erpManageList, getRfq, listRfq, quote } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { amountOf, writtenPrice } from "../../quotations/money.tsx";
import { toast } from "../../ui/toast.tsx";
import { dayIn } from "./day-in.ts";

const STANDARD_LEAD_DAYS = 30;
const STANDARD_VALID_DAYS = 30;

export type Named = { readonly price: string; readonly leadDays: number };
/** A line with what was named for it. */
export type PricedLine = QuotationLine & Named;

/** What a line begins with: the mill's last price, else the fabric's own where it is in the same currency. */
function startOf({ quoted, leadDays, product }: QuotationLine, currency: string, tag: string): Named {
  const listed = product.price?.currency === currency ? product.price : null;
  return {
    price: writtenPrice(quoted ?? listed, tag),
    leadDays: leadDays ?? product.leadDays ?? STANDARD_LEAD_DAYS,
  };
}

/** The mill's prices as they are being written, and how they are sent. */
export function useQuote({ rfqId, version, currency, lines }: Quotation, onSent: () => void) {
  const { t, i18n } = useTranslation("quotations");
  const [named, setNamed] = useState<Readonly<Record<string, Named>>>(() =>
    Object.fromEntries(lines.map((line) => [line.lineId, startOf(line, currency, i18n.language)])),
  );
  const [validUntil, setValidUntil] = useState(dayIn(STANDARD_VALID_DAYS));
  const [answer, setAnswer] = useState("");
  const { mutate, isPending, error } = useSend(quote, [getRfq, listRfq, erpManageList, erpDashboard]);
  const priced = lines.map((line) => ({ ...line, ...named[line.lineId]! }));
  const amounts = priced.map(({ price }) => amountOf(price, currency));
  const isWhole = amounts.every((amount) => amount !== null);
  const total = priced.reduce((sum, { productNum }, i) => sum + (amounts[i] ?? 0) * productNum, 0);
  const change = (lineId: string, changed: Partial<Named>) => setNamed({ ...named, [lineId]: { ...named[lineId]!, ...changed } });
  const send = () =>
    mutate(
      {
        rfqId,
        version,
        lines: priced.map(({ lineId, leadDays }, i) => ({ lineId, price: { amount: amounts[i]!, currency }, leadDays })),
        validUntil,
        answer: answer.trim(),
      },
      {
        onSuccess: () => {
          onSent();
          toast({ text: t("The prices are with the customer") });
        },
      },
    );
  return { priced, change, isWhole, total, validUntil, setValidUntil, answer, setAnswer, send, isPending, error };
}
