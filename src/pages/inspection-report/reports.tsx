import type { InspectionCard } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { listInspections } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { ListHead } from "../parts/list-head.tsx";
import { useListQuery } from "../parts/query.ts";
import { GRADES, PER_100 } from "./words.ts";

const PAGE_SIZE = 24;
const TABS = { all: "All", second: "Over the limit" } as const;
type TabKey = keyof typeof TABS;

/** The reports of a company, those of one order together, newest first. Order, fabric, tab and page live in the address. */
export function Reports() {
  const { t } = useTranslation("inspection");
  const { query, change, page } = useListQuery();
  const tab: TabKey = query.get("grade") === "second" ? "second" : "all";
  const orderId = query.get("orderId");
  const productId = query.get("productId");
  const answer = useCall(
    listInspections,
    {
      ...(tab === "second" && { grade: tab }),
      ...(orderId && { orderId }),
      ...(productId && { productId }),
      pageNum: page,
      pageSize: PAGE_SIZE,
    },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  const isNarrowed = tab !== "all" || orderId !== null || productId !== null;
  const showAll = () => change({ grade: null, orderId: null, productId: null });
  const { data } = answer;
  return (
    <div className="px-margin pt-6 pb-12">
      <ListHead
        title={t("Inspection reports")}
        note={data && t("{{count}} reports", { count: data.total })}
        verbs={
          (orderId ?? productId) && (
            <Button size="small" onClick={showAll}>
              {t("Show all reports")}
            </Button>
          )
        }
      />
      <Tabs
        label={t("By result")}
        value={tab}
        onChange={(next) => change({ grade: next === "all" ? null : next })}
        tabs={(Object.keys(TABS) as TabKey[]).map((value) => ({ value, label: t(TABS[value]) }))}
      >
        <ListBody
          answer={answer}
          isNarrowed={isNarrowed}
          noMatch={{ title: t("No reports found"), showAll: t("Show all reports"), onShowAll: showAll }}
          none={{
            title: t("No inspections yet"),
            text: t("Before an order leaves the mill, every roll is inspected; the report appears here."),
            action: (
              <ButtonLink size="small" to="/myOrder">
                {t("My orders")}
              </ButtonLink>
            ),
          }}
          onPage={(next) => change({ page: next })}
        >
          {({ list }) =>
            [...Map.groupBy(list, (report) => report.orderId ?? report.company).values()].map((reports) => (
              <OrderReports key={reports[0]!.reportId} reports={reports} />
            ))
          }
        </ListBody>
      </Tabs>
    </div>
  );
}

function OrderReports({ reports }: { reports: readonly InspectionCard[] }) {
  const { t } = useTranslation("inspection");
  const { orderNo, company } = reports[0]!;
  return (
    <section className="mt-6">
      <h2 className="mb-1.5 flex flex-wrap items-baseline gap-x-3 text-note text-ink-2">
        {orderNo ? (
          <Link to={`/myOrder?keyword=${orderNo}&orderId=${reports[0]!.orderId}`} className="quiet-link font-medium">
            {t("Order {{number}}", { number: orderNo })}
          </Link>
        ) : (
          <span className="font-medium">{t("Without an order")}</span>
        )}
        <bdi className="text-ink-3">{company}</bdi>
      </h2>
      <ul>
        {reports.map((report) => (
          <ReportRow key={report.reportId} report={report} />
        ))}
      </ul>
    </section>
  );
}

function ReportRow({ report }: { report: InspectionCard }) {
  const { t } = useTranslation("inspection");
  const { number, date } = useFormat();
  const { product, limits, failedRolls } = report;
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-2.5 text-dense hover:bg-plate/60 tablet:grid tablet:grid-cols-[44px_minmax(8rem,1fr)_9rem_11rem_12rem]">
      <Picture src={product.productImg} ground={product.meanColour} alt="" sizes="44px" className="size-11 shrink-0" />
      <div className="min-w-0 flex-1 max-tablet:basis-[calc(100%-5rem)]">
        <h3>
          <Link to={`/inspectionReport?reportId=${report.reportId}`} className="font-medium before:absolute before:inset-0">
            <Code>{report.reportNo}</Code>
          </Link>{" "}
          <span className="text-note text-ink-3">{date(report.inspectedAt)}</span>
        </h3>
        <p className="truncate text-ink-2">
          <Code>{product.productCode}</Code> {product.productName}
        </p>
      </div>
      <p>
        {t("{{count}} rolls", { count: report.rolls })}, <Quantity value={number(report.metres)} unit={t("m")} />
        <span className="block text-note text-ink-3">
          {t("Lot")} <Code>{report.lotNo}</Code>
        </span>
      </p>
      <p>
        <Quantity value={number(report.pointsPer100, 1)} unit={t(PER_100[limits.basis])} />
        <span className="block text-note text-ink-3">{t("limit {{limit}}", { limit: number(limits.lot) })}</span>
      </p>
      <div>
        <Tag tone={report.grade === "first" ? "ok" : "warn"}>{t(GRADES[report.grade])}</Tag>
        {failedRolls > 0 && (
          <span className="mt-0.5 block text-note text-ink-3">{t("{{count}} rolls over the limit", { count: failedRolls })}</span>
        )}
      </div>
    </li>
  );
}
