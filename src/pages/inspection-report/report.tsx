import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { FilePdfIcon } from "@phosphor-icons/react/dist/csr/FilePdf";
import type { InspectionReport } from "@selvedge/contract";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getInspection, inspectionPdf } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { languageOf } from "../../i18n-languages.ts";
import { Thread } from "../../threads/thread.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Code } from "../../ui/words.tsx";
import { PageTitle } from "../parts/title.tsx";
import { LotFacts, LotRates } from "./lot.tsx";
import { Rolls } from "./rolls.tsx";
import { GRADES } from "./words.ts";

/** One report: the lot, its rolls with their faults, the laboratory's tests, who signed, and what is said about it. */
export function Report({ reportId }: { reportId: string }) {
  const { t, i18n } = useTranslation("inspection");
  const { date } = useFormat();
  const [draft, setDraft] = useState<{ text: string }>();
  const { data: report, error, refetch } = useCall(getInspection, { reportId });
  return (
    <div className="px-margin pt-4 pb-12">
      <Link
        to={report?.orderId ? `/inspectionReport?orderId=${report.orderId}` : "/inspectionReport"}
        className="quiet-link grip mb-3 inline-flex min-h-8 items-center gap-1.5 text-dense"
      >
        <Icon of={ArrowLeftIcon} mirrors />
        {t("Inspection reports")}
      </Link>
      {error && !report && <ErrorState error={error} onRetry={refetch} />}
      {!report && !error && <Skeleton className="h-96" />}
      {report && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <PageTitle name={report.reportNo} note={date(report.inspectedAt)}>
              <Code>{report.reportNo}</Code>
            </PageTitle>
            <a
              href={`${addressOf(inspectionPdf)}?reportId=${reportId}&lang=${languageOf(i18n.language).key}`}
              download={`${report.reportNo}.pdf`}
              className={buttonClass({ size: "small" })}
            >
              <Icon of={FilePdfIcon} />
              {t("Report as PDF")}
            </a>
          </div>
          <p className="mt-2">
            <Tag tone={report.grade === "first" ? "ok" : "warn"}>{t(GRADES[report.grade])}</Tag>
          </p>
          <div className="mt-5 grid gap-x-12 gap-y-6 desk:grid-cols-[1fr_22rem]">
            <LotFacts report={report} />
            <LotRates report={report} />
          </div>
          <Rolls report={report} onClaim={(text) => setDraft({ text: `${report.reportNo}. ${text}` })} />
          <Tests tests={report.tests} />
          <Signature report={report} />
          <Claims report={report} draft={draft} />
        </>
      )}
    </div>
  );
}

function Tests({ tests }: Pick<InspectionReport, "tests">) {
  const { t } = useTranslation("inspection");
  const heading = useId();
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-9">
      <h2 id={heading} className="voice-name mb-2 text-head">
        {t("Tests")}
      </h2>
      <table className="w-full max-w-4xl text-dense">
        <thead className="text-note text-ink-3 [&_th]:pe-4 [&_th]:text-start [&_th]:font-normal">
          <tr className="border-b border-edge">
            <th scope="col" className="h-8">
              {t("Test")}
            </th>
            <th scope="col" className="max-tablet:hidden">
              {t("Method")}
            </th>
            <th scope="col">{t("Required")}</th>
            <th scope="col">{t("Measured")}</th>
            <th scope="col">{t("Result")}</th>
          </tr>
        </thead>
        <tbody className="[&_td]:h-9 [&_td]:pe-4">
          {tests.map((test) => (
            <tr key={test.name} className="border-t border-line">
              <th scope="row" className="py-1.5 pe-4 text-start font-medium">
                {test.name}
                <Code className="block text-note font-normal text-ink-3 tablet:hidden">{test.method}</Code>
              </th>
              <td className="text-ink-2 max-tablet:hidden">
                <Code>{test.method}</Code>
              </td>
              <td>
                <Code>{test.required}</Code>
              </td>
              <td>
                <Code>{test.result}</Code>
              </td>
              <td>{test.passed ? t("Passed") : <Tag tone="warn">{t("Not passed")}</Tag>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Signature({ report }: { report: InspectionReport }) {
  const { t } = useTranslation("inspection");
  const { date } = useFormat();
  const { inspector, signedBy, signedAt, remark } = report;
  return (
    <section className="mt-9 max-w-4xl border-t border-line pt-4 text-dense">
      {remark && (
        <p dir="auto" className="mb-3 whitespace-pre-line rtl:text-right">
          {remark}
        </p>
      )}
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-note text-ink-3">{t("Inspector")}</dt>
          <dd>
            <bdi>{inspector}</bdi>
          </dd>
        </div>
        {signedBy && signedAt && (
          <div>
            <dt className="text-note text-ink-3">{t("Signed")}</dt>
            <dd>
              <bdi>{signedBy}</bdi>, {date(signedAt)}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-note text-ink-3">{t("System")}</dt>
          <dd>
            {t("Four-point system")}, <Code>ASTM D5430</Code>
            <span className="block max-w-prose text-note text-ink-3">
              {t(
                "A fault longer than a metre is charged in every metre it runs through; no metre is charged with more than four points.",
              )}
            </span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** What is said about the order, or where there is none about the fabric; a claim begins with the fault it is about. */
function Claims({ report, draft }: { report: InspectionReport; draft: { text: string } | undefined }) {
  const { t } = useTranslation("inspection");
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-9">
      <h2 id={heading} className="voice-name mb-2 text-head">
        {t("Questions and claims")}
      </h2>
      <Thread
        draft={draft}
        subject={report.orderId ? { kind: "order", id: report.orderId } : { kind: "fabric", id: report.product.productId }}
      />
    </section>
  );
}
