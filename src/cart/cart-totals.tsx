import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Quantity } from "../ui/words.tsx";
import type { Cart } from "./rules.ts";
import { useCart } from "./store.ts";
import { totalsOf } from "./totals.ts";

/** What the checked lines come to, by currency, once all of their prices are known; what has no price is said, not left out. */
export function CartTotals({ lines }: { lines: Cart }) {
  const { t } = useTranslation("favourites");
  const { number, amount } = useFormat();
  const live = useCart((state) => state.live);
  const { sums, onRequest, unknown, quantities } = totalsOf(lines, live);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-dense">
      <dt className="text-ink-2">{t("Checked: {{count}}", { count: lines.length })}</dt>
      <dd className="text-end">
        {quantities.map(({ unit, value }) => (
          <span key={unit} className="ms-3">
            <Quantity value={number(value)} unit={`${t(unit)}`} />
          </span>
        ))}
      </dd>
      {(unknown === 0 ? sums : []).map(({ currency, amount: sum }) => (
        <div key={currency} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="font-medium">{t("Total")}</dt>
          <dd className="text-end text-read font-medium">
            <bdi dir="ltr">
              <Quantity value={amount(sum, currency)} unit={currency} />
            </bdi>
          </dd>
        </div>
      ))}
      {unknown === 0 && onRequest > 0 && (
        <div className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{t("Price on request")}</dt>
          <dd className="text-end text-ink-2">{t("{{count}} fabrics", { count: onRequest })}</dd>
        </div>
      )}
    </dl>
  );
}
