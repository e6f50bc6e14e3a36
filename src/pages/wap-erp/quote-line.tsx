import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Price, PriceField } from "../../quotations/money.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import type { Named, PricedLine } from "./use-quote.ts";

const MAX_LEAD_DAYS = 365;

type QuoteLineProps = {
  readonly line: PricedLine;
  readonly currency: string;
  readonly onChange: (changed: Partial<Named>) => void;
};

/** One fabric of an enquiry, with the price and the lead time that the mill gives it. */
export function QuoteLine({ line, currency, onChange }: QuoteLineProps) {
  const { t } = useTranslation("quotations");
  const { number } = useFormat();
  const { productNum, unit, target, price, leadDays } = line;
  return (
    <li className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line py-3">
      <p className="min-w-0">
        <Code className="font-medium">{line.product.productCode}</Code>
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
        onChange={(text) => onChange({ price: text })}
      />
      <NumberField
        label={t("Lead time, days")}
        value={leadDays}
        digits={0}
        min={1}
        max={MAX_LEAD_DAYS}
        onCommit={(days) => onChange({ leadDays: days })}
      />
    </li>
  );
}
