import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import type { WorkKind } from "@selvedge/contract";
import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { erpManageList } from "../../api/calls.ts";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { Segmented } from "../../ui/choices.tsx";
import { SearchField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { chosenIn, OF_ONE_KIND } from "./chosen-work.ts";
import { ErpFrame } from "./frame.tsx";
import { KIND_NAMES, WORK_KINDS } from "./words.ts";
import { WorkFilters } from "./work-filters.tsx";
import { WorkRows } from "./work-row.tsx";

const TYPING_MS = 300;
const Registrations = lazy(async () => (await Promise.all([import("./registrations.tsx"), loadAreas(["joining"])]))[0]);

const ThreadList = lazy(async () => (await Promise.all([import("./thread-list.tsx"), loadAreas(["messages"])]))[0]);

const KINDS_IN_ROWS =
  "mb-4 w-full flex-wrap gap-px overflow-hidden bg-line [&>label]:basis-[30%] [&>label]:border-s-0 [&>label:not(:has(:checked))]:bg-sheet";

/** Parts of the work that are no records. */
type Part = "account" | "thread";

/** What is worked on: a kind of record, what was written, or the people who ask for an account. Two rows, so that every word fits. */
function KindChoice({ value, onChange }: { value: WorkKind | Part; onChange: (value: WorkKind | Part) => void }) {
  const { t } = useTranslation("erp");
  return (
    <Segmented
      label={t("Kind of work")}
      value={value}
      choices={[
        ...WORK_KINDS.map((kind) => ({ value: kind, label: t(KIND_NAMES[kind]) })),
        { value: "thread" as const, label: t("Messages") },
        { value: "account" as const, label: t("Accounts") },
      ]}
      onChange={onChange}
      className={KINDS_IN_ROWS}
    />
  );
}

/** The worklists of the mill; what is chosen stands in the address. */
export default function ErpManagePage() {
  const { t } = useTranslation("erp");
  const [query, setQuery] = useSearchParams();
  const choose = (kind: WorkKind | Part) =>
    setQuery({ kind, ...(query.has("mine") && kind !== "account" && { mine: "1" }) }, { replace: true });
  const part = query.get("kind");
  if (part !== "account" && part !== "thread") return <Worklist onKind={choose} />;
  return (
    <ErpFrame title={t("Work")}>
      <KindChoice value={part} onChange={choose} />
      <Suspense>{part === "account" ? <Registrations /> : <ThreadList />}</Suspense>
    </ErpFrame>
  );
}

/** The worklist of one kind of record. */
function Worklist({ onKind }: { onKind: (kind: Part) => void }) {
  const { t } = useTranslation("erp");
  const [query, setQuery] = useSearchParams();
  const kind = WORK_KINDS.find((one) => one === query.get("kind")) ?? "order";
  const chosen = chosenIn(query);
  const keyword = query.get("keyword") ?? "";
  const pageNum = Math.max(1, Number(query.get("pageNum")) || 1);
  const [typed, setTyped] = useState(keyword);
  const put = (changes: Readonly<Record<string, string | null>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("pageNum");
        for (const [name, value] of Object.entries(changes)) value === null ? next.delete(name) : next.set(name, value);
        return next;
      },
      { replace: true },
    );
  useEffect(() => {
    if (typed.trim() === keyword) return;
    const timer = setTimeout(() => put({ keyword: typed.trim() || null }), TYPING_MS);
    return () => clearTimeout(timer);
  });
  const asked = { kind, pageNum, ...chosen, ...(keyword && { keyword }) };
  const { data, error, isPending, refetch } = useCall(erpManageList, asked, { keepPrevious: true, staleTimeMs: 0 });
  return (
    <ErpFrame title={t("Work")}>
      <KindChoice
        value={kind}
        onChange={(next) => (next === "account" || next === "thread" ? onKind(next) : put({ kind: next, ...OF_ONE_KIND }))}
      />
      <SearchField
        label={t("Number, customer or fabric")}
        placeholder={t("Number, customer or fabric")}
        start={<Icon of={MagnifyingGlassIcon} size={20} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <WorkFilters hasSteps={kind === "order"} chosen={chosen} work={data} onPut={put} />
      {isPending && <Skeleton className="h-64" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} kept={t("Your choice is kept.")} />}
      {data && data.list.length === 0 && (
        <Empty title={t("Nothing here")}>
          {keyword || Object.keys(chosen).length > 0
            ? t("Remove a filter to see more.")
            : t("Customer orders and requests appear here.")}
        </Empty>
      )}
      {data && data.list.length > 0 && (
        <>
          <WorkRows items={data.list} />
          <Pager page={pageNum} pages={data.pages} onPage={(page) => put({ pageNum: page > 1 ? String(page) : null })} />
        </>
      )}
    </ErpFrame>
  );
}
