import type { DesignDocument } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { formatAmount, formatNumber } from "../../i18n-format.ts";
import { cx, Quantity } from "../../ui/index.ts";
import { sumsOf } from "./reckon.ts";
import { useCost } from "./use-cost.ts";

const GARMENTS = 100;

/** Metres and cloth price of one garment in an order of a hundred, with options that are still dragged. */
export function CostLine({ options }: { options: DesignDocument["options"] }) {
  const { t, i18n } = useTranslation("tailoring");
  const { reckonings, isBusy } = useCost(GARMENTS, true, options);
  const metres = reckonings.reduce((sum, { metresEach }) => sum + (metresEach ?? 0), 0);
  if (metres === 0) return null;
  return (
    <dl className={cx("mt-3 grid grid-cols-[1fr_auto] gap-x-3 border-t border-line pt-2.5 text-dense", isBusy && "text-ink-3")}>
      <dt>{t("Fabric for one garment")}</dt>
      <dd className="text-end tabular-nums" data-metres={metres.toFixed(3)}>
        <Quantity value={formatNumber(metres, i18n.language, 2)} unit="m" />
      </dd>
      {sumsOf(reckonings).map(({ currency, perGarment }) => (
        <div key={currency} className="contents">
          <dt className="text-note text-ink-3">{t("In an order of {{garments}}", { garments: GARMENTS })}</dt>
          <dd className="text-end tabular-nums">
            <Quantity value={formatAmount(perGarment, currency, i18n.language)} unit={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
