import type { Quotation, QuotationLine } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { amountOf, writtenPrice } from "../../quotations/money.tsx";
import { dayIn } from "./day-in.ts";
import { useGive } from "./use-waiting.ts";

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

/** The mill's prices as they are being written; once given they are kept on the device until the server has them. */
export function useQuote({ rfqId, rfqNo, version, currency, lines }: Quotation, onGiven: () => void) {
  const { i18n } = useTranslation("quotations");
  const [named, setNamed] = useState<Readonly<Record<string, Named>>>(() =>
    Object.fromEntries(lines.map((line) => [line.lineId, startOf(line, currency, i18n.language)])),
  );
  const [validUntil, setValidUntil] = useState(dayIn(STANDARD_VALID_DAYS));
  const [answer, setAnswer] = useState("");
  const give = useGive({ kind: "rfq", recordId: rfqId, number: rfqNo });
  const priced = lines.map((line) => ({ ...line, ...named[line.lineId]! }));
  const amounts = priced.map(({ price }) => amountOf(price, currency));
  const isPast = validUntil !== "" && validUntil < dayIn(0);
  const isWhole = amounts.every((amount) => amount !== null);
  const total = priced.reduce((sum, { productNum }, i) => sum + (amounts[i] ?? 0) * productNum, 0);
  const change = (lineId: string, changed: Partial<Named>) => setNamed({ ...named, [lineId]: { ...named[lineId]!, ...changed } });
  const send = async () => {
    await give({
      what: "quote",
      body: {
        rfqId,
        version,
        lines: priced.map(({ lineId, leadDays }, i) => ({ lineId, price: { amount: amounts[i]!, currency }, leadDays })),
        validUntil,
        answer: answer.trim(),
      },
    });
    onGiven();
  };
  return { priced, change, isWhole, total, validUntil, setValidUntil, isPast, answer, setAnswer, send };
}
