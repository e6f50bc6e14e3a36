import type { Quotation, QuotationLine } from "@selvedge/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Difference, Price } from "../../quotations/money.tsx";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Code, Quantity } from "../../ui/words.tsx";

const COLUMNS =
  "tablet:grid tablet:grid-cols-[44px_minmax(9rem,1.6fr)_6rem_7.5rem_7.5rem_9.5rem_5.5rem_8rem] tablet:items-center tablet:gap-x-4";
const FIGURES = ["Quantity", "Your price", "The mill's price", "Difference", "Lead time", "Total"] as const;

/** The lines with both sides' prices, and what they come to. */
export function Lines({ quotation: { lines, target, quoted } }: { quotation: Quotation }) {
  const { t } = useTranslation("quotations");
  return (
    <section aria-label={t("Lines")} className="mt-6">
      <div aria-hidden="true" className={cx("hidden h-8.5 text-note text-ink-3", COLUMNS)}>
        <span />
        <span>{t("Fabric")}</span>
        {FIGURES.map((textKey) => (
          <span key={textKey} className="text-end">
            {t(textKey)}
          </span>
        ))}
      </div>
      <ol>
        {lines.map((line) => (
          <Line key={line.lineId} line={line} />
        ))}
      </ol>
      <div className="flex flex-wrap items-baseline justify-end gap-x-8 gap-y-1 border-y border-line py-2.5">
        {target && (
          <p className="text-dense text-ink-2">
            {t("At your prices")} <Price of={target} />
          </p>
        )}
        {target && quoted && (
          <p className="text-dense text-ink-2">
            {t("Difference")} <Difference target={target} quoted={quoted} />
          </p>
        )}
        <p className="text-read font-medium">
          <span className="me-2">{t("At the mill's prices")}</span>
          {quoted ? <Price of={quoted} /> : <span className="font-normal text-ink-3">{t("not quoted yet")}</span>}
        </p>
      </div>
    </section>
  );
}

function Line({ line }: { line: QuotationLine }) {
  const { t } = useTranslation("quotations");
  const { number, list } = useFormat();
  const { product, color, note, productNum, target, quoted, subtotal, leadDays } = line;
  const unit = t(line.unit);
  return (
    <li className={cx("flex flex-wrap gap-x-4 gap-y-2 border-t border-line py-2.5 text-dense", COLUMNS)}>
      <Picture src={product.productImg} ground={product.meanColour} alt="" sizes="44px" className="size-11" />
      <span className="min-w-0 max-tablet:basis-[calc(100%-5rem)]">
        <Link to={`/goodsDetails?productId=${product.productId}`} className="quiet-link">
          <Code className="font-medium">{product.productCode}</Code>
        </Link>
        <span dir="auto" className="block truncate text-ink-2 rtl:text-right">
          {list([product.productName, color])}
        </span>
        {note && (
          <span dir="auto" className="block text-note text-ink-3 rtl:text-right">
            {note}
          </span>
        )}
      </span>
      <Figure label={t("Quantity")}>
        <Quantity value={number(productNum)} unit={unit} />
      </Figure>
      <Figure label={t("Your price")}>
        <Price of={target} unit={unit} />
      </Figure>
      <Figure label={t("The mill's price")}>
        <span className="font-medium">
          <Price of={quoted} unit={unit} />
        </span>
      </Figure>
      <Figure label={t("Difference")}>
        <Difference target={target} quoted={quoted} />
      </Figure>
      <Figure label={t("Lead time")}>{leadDays === null ? "–" : t("{{count}} days", { count: leadDays })}</Figure>
      <Figure label={t("Total")}>
        <Price of={subtotal} />
      </Figure>
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="max-tablet:basis-[calc(50%-0.5rem)] tablet:text-end">
      <span className="block text-note text-ink-3 tablet:sr-only">{label}</span>
      {children}
    </span>
  );
}
