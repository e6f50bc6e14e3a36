import type { Money } from "@selvedge/contract";
import type { z } from "zod";
import { openCart } from "../../cart/store.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { FABRICS } from "../../places.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Code } from "../../ui/words.tsx";

export type PlacedOrder = { readonly orderId: string; readonly orderNo: string; readonly total: z.output<typeof Money> | null };

const NEXT = [
  "The mill confirms the order and promises a date, as a rule within one working day.",
  "You see every step of production on My Order, with its date and quantity.",
  "You are notified when fabric ships, in parts if it is ready in parts.",
] as const;

type PlacedProps = {
  order: PlacedOrder;
  /** How many lines stayed in the cart, because the mill has to name their prices first. */
  onRequestCount: number;
};

/** The order is placed: its number, what comes next, where it is followed, and what is still in the cart. */
export function Placed({ order: { orderId, orderNo, total }, onRequestCount }: PlacedProps) {
  const { t } = useTranslation("checkout");
  const { amount } = useFormat();
  return (
    <div className="max-w-2xl">
      <h1 className="voice text-title">{t("Thank you. Your order is placed.")}</h1>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-read">
        <dt className="text-ink-2">{t("Order number")}</dt>
        <dd className="font-medium">
          <Code className="select-all">{orderNo}</Code>
        </dd>
        <dt className="text-ink-2">{t("Total")}</dt>
        <dd className="font-medium">
          {total ? (
            <bdi dir="ltr">{`${amount(total.amount, total.currency)} ${total.currency}`}</bdi>
          ) : (
            t("The mill tells you the prices before production starts.")
          )}
        </dd>
      </dl>
      <h2 className="voice-name mt-8 text-head">{t("Next steps")}</h2>
      <ol className="mt-3 grid gap-2 text-body">
        {NEXT.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span className="w-5 shrink-0 text-ink-3 tabular-nums">{index + 1}</span>
            {t(step)}
          </li>
        ))}
      </ol>
      {onRequestCount > 0 && (
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 bg-plate px-4 py-3 text-dense">
          <p>{t("{{count}} fabrics with a price on request are still in the cart.", { count: onRequestCount })}</p>
          <Button size="small" onClick={openCart}>
            {t("Open the cart")}
          </Button>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink tone="main" to={`/myOrder?orderId=${orderId}`}>
          {t("Track the order")}
        </ButtonLink>
        <ButtonLink to={FABRICS}>{t("Browse fabrics")}</ButtonLink>
      </div>
    </div>
  );
}
