import { CalendarPlusIcon } from "@phosphor-icons/react/dist/csr/CalendarPlus";
import type { Order, OrderLine, ProductionStep } from "@selvedge/contract";
import { useState } from "react";
import { Link, Navigate } from "react-router-dom";
import { countryName } from "../../addresses/countries.ts";
import { useCall } from "../../api/call.ts";
import { myOrder, orderCalendar } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { orderPlace } from "../../garment-orders/place.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Thread } from "../../threads/thread.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { Documents } from "./documents.tsx";
import { EventWords } from "./event-words.tsx";
import { GarmentDetail, HEAD } from "./garment-detail.tsx";
import { LineLapDips } from "./line-lap-dips.tsx";
import { OrderVerbs } from "./order-verbs.tsx";
import { nameOf, ShipmentItems } from "./shipment-items.tsx";
import { StoppedNote } from "./stopped-note.tsx";
import { Timeline } from "./timeline.tsx";
import { STATUSES, STEPS } from "./words.ts";

type DetailProps = {
  orderId: string;
  /** What the orders of the page are of; one of the other kind is shown on its own page. */
  of: Order["kind"];
  isAlone?: boolean;
};

/** Everything about one order: below its row, or alone with its number when it is not in the list. */
export function OrderDetail({ orderId, of: kind, isAlone = false }: DetailProps) {
  const { t } = useTranslation(["orders", "states"]);
  const { data, error, refetch } = useCall(myOrder, { orderId }, { staleTimeMs: 0 });
  const order = data && "orderId" in data ? data : undefined;
  const [draft, setDraft] = useState<{ text: string }>();
  const ask = (line: OrderLine, step: ProductionStep["step"]) =>
    setDraft({
      text: `${t("About {{step}} of {{code}}:", { step: t(STEPS[step], { ns: "states" }), code: nameOf(line) })} `,
    });
  if (order && order.kind !== kind) return <Navigate replace to={orderPlace(order.kind, orderId)} />;
  return (
    <section
      aria-label={t("Order {{number}}", { number: order?.orderNo ?? "" })}
      className="thread-edge mb-4.5 bg-sheet px-5 py-4 max-tablet:px-3"
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!order && !error && <Skeleton className="h-60 w-full" />}
      {order && (
        <>
          {isAlone && (
            <h2 className="mb-4 flex flex-wrap items-baseline gap-x-4 text-read font-medium">
              <Code>{order.orderNo}</Code>
              <span className="text-dense font-normal text-ink-2">{t(STATUSES[order.status])}</span>
            </h2>
          )}
          <StoppedNote order={order} className="mb-4" />
          <ol>
            {order.lines.map((line, i) => (
              <Line key={line.lineId} line={line} order={order} place={i + 1} onAsk={(step) => ask(line, step)} />
            ))}
          </ol>
          {order.garment && <GarmentDetail garment={order.garment} />}
          <div className="grid gap-x-10 gap-y-5 border-t border-line pt-4 tablet:grid-cols-2 desk:grid-cols-4">
            <Shipments order={order} />
            <Documents order={order} />
            <Facts order={order} />
            <History order={order} />
          </div>
          <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
            <OrderVerbs order={order} />
            {order.promisedDate && order.status !== "completed" && order.status !== "cancelled" && (
              <a
                href={`${addressOf(orderCalendar)}?orderId=${order.orderId}`}
                download={`${order.orderNo}.ics`}
                className={buttonClass({ size: "small" })}
              >
                <Icon of={CalendarPlusIcon} />
                {t("Add to the calendar")}
              </a>
            )}
          </div>
          <h3 className="mt-6 mb-3 text-dense font-medium">{t("Messages")}</h3>
          <Thread subject={{ kind: "order", id: order.orderId }} draft={draft} />
        </>
      )}
    </section>
  );
}

type LineProps = {
  line: OrderLine;
  order: Order;
  place: number;
  onAsk: (step: ProductionStep["step"]) => void;
};

/** Of an order that was cancelled what had been begun, without the plan that holds no longer. */
const begunOf = (steps: readonly ProductionStep[]): readonly ProductionStep[] =>
  steps.flatMap((step) =>
    step.actualStart || step.actualEnd ? [{ ...step, plannedEnd: null, expectedEnd: null, lateDays: 0 }] : [],
  );

