import { useTranslation } from "../../../../i18n.ts";
import { useFormat } from "../../../../i18n-format.ts";
import { TextField } from "../../../../ui/field.tsx";
import { fabricsIn } from "../draft.ts";
import type { Editing } from "./use-editing.ts";

/** What is agreed with the room's customer for each of its fabrics. The prices are the customer's everywhere: in orders too. */
export function Prices({ editing }: { editing: Editing }) {
  const { t } = useTranslation("roomdesk");
  const { amount } = useFormat();
  const { draft, change, faults, record, decimalsOf } = editing;
  if (draft.scope === "public" || !draft.customerId) return null;
  const isSameCustomer = record?.customer?.customerId === draft.customerId;
  const agreed = new Map(isSameCustomer ? record.agreed.map(({ productId, price }) => [productId, price]) : []);
  const fabrics = fabricsIn(draft).flatMap((id) => draft.products[id] ?? []);
  /** Fabrics of which it is known what is agreed: those that hung there when the room was read. */
  const known = new Set(isSameCustomer ? record.products.map(({ productId }) => productId) : []);
  if (fabrics.length === 0) return null;
  const agreedText = (productId: string) => {
    const price = agreed.get(productId);
    return price ? (price.amount / 10 ** decimalsOf(productId)).toFixed(decimalsOf(productId)) : "";
  };
  return (
    <section aria-label={t("Agreed prices")}>
      <h2 className="voice-name text-head">{t("Agreed prices")}</h2>
      <p className="mt-1 max-w-[68ch] text-dense text-ink-2">
        {t(
          "For one unit, from the smallest quantity on. They count for this customer everywhere, in orders too. Emptying a field takes back what was agreed, for larger quantities too.",
        )}
      </p>
      {fabrics.some(({ productId }) => !known.has(productId)) && (
        <p className="mt-1 max-w-[68ch] text-dense text-ink-2">
          {t("Of fabrics hung since, what is agreed already is shown once the showroom is saved.")}
        </p>
      )}
      <ul className="mt-3 border-t border-line">
        {fabrics.map(({ productId, productCode, productName, price }) => (
          <li key={productId} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line py-2 text-dense">
            <span className="min-w-0 flex-1 pt-1.5 max-tablet:basis-full">
              <bdi className="font-cond font-medium">{productCode}</bdi> <bdi className="text-ink-2">{productName}</bdi>
            </span>
            <span className="w-28 pt-1.5 text-end text-ink-3 max-tablet:flex-1 max-tablet:text-start">
              {price ? <bdi dir="ltr">{`${amount(price.amount, price.currency)} ${price.currency}`}</bdi> : t("No price yet")}
            </span>
            <TextField
              label={t("Agreed price of {{code}}", { code: productCode })}
              hideLabel
              inputMode="decimal"
              dir="ltr"
              disabled={!price}
              value={draft.prices[productId] ?? agreedText(productId)}
              end={price?.currency}
              error={faults[`agreed.${productId}`]}
              onChange={(event) => change({ prices: { ...draft.prices, [productId]: event.target.value } })}
              className="w-36"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
