import type { ReactNode } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Quantity } from "../../ui/words.tsx";

type SummaryProps = {
  totals: readonly { amount: number; currency: string }[];
  onRequest: number;
  count: number;
  children: ReactNode;
};

/** What it comes to, the terms of the trade, and the buttons. */
export function Summary({ totals, onRequest, count, children }: SummaryProps) {
  const { t } = useTranslation(["checkout", "favourites"]);
  const { amount } = useFormat();
  return (
    <aside aria-label={t("Summary")} className="border border-line bg-sheet p-5 text-dense desk:sticky desk:top-6">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        <dt className="text-ink-2">{t("Fabrics")}</dt>
        <dd className="text-end tabular-nums">{count}</dd>
        {totals.map((total) => (
          <div key={total.currency} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="font-medium">{t("Total")}</dt>
            <dd className="text-end text-head font-medium tabular-nums">
              <bdi dir="ltr">
                <Quantity value={amount(total.amount, total.currency)} unit={total.currency} />
              </bdi>
            </dd>
          </div>
        ))}
        {onRequest > 0 && (
          <>
            <dt className="text-ink-2">{t("Price on request")}</dt>
            <dd className="text-end tabular-nums">{onRequest}</dd>
          </>
        )}
      </dl>
      <ul className="mt-4 grid list-disc gap-1 border-t border-line ps-4 pt-3 text-note text-ink-2">
        <li>{t("Quantities may differ by 3 % where cloth is made for the order.")}</li>
        <li>{t("Dye lots differ slightly; one order of one colour is one lot as far as the machine holds it.")}</li>
        <li>{t("Prices are without freight, duty and tax.")}</li>
      </ul>
      {children}
    </aside>
  );
}
