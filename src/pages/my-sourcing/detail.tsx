import type { Quotation } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getRfq } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { History } from "../../quotations/history.tsx";
import { STATUS_NAMES } from "../../quotations/words.ts";
import { Thread } from "../../threads/thread.tsx";
import { Code } from "../../ui/words.tsx";
import { DeskDetail, Fact } from "../parts/desk-detail.tsx";
import { Lines } from "./lines.tsx";
import { ValidUntil } from "./valid-until.tsx";
import { Verbs } from "./verbs.tsx";

/** One quotation: both sides' prices, what can be done with it, and all that was said. */
export function QuotationDetail({ rfqId }: { rfqId: string }) {
  const { t } = useTranslation("quotations");
  const answer = useCall(getRfq, { rfqId }, { staleTimeMs: 0 });
  const { data } = answer;
  return (
    <DeskDetail
      answer={answer}
      list={{ label: t("Quotations"), to: "/mySourcing" }}
      to={`/mySourcing?rfqId=${rfqId}`}
      words={{ unnamed: t("Quotation"), notThere: t("Quotation not found") }}
      shown={data && { number: data.rfqNo, state: t(STATUS_NAMES[data.status]) }}
    >
      {data && <Shown quotation={data} />}
    </DeskDetail>
  );
}

function Shown({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation("quotations");
  const { rfqId } = quotation;
  return (
    <>
      <Facts quotation={quotation} />
      <Lines quotation={quotation} />
      <Verbs quotation={quotation} />
      <div className="mt-10 grid gap-x-12 gap-y-8 desk:grid-cols-2">
        <section className="min-w-0">
          <h2 className="voice-name mb-2 text-head">{t("Messages")}</h2>
          <Thread subject={{ kind: "rfq", id: rfqId }} />
        </section>
        <History quotation={quotation} />
      </div>
    </>
  );
}

function Facts({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation("quotations");
  const { date } = useFormat();
  const { createdAt, validUntil, note, answer, reason, orderId, orderNo } = quotation;
  const words = [
    { name: "Your message", text: note },
    { name: "The mill's message", text: answer },
    { name: "Reason for declining", text: reason },
  ] as const;
  return (
    <dl className="mt-4 grid gap-y-2 text-dense">
      <Fact name={t("Requested on")}>{date(createdAt)}</Fact>
      {validUntil && (
        <Fact name={t("Valid until")}>
          <ValidUntil of={quotation} />
        </Fact>
      )}
      {words.map(
        ({ name, text }) =>
          text && (
            <Fact key={name} name={t(name)}>
              <p dir="auto" className="max-w-[68ch] whitespace-pre-line rtl:text-right">
                {text}
              </p>
            </Fact>
          ),
      )}
      {orderId && orderNo && (
        <Fact name={t("Ordered as")}>
          <Link to={`/myOrder?orderId=${orderId}`} className="quiet-link">
            <Code>{orderNo}</Code>
          </Link>
        </Fact>
      )}
    </dl>
  );
}