function Line({ line, order, place, onAsk }: LineProps) {
  const { t } = useTranslation("orders");
  const { number, amount, list } = useFormat();
  const { product, design } = line;
  const isOpen = order.status !== "cancelled";
  const isHeld = order.status === "onHold";
  const isShipped = line.steps.at(-1)?.state === "done";
  const isPlanned = line.steps.some(({ plannedEnd }) => plannedEnd !== null);
  const steps = isOpen ? line.steps : begunOf(line.steps);
  return (
    <li className="border-line pb-4 not-first:border-t not-first:pt-3.5">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 text-dense">
        <Picture
          src={product?.productImg ?? design?.designImg}
          alt=""
          fit={product ? "cover" : "contain"}
          sizes="44px"
          className="size-11"
        />
        <p className="min-w-0 flex-1">
          {product && (
            <>
              <b className="me-1.5 font-medium">{place}</b>
              <Link to={`/goodsDetails?productId=${product.productId}`} className="quiet-link">
                <Code>{product.productCode}</Code> {list([product.productName, line.color])}
              </Link>
            </>
          )}
          {design && (
            <Link to={`/shapeDetails?designId=${design.id}`} className="quiet-link">
              {design.name}
            </Link>
          )}
          <span className="block text-ink-3">
            <Quantity value={number(line.productNum)} unit={t(line.unit)} />{" "}
            {line.price && (
              <>
                ×{" "}
                <bdi dir="ltr">
                  <Quantity
                    value={amount(line.price.amount, line.price.currency)}
                    unit={`${line.price.currency}/${t(line.unit)}`}
                  />
                </bdi>
              </>
            )}{" "}
            {line.supply === "stock" && t("from the warehouse")}
          </span>
        </p>
        {isShipped && <Tag tone="ok">{t("Shipped")}</Tag>}
        {!isShipped && isPlanned && isOpen && line.lateDays > 0 && (
          <Tag tone="fault">{t("{{count}} days late", { count: line.lateDays })}</Tag>
        )}
        {!isShipped && isPlanned && isOpen && !isHeld && line.lateDays === 0 && <Tag tone="ok">{t("On plan")}</Tag>}
      </div>
      <div className="tablet:ps-[58px]">
        {isPlanned
          ? steps.length > 0 && <Timeline steps={steps} onAsk={onAsk} />
          : isOpen && <p className="mt-2 text-note text-ink-3">{t("The steps are planned when the mill confirms the order.")}</p>}
        <LineLapDips line={line} order={order} />
      </div>
    </li>
  );
}

function Shipments({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  return (
    <div className="min-w-0">
      <h3 className={HEAD}>{t("Shipments")}</h3>
      {order.shipments.length === 0 && <p className="text-dense text-ink-3">{t("Nothing has been shipped yet.")}</p>}
      <ul aria-label={t("Shipments")} className="grid gap-1.5 text-dense empty:hidden">
        <ShipmentItems shipments={order.shipments} lines={order.lines} />
      </ul>
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const { t, i18n } = useTranslation("orders");
  const { address } = order;
  const lines = [
    address.userName,
    address.company,
    address.streetName,
    [address.zip, address.city].filter(Boolean).join(" "),
    address.country && countryName(address.country, i18n.language),
  ];
  return (
    <div>
      <h3 className={HEAD}>{t("Delivered to")}</h3>
      <address className="text-dense not-italic">
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {order.message && (
        <p dir="auto" className="mt-2 whitespace-pre-line text-dense text-ink-2 rtl:text-right">
          {order.message}
        </p>
      )}
    </div>
  );
}

/** The latest last, the newest on the thread; a long one scrolls. */
function History({ order }: { order: Order }) {
  const { t } = useTranslation(["orders", "states"]);
  const { date } = useFormat();
  return (
    <div>
      <h3 className={HEAD}>{t("History")}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <ol tabIndex={0} aria-label={t("History")} className="grid max-h-52 gap-1.5 overflow-y-auto text-dense">
        {order.history.toReversed().map((entry, i) => (
          <li key={order.history.length - i}>
            <span>
              <EventWords event={entry} />
            </span>
            {entry.text && (
              <span dir="auto" className="block text-ink-2 rtl:text-right">
                {entry.text}
              </span>
            )}
            <span className="block text-note text-ink-3">
              {date(entry.at, true)} <bdi>{entry.actor}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
