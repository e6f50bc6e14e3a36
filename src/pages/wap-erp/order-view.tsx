import { EnvelopeSimpleIcon } from "@phosphor-icons/react/dist/csr/EnvelopeSimple";
import { useState } from "react";
import { countryName } from "../../addresses/countries.ts";
import { useCall } from "../../api/call.ts";
import { erpOrderStock, myOrder } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";
import { GarmentDetail } from "../my-order/garment-detail.tsx";
import { StoppedNote } from "../my-order/stopped-note.tsx";
import { Documents } from "./documents.tsx";
import { isOrderMove } from "./errands.ts";
import { ErpFrame } from "./frame.tsx";
import { InspectionLimits } from "./inspection-limits.tsx";
import { LineInspection } from "./line-inspection.tsx";
import { FreeStock, type LineStock, ShortStock } from "./line-stock.tsx";
import { Messages } from "./messages.tsx";
import type { Order, OrderLine, ProductionStep } from "./order.ts";
import { OrderHistory } from "./order-history.tsx";
import { OrderVerbs } from "./order-verbs.tsx";
import { People } from "./people.tsx";
import { ReportSheet } from "./report-sheet.tsx";
import { Shipments } from "./shipments.tsx";
import { StepList } from "./step-list.tsx";
import { Telephone } from "./telephone-link.tsx";
import { useWaiting } from "./use-waiting.ts";
import { WORK_STATES } from "./words.ts";

type Chosen = { readonly line: OrderLine; readonly step: ProductionStep };

/** An order as the mill has it: where it goes, its lines with their seven steps to report on, and what was written about it. */
export function OrderView({ id }: { id: string }) {
  const { t } = useTranslation(["erp", "states"]);
  const { data, error, isPending, refetch } = useCall(myOrder, { orderId: id }, { staleTimeMs: 0 });
  const order = data && "lines" in data ? data : null;
  return (
    <ErpFrame title={order?.orderNo ?? t("Order")} hasBack>
      {isPending && <Skeleton className="h-96" />}
      {!order && error && <ErrorState error={error} onRetry={refetch} />}
      {order && <Shown order={order} />}
    </ErpFrame>
  );
}

const IN_THE_MILL: readonly Order["status"][] = ["confirmed", "inProduction", "partShipped"];

const IS_OVER: readonly Order["status"][] = ["shipped", "completed", "cancelled"];

function Shown({ order }: { order: Order }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // What was done with the order on this device and is not sent yet counts as done: no step is reported after it.
  const isMoving = useWaiting(order.orderId).some(({ errand }) => isOrderMove(errand));
  const stock = useCall(
    erpOrderStock,
    { orderId: order.orderId },
    { enabled: order.kind === "fabric" && !IS_OVER.includes(order.status), staleTimeMs: 0 },
  );
  const isInTheMill = IN_THE_MILL.includes(order.status) && !isMoving;
  return (
    <>
      <StoppedNote order={order} className="mb-4" />
      <Head order={order} />
      <OrderVerbs order={order} />
      <People kind="order" id={order.orderId} />
      {order.lines.map((line) => (
        <Line
          key={line.lineId}
          line={line}
          order={order}
          stock={stock.data?.lines.find(({ lineId }) => lineId === line.lineId)}
          onReport={isInTheMill ? (step) => setChosen({ line, step }) : null}
        />
      ))}
      {order.garment && (
        <div className="mt-6 bg-sheet px-4">
          <GarmentDetail garment={order.garment} />
        </div>
      )}
      {order.kind === "fabric" && <InspectionLimits orderId={order.orderId} />}
      <Shipments order={order} />
      <Documents order={order} />
      <Messages kind="order" recordId={order.orderId} number={order.orderNo} />
      <OrderHistory history={order.history} />
      {chosen && (
        <ReportSheet
          key={`${chosen.line.lineId} ${chosen.step.step}`}
          order={order}
          {...chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

function Head({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(["erp", "states"]);
  const { date } = useFormat();
  const { address } = order;
  return (
    <div className="text-dense">
      <p className="text-body font-medium">{order.company}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-2">{t("Status")}</dt>
        <dd>{t(WORK_STATES[order.status] ?? order.status)}</dd>
        {order.poNumber && (
          <>
            <dt className="text-ink-2">{t("PO number")}</dt>
            <dd>
              <Code>{order.poNumber}</Code>
            </dd>
          </>
        )}
        <dt className="text-ink-2">{t("Promised")}</dt>
        <dd>{order.promisedDate ? date(order.promisedDate) : t("not yet")}</dd>
        <dt className="text-ink-2">{t("Goes to")}</dt>
        <dd>
          <bdi>
            {[address.userName, address.city, address.country && countryName(address.country, i18n.language)]
              .filter(Boolean)
              .join(", ")}
          </bdi>
          {address.tel && (
            <span className="block">
              <Telephone number={address.tel} />
            </span>
          )}
        </dd>
      </dl>
      {order.message && (
        <p dir="auto" className="mt-3 border-s-2 border-edge ps-3">
          {order.message}
        </p>
      )}
      {order.unread > 0 && (
        <p className="mt-3 flex items-center gap-2 text-thread">
          <Icon of={EnvelopeSimpleIcon} />
          {t("{{count}} new messages", { count: order.unread })}
        </p>
      )}
    </div>
  );
}

type LineProps = {
  line: OrderLine;
  order: Order;
  stock: LineStock | undefined;
  onReport: ((step: ProductionStep) => void) | null;
};

function Line({ line, order, stock, onReport }: LineProps) {
  const { t } = useTranslation(["erp", "states"]);
  const { number } = useFormat();
  const waiting = useWaiting(order.orderId).filter(
    ({ errand }) => errand.what === "report" && errand.body.noticeDetailId === line.noticeDetailId,
  );
  return (
    <section className="mt-6 border-t border-line pt-4">
      <div className="flex items-center gap-3">
        <Picture
          src={line.product?.productImg ?? line.design?.designImg}
          alt=""
          fit={line.product ? "cover" : "contain"}
          sizes="56px"
          className="size-14 shrink-0"
        />
        <div className="min-w-0 flex-1 text-dense">
          <h2 className="font-medium">{line.product ? <Code>{line.product.productCode}</Code> : line.design?.name}</h2>
          <p className="truncate text-ink-2">{line.product?.productName}</p>
          <p>
            {number(line.productNum)} {t(line.unit)}
            {line.color && ` · ${line.color}`}
          </p>
        </div>
        {stock && <FreeStock stock={stock} />}
      </div>
      {stock?.isShort && <ShortStock stock={stock} />}
      <StepList steps={line.steps} waiting={waiting} onReport={onReport} />
      <LineInspection line={line} order={order} />
    </section>
  );
}
