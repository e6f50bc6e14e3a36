import type { QuotationLine } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Price, PriceField } from "../../quotations/money.tsx";
import { Code, Quantity } from "../../ui/words.tsx";

type CounterLineProps = {
  readonly line: QuotationLine;
  readonly currency: string;
  readonly price: string;
  readonly onPrice: (price: string) => void;
};

/** One fabric of an enquiry: the mill's price, and the customer's own. */
export function CounterLine({ line, currency, price, onPrice }: CounterLineProps) {
  const { t } = useTranslation("quotations");
  const { number } = useFormat();
  const { product, productNum, unit, quoted } = line;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_7.5rem_11rem] items-center gap-x-4 gap-y-2 border-t border-line py-2.5 max-tablet:grid-cols-2">
      <span className="min-w-0">
        <Code className="font-medium">{product.productCode}</Code>
        <span className="block text-ink-2">
          <Quantity value={number(productNum)} unit={t(unit)} />
        </span>
      </span>
      <span className="text-end">
        <span className="block text-note text-ink-3">{t("The mill's price")}</span>
        <Price of={quoted} unit={t(unit)} />
      </span>
      <span className="max-tablet:col-span-2">
        <PriceField
          label={t("Your price for {{code}}", { code: product.productCode })}
          hideLabel
          value={price}
          currency={currency}
          unit={t(unit)}
          onChange={onPrice}
        />
      </span>
    </li>
  );
}
