import type { Quotation, QuotationLine } from "@selvedge/contract";
import { useState } from "react";
import { useSend } from "../../api/call.ts";
import { erpDashboard, erpManageList, getRfq, listRfq, quote } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { amountOf, Price, PriceField, writtenPrice } from "../../quotations/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { dayIn } from "./day-in.ts";

const STANDARD_LEAD_DAYS = 30;
const MAX_LEAD_DAYS = 365;
const STANDARD_VALID_DAYS = 30;
const MAX_WORDS = 4_000;

type Named = { readonly price: string; readonly leadDays: number };

/** What a line begins with: the mill's last price, else the fabric's own where it is in the same currency. */
function startOf({ quoted, leadDays, product }: QuotationLine, currency: string, tag: string): Named {
  const listed = product.price?.currency === currency ? product.price : null;
  return {
    price: writtenPrice(quoted ?? listed, tag),
    leadDays: leadDays ?? product.leadDays ?? STANDARD_LEAD_DAYS,
  };
}

/** A price and a lead time for every line, until a day, with the mill's words. */
export function QuoteSheet({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t, i18n } = useTranslation("quotations");
  const { number } = useFormat();
  const { rfqId, rfqNo, version, currency, lines } = quotation;
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
          onClose();
          toast({ text: t("The prices are with the customer") });
        },
      },
    );
  return (
    <Dialog
      open
      holds
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Prices for {{number}}", { number: rfqNo })}
      actions={
        <>
          <Button onClick={onClose}>{t("Not now")}</Button>
          <Button tone="main" busy={isPending} disabled={!isWhole || !validUntil} onClick={send}>
            {t("Send the prices")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        <ul className="border-b border-line text-dense">
          {priced.map(({ lineId, product: { productCode: code }, productNum, unit, target, price, leadDays }) => (
            <li key={lineId} className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line py-3">
              <p className="min-w-0">
                <Code className="font-medium">{code}</Code>
                <span className="block text-ink-2">
                  <Quantity value={number(productNum)} unit={t(unit)} />
                </span>
              </p>
              <p className="text-end">
                <span className="block text-note text-ink-3">{t("Customer's price")}</span>
                <Price of={target} unit={t(unit)} />
              </p>
              <PriceField
                label={t("Price")}
                value={price}
                currency={currency}
                unit={t(unit)}
                onChange={(text) => change(lineId, { price: text })}
              />
              <NumberField
                label={t("Lead time, days")}
                value={leadDays}
                digits={0}
                min={1}
                max={MAX_LEAD_DAYS}
                onCommit={(days) => change(lineId, { leadDays: days })}
              />
            </li>
          ))}
        </ul>
        <p className="flex items-baseline justify-between gap-2">
          <span className="text-ink-2">{t("At the mill's prices")}</span>
          <span className="text-read font-medium">
            <Price of={isWhole ? { amount: total, currency } : null} />
          </span>
        </p>
        <TextField
          type="date"
          label={t("Valid until")}
          value={validUntil}
          min={dayIn(0)}
          onChange={(event) => setValidUntil(event.target.value)}
          error={error?.fields.validUntil ?? null}
        />
        <TextArea
          label={t("Message to the customer")}
          rows={3}
          value={answer}
          maxLength={MAX_WORDS}
          onChange={(event) => setAnswer(event.target.value)}
        />
        {error && <ErrorState error={error} kept={t("Nothing is lost.")} />}
      </div>
    </Dialog>
  );
}
