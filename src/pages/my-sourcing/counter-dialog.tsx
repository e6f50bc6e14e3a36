import type { Quotation } from "@selvedge/contract";
import { useState } from "react";
import { useSend } from "../../api/call.ts";
import { counterRfq, getRfq, listRfq } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { amountOf, Price, writtenPrice } from "../../quotations/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { CounterLine } from "./counter-line.tsx";

const MAX_WORDS = 4_000;

/** The customer's own price for each line beside the mill's, and what they would come to. */
export default function CounterDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t, i18n } = useTranslation("quotations");
  const { rfqId, rfqNo, version, currency, lines } = quotation;
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(lines.map(({ lineId, target, quoted }) => [lineId, writtenPrice(target ?? quoted, i18n.language)])),
  );
  const [words, setWords] = useState("");
  const { mutate, isPending, error } = useSend(counterRfq, [getRfq, listRfq]);
  const named = lines.map((line) => ({ ...line, amount: amountOf(prices[line.lineId] ?? "", currency) }));
  const isWhole = named.every(({ amount }) => amount !== null);
  const total = named.reduce((sum, { amount, productNum }) => sum + (amount ?? 0) * productNum, 0);
  const isOther = named.some(({ amount, quoted }) => amount !== quoted?.amount);
  const send = () =>
    mutate(
      {
        rfqId,
        version,
        lines: named.map(({ lineId, amount }) => ({ lineId, targetPrice: { amount: amount!, currency } })),
        note: words.trim(),
      },
      {
        onSuccess: () => {
          onClose();
          toast({ text: t("Your prices are with the mill") });
        },
      },
    );
  return (
    <Dialog
      open
      wide
      holds
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Other prices for {{number}}", { number: rfqNo })}
      actions={
        <>
          <Button onClick={onClose}>{t("Not now")}</Button>
          <Button tone="main" busy={isPending} disabled={!isWhole || !isOther} onClick={send}>
            {t("Send your prices")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        <ul className="border-b border-line text-dense">
          {lines.map((line) => (
            <CounterLine
              key={line.lineId}
              line={line}
              currency={currency}
              price={prices[line.lineId] ?? ""}
              onPrice={(text) => setPrices({ ...prices, [line.lineId]: text })}
            />
          ))}
        </ul>
        <p className="flex items-baseline justify-end gap-2">
          <span className="text-ink-2">{t("At your prices")}</span>
          <span className="text-read font-medium">
            <Price of={isWhole ? { amount: total, currency } : null} />
          </span>
        </p>
        <TextArea
          label={t("Your message (optional)")}
          rows={3}
          value={words}
          maxLength={MAX_WORDS}
          onChange={(event) => setWords(event.target.value)}
        />
        {error && <ErrorState error={error} kept={t("Nothing is lost.")} />}
      </div>
    </Dialog>
  );
}
