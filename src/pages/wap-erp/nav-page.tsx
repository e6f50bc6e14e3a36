import type { WarningLevel, WorkKind } from "@selvedge/contract";
import { Link, useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { erpDashboard, listThreads } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { Segmented } from "../../ui/choices.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { FindNumber } from "./find-number.tsx";
import { ErpFrame } from "./frame.tsx";
import { KIND_NAMES, LEVEL_NAMES } from "./words.ts";
import { WorkRows } from "./work-row.tsx";

type Front = Data<typeof erpDashboard>;

/** The mill's front: how much of everything there is, what is urgent, and what is due first. */
export default function ErpNavPage() {
  const { t } = useTranslation("erp");
  const [query, setQuery] = useSearchParams();
  const mine = query.has("mine");
  const asked = mine ? { mine } : {};
  const { data, error, isPending, refetch } = useCall(erpDashboard, asked, { keepPrevious: true, staleTimeMs: 0 });
  return (
    <ErpFrame title={t("Today")}>
      <FindNumber />
      <Segmented
        label={t("In charge")}
        value={mine ? "mine" : "all"}
        choices={[
          { value: "all", label: t("All") },
          { value: "mine", label: t("Mine") },
        ]}
        onChange={(next) => setQuery(next === "mine" ? { mine: "1" } : {}, { replace: true })}
        className="mb-4 w-full"
      />
      {isPending && <Skeleton className="h-64" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <Counts work={data.work} mine={mine} />
          <WarningTile counts={data.warnings} mine={mine} />
          <h2 className="voice-name mt-7 mb-2 text-head">{t("Due first")}</h2>
          {data.today.length > 0 ? (
            <WorkRows items={data.today} />
          ) : mine ? (
            <Empty title={t("Nothing of yours is in progress")}>
              {t("Open a piece of work and put yourself in charge of it.")}
            </Empty>
          ) : (
            <Empty title={t("Nothing in progress")}>{t("Customer orders and requests appear here.")}</Empty>
          )}
        </>
      )}
    </ErpFrame>
  );
}

/** What the addresses of lists add where only one's own work is counted. */
const ownOnly = (mine: boolean) => (mine ? "&mine=1" : "");

function Counts({ work, mine }: { work: Front["work"]; mine: boolean }) {
  const { t } = useTranslation("erp");
  const threads = useCall(
    listThreads,
    { waiting: true, pageSize: 1, ...(mine && { mine }) },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  const waitingThreads = threads.data?.total;
  return (
    <ul className="grid grid-cols-2 gap-3">
      {work.map(({ kind, open, waiting, late }) => (
        <li key={kind}>
          <Link
            to={`/wapErp/manage?kind=${kind}${ownOnly(mine)}`}
            className="block border border-line bg-sheet p-3 hover:border-ink"
          >
            <span className="voice block text-title tabular-nums">{open}</span>
            <span className="block text-body font-medium">{t(KIND_NAMES[kind as WorkKind])}</span>
            <span className="block text-note text-ink-2">{t("{{count}} waiting for us", { count: waiting })}</span>
            {late > 0 && <span className="block text-note text-fault">{t("{{count}} late", { count: late })}</span>}
          </Link>
        </li>
      ))}
      <li className="col-span-2">
        <Link
          to={`/wapErp/manage?kind=thread${ownOnly(mine)}`}
          className="flex items-baseline gap-3 border border-line bg-sheet p-3 hover:border-ink"
        >
          <span className="flex-1 text-body font-medium">{t("Messages")}</span>
          {waitingThreads !== undefined && (
            <span className="text-note text-ink-2">{t("{{count}} waiting for us", { count: waitingThreads })}</span>
          )}
        </Link>
      </li>
    </ul>
  );
}

function WarningTile({ counts, mine }: { counts: Front["warnings"]; mine: boolean }) {
  const { t } = useTranslation("erp");
  const levels = Object.entries(counts) as [WarningLevel, number][];
  return (
    <Link
      to={`/wapErp/warning${mine ? "?mine=1" : ""}`}
      className="mt-3 flex items-center gap-5 border border-line bg-sheet p-3 hover:border-ink"
    >
      <span className="flex-1 text-body font-medium">{t("Warnings")}</span>
      {levels.map(([level, count]) => (
        <span key={level} className="text-center">
          <span className={`block text-head tabular-nums ${level === "high" && count > 0 ? "text-fault" : ""}`}>{count}</span>
          <span className="block text-note text-ink-2">{t(LEVEL_NAMES[level])}</span>
        </span>
      ))}
    </Link>
  );
}
