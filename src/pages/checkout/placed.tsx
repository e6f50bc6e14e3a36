import { FilePdfIcon } from "@phosphor-icons/react/dist/csr/FilePdf";
import type { Order } from "@selvedge/contract";
import { useEffect, useRef } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { myOrder, orderPdf } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { openCart } from "../../cart/store.ts";
import { orderPlace } from "../../garment-orders/place.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { languageOf } from "../../i18n-languages.ts";
import { FABRICS } from "../../places.ts";
import { Button, ButtonLink, buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";

export type PlacedOrder = Pick<Order, "orderId" | "orderNo" | "total">;

const NEXT = [
  "The mill confirms the order and promises a date, as a rule within one working day.",
  "You see every step of production on My Order, with its date and quantity.",
  "You are notified when fabric ships, in parts if it is ready in parts.",
] as const;

/** What the entry of the history carries on from placing the order. */
export type JustPlaced = {
  readonly order: PlacedOrder;
  /** How many lines stayed in the cart, because the mill has to name their prices first. */
  readonly onRequestCount: number;
};

/** An order that waits for the mill, as it was placed in this entry of the history or as it is read anew; one that has gone on is followed on its own page. */
export function PlacedPage({ orderId }: { orderId: string }) {
  const just = useLocation().state as JustPlaced | null;
  const { data, error, refetch } = useCall(myOrder, { orderId }, { enabled: !just });
  if (just) return <Placed {...just} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data || !("lines" in data)) return <Skeleton className="h-96" />;
  if (data.status !== "submitted") return <Navigate replace to={orderPlace(data.kind, orderId)} />;
  return <Placed order={data} onRequestCount={0} />;
}

/** The order is placed: its number, what comes next, where it is followed and printed, and what is still in the cart. */
function Placed({ order: { orderId, orderNo, total }, onRequestCount }: JustPlaced) {
  const { t, i18n } = useTranslation("checkout");
  const { amount } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus went with the form, and the page's title stays: the heading is read out instead.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="max-w-2xl">
      <h1 ref={heading} tabIndex={-1} className="voice text-title">
        {t("Thank you. Your order is placed.")}
      </h1>
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
        <a
          href={`${addressOf(orderPdf)}?orderId=${orderId}&lang=${languageOf(i18n.language).key}`}
          download={`${orderNo}.pdf`}
          className={buttonClass({})}
        >
          <Icon of={FilePdfIcon} />
          {t("Order as PDF")}
        </a>
        <ButtonLink to={FABRICS}>{t("Browse fabrics")}</ButtonLink>
      </div>
    </div>
  );
}
