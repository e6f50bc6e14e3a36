import type { Quotation } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { Price } from "../../quotations/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { dayIn } from "./day-in.ts";
import { QuoteLine } from "./quote-line.tsx";
import { useQuote } from "./use-quote.ts";

const MAX_WORDS = 4_000;

/** A price and a lead time for every line, until a day, with the mill's words; kept on the device until the server has them. */
export function QuoteSheet({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation(["quotations", "states"]);
  const { rfqNo, currency } = quotation;
  const quoted = useQuote(quotation, onClose);
  const { priced, change, isWhole, validUntil, isPast, answer } = quoted;
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
          <Button tone="main" disabled={!isWhole || !validUntil || isPast} onClick={() => void quoted.send()}>
            {t("Send the prices")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        <ul className="border-b border-line text-dense">
          {priced.map((line) => (
            <QuoteLine key={line.lineId} line={line} currency={currency} onChange={(changed) => change(line.lineId, changed)} />
          ))}
        </ul>
        <p className="flex items-baseline justify-between gap-2">
          <span className="text-ink-2">{t("At the mill's prices")}</span>
          <span className="text-read font-medium">
            <Price of={isWhole ? { amount: quoted.total, currency } : null} />
          </span>
        </p>
        <TextField
          type="date"
          label={t("Valid until")}
          value={validUntil}
          min={dayIn(0)}
          onChange={(event) => quoted.setValidUntil(event.target.value)}
          error={isPast ? t("This day has passed.", { ns: "states" }) : null}
        />
        <TextArea
          label={t("Message to the customer")}
          rows={3}
          value={answer}
          maxLength={MAX_WORDS}
          onChange={(event) => quoted.setAnswer(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
