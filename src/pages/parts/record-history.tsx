import type { DeskEvent } from "@selvedge/contract";
import { useCall } from "../../api/call.ts";
import { deskHistory } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";

type RecordHistoryProps = {
  of: Input<typeof deskHistory>;
  /** What the record's coming into each state is called: English texts of the area. */
  names: Readonly<Record<string, string>>;
  area: "lapdips" | "samples";
};

/** All that happened to a lap-dip or a sample, the latest first: who did it, when, and the words that were given. */
export function RecordHistory({ of, names, area }: RecordHistoryProps) {
  const { t } = useTranslation(area);
  const { data, error, isPending, refetch } = useCall(deskHistory, of, { staleTimeMs: 0 });
  if (isPending) return <Skeleton className="h-24" />;
  if (!data) return error && <ErrorState error={error} onRetry={refetch} />;
  return (
    <ol aria-label={t("History")} className="max-w-[62ch] border-b border-line text-dense">
      {data.list.toReversed().map((event, i) => (
        <Happening key={data.list.length - i} event={event} name={t(names[event.state] ?? event.state)} />
      ))}
    </ol>
  );
}

function Happening({ event: { at, actor, text }, name }: { event: DeskEvent; name: string }) {
  const { date } = useFormat();
  return (
    <li className="border-t border-line py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="text-note text-ink-3">
          {date(at, true)} <bdi>{actor}</bdi>
        </span>
      </p>
      {text && (
        <p dir="auto" className="whitespace-pre-line text-ink-2 rtl:text-right">
          {text}
        </p>
      )}
    </li>
  );
}
