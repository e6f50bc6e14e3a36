import type { Quotation, QuotationLine } from "@selvedge/contract";
import { type ReactNode, useState } from "react";
import { useCall } from "../../api/call.ts";
import { getRfq } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { History } from "../../quotations/history.tsx";
import { Price } from "../../quotations/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { ErpFrame } from "./frame.tsx";
import { Messages } from "./messages.tsx";
import { People } from "./people.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { ReasonSheet } from "./reason-sheet.tsx";
import { useGive, useWaiting } from "./use-waiting.ts";
import { WaitingNote } from "./waiting-note.tsx";
import { WORK_STATES } from "./words.ts";

/** A quotation as the mill has it: what is asked for at which prices, to be quoted or declined, and what was said of it. */
export function QuotationView({ id }: { id: string }) {
  const { t } = useTranslation("erp");
  const { data, error, isPending, refetch } = useCall(getRfq, { rfqId: id }, { staleTimeMs: 0 });
  return (
    <ErpFrame title={data?.rfqNo ?? t("Quotations")} hasBack>
      {isPending && <Skeleton className="h-96" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data && <Shown quotation={data} />}
    </ErpFrame>
  );
}

function Shown({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation(["erp", "quotations"]);
  // As it was when it was opened: what others do meanwhile is a conflict, not something that is answered unseen.
  const [open, setOpen] = useState<{ verb: "quote" | "decline"; seen: Quotation } | null>(null);
  const { allowed, lines, rfqId, rfqNo } = quotation;
  const give = useGive({ kind: "rfq", recordId: rfqId, number: rfqNo });
  const waiting = useWaiting(rfqId).find(({ errand }) => errand.what !== "message");
  const close = () => setOpen(null);
  return (
    <>
      <Head quotation={quotation} />
      {waiting && <WaitingNote entry={waiting} />}
      {!waiting && allowed.includes("quoted") && (
        <Button tone="main" size="large" wide className="mt-4" onClick={() => setOpen({ verb: "quote", seen: quotation })}>
          {t("Enter prices", { ns: "quotations" })}
        </Button>
      )}
      <People kind="rfq" id={rfqId} />
      <ul className="mt-5 border-b border-line">
        {lines.map((line) => (
          <Line key={line.lineId} line={line} />
        ))}
      </ul>
      {!waiting && allowed.includes("declined") && (
        <Button wide size="large" className="mt-4" onClick={() => setOpen({ verb: "decline", seen: quotation })}>
          {t("Decline", { ns: "quotations" })}
        </Button>
      )}
      <Messages kind="rfq" recordId={rfqId} number={rfqNo} />
      <div className="mt-8">
        <History quotation={quotation} />
      </div>
      {open?.verb === "quote" && <QuoteSheet quotation={open.seen} onClose={close} />}
      {open?.verb === "decline" && (
        <ReasonSheet
          title={t("Decline {{number}}?", { ns: "quotations", number: rfqNo })}
          verb={t("Decline", { ns: "quotations" })}
          onGive={(reason) => give({ what: "declineRfq", body: { rfqId, version: open.seen.version, reason } })}
          onClose={close}
        />
      )}
    </>
  );
}

function Head({ quotation: { company, status, validUntil, note, target, quoted, orderNo } }: { quotation: Quotation }) {
  const { t } = useTranslation(["erp", "quotations"]);
  const { date } = useFormat();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("Status"), t(WORK_STATES[status] ?? status)],
    ...(target ? [[t("At the customer's prices", { ns: "quotations" }), <Price key="target" of={target} />] as const] : []),
    ...(quoted ? [[t("At the mill's prices", { ns: "quotations" }), <Price key="quoted" of={quoted} />] as const] : []),
    ...(validUntil ? [[t("Valid until", { ns: "quotations" }), date(validUntil)] as const] : []),
    ...(orderNo ? [[t("Order"), <Code key="order">{orderNo}</Code>] as const] : []),
  ];
  return (
    <div className="text-dense">
      <p className="text-body font-medium">{company}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <p dir="auto" className="mt-3 whitespace-pre-line border-s-2 border-edge ps-3">
          {note}
        </p>
      )}
    </div>
  );
}

function Line({ line: { product, productNum, target, quoted, color, note, ...line } }: { line: QuotationLine }) {
  const { t } = useTranslation("quotations");
  const { number, list } = useFormat();
  const unit = t(line.unit);
  return (
    <li className="flex gap-3 border-t border-line py-3 text-dense">
      <Picture src={product.productImg} ground={product.meanColour} alt="" sizes="56px" className="size-14 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4">
          <Code className="font-medium">{product.productCode}</Code>
          <Quantity value={number(productNum)} unit={unit} />
        </p>
        <p dir="auto" className="truncate text-ink-2 rtl:text-right">
          {list([product.productName, color, note])}
        </p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4">
          <span>
            <span className="me-1.5 text-note text-ink-3">{t("Customer's price")}</span>
            <Price of={target} unit={unit} />
          </span>
          <span>
            <span className="me-1.5 text-note text-ink-3">{t("The mill's price")}</span>
            <Price of={quoted} unit={unit} />
          </span>
        </p>
      </div>
    </li>
  );
}
