import type { ChanelVisits } from "@selvedge/contract";
import { useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import { useCall } from "../../../api/call.ts";
import { getChanelVisits } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/choices.tsx";
import { cx } from "../../../ui/classes.ts";
import { Empty, ErrorState, Skeleton } from "../../../ui/states.tsx";
import { useListQuery } from "../../parts/query.ts";
import { PageTitle } from "../../parts/title.tsx";
import { ADMIN_SHOWROOMS, addressOfRecord } from "./addresses.ts";
import { MakersOnly } from "./makers-only.tsx";
import { RoomMap } from "./visits/room-map.tsx";
import { FabricTable, GroupTable, PeopleTable } from "./visits/tables.tsx";
import { useDuration } from "./visits/use-duration.ts";

const DAY_MS = 86_400_000;
/** Days to look back; all there are by default. */
const PERIODS = ["7", "30", "90", "all"] as const;
type Period = (typeof PERIODS)[number];

/** Who looked at what in a showroom. The period stands in the address. */
export default function AdminVisitsPage() {
  const [query] = useSearchParams();
  const chanelId = query.get("chanelId");
  if (!chanelId) return <Navigate to={ADMIN_SHOWROOMS} replace />;
  return (
    <MakersOnly>
      <Visits key={chanelId} chanelId={chanelId} />
    </MakersOnly>
  );
}

function Visits({ chanelId }: { chanelId: string }) {
  const { t } = useTranslation("roomdesk");
  const { query, change } = useListQuery();
  const [now] = useState(Date.now);
  const period = PERIODS.find((one) => one === query.get("days")) ?? "all";
  const from = period === "all" ? {} : { from: new Date(now - Number(period) * DAY_MS).toISOString() };
  const { data, error, refetch, isPlaceholderData } = useCall(
    getChanelVisits,
    { chanelId, ...from },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  const names: Record<Period, string> = { "7": t("7 days"), "30": t("30 days"), "90": t("90 days"), all: t("All time") };
  const choose = (next: Period) => change({ days: next === "all" ? null : next }, true);
  const title = data ? t("Visits to “{{room}}”", { room: data.name }) : t("Visits");
  return (
    <>
      <Link to={ADMIN_SHOWROOMS} className="quiet-link text-dense">
        {t("All showrooms")}
      </Link>
      <div className="mt-2 mb-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <PageTitle name={title}>{title}</PageTitle>
        <ButtonLink size="small" to={addressOfRecord(chanelId)}>
          {t("Edit the showroom")}
        </ButtonLink>
      </div>
      <p className="mb-5 max-w-[68ch] text-dense text-ink-2">
        {t("Only customers who allow it are noted here, and never the mill’s own people.")}
      </p>
      <Segmented
        label={t("Period")}
        value={period}
        choices={PERIODS.map((value) => ({ value, label: names[value] }))}
        onChange={choose}
      />
      <div aria-busy={isPlaceholderData} className={cx("mt-6", isPlaceholderData && "opacity-60")}>
        {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton className="h-96" />)}
        {data?.totals.openings === 0 && (
          <Empty
            title={period === "all" ? t("Nobody has been noted here yet") : t("Nobody was noted here in this period")}
            action={
              period !== "all" && (
                <Button size="small" onClick={() => choose("all")}>
                  {t("Show all time")}
                </Button>
              )
            }
          >
            {t("A visit is noted once a customer who allows it opens the showroom.")}
          </Empty>
        )}
        {data && data.totals.openings > 0 && (
          <div className="grid grid-cols-1 gap-10">
            <div>
              <Figures totals={data.totals} />
              <p className="mt-3 max-w-[68ch] text-dense text-ink-2">
                {t(
                  "The page and the walk within half an hour count as opened once. Time on a fabric’s own page, opened from here, belongs to no group.",
                )}
              </p>
            </div>
            <PeopleTable people={data.people} />
            <RoomMap chanelId={chanelId} groups={data.groups} />
            <GroupTable groups={data.groups} />
            <FabricTable fabrics={data.fabrics} />
          </div>
        )}
      </div>
    </>
  );
}

function Figures({ totals }: Pick<ChanelVisits, "totals">) {
  const { t } = useTranslation("roomdesk");
  const { number } = useFormat();
  const duration = useDuration();
  const figures = [
    [t("People"), number(totals.people, 0)],
    [t("Companies"), number(totals.companies, 0)],
    [t("Times opened"), number(totals.openings, 0)],
    [t("Walked through"), number(totals.walks, 0)],
    [t("Time"), duration(totals.seconds)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 border-y border-line py-4 max-tablet:gap-x-8">
      {figures.map(([label, figure]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-note text-ink-3">{label}</dt>
          <dd className="font-cond text-head tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
