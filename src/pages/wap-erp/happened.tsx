import type { WorkKind } from "@selvedge/contract";
import { useCall } from "../../api/call.ts";
import { erpView } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Skeleton } from "../../ui/states.tsx";
import { WORK_STATES } from "./words.ts";

/** Everything that happened to a lap-dip or a sample, the first thing first. */
export function Happened({ kind, id }: { kind: WorkKind; id: string }) {
  const { t } = useTranslation(["erp", "states"]);
  const { date } = useFormat();
  const { data, isPending } = useCall(erpView, { kind, id }, { staleTimeMs: 0 });
  return (
    <>
      <h2 className="voice-name mt-8 mb-2 text-head">{t("What happened")}</h2>
      {isPending && <Skeleton className="h-24" />}
      <ol className="border-t border-line text-dense empty:hidden">
        {data?.history.map(({ at, actor, state, text }) => (
          <li key={`${at} ${state}`} className="flex justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0">
              <span className="font-medium">{t(WORK_STATES[state] ?? state)}</span>
              {text && (
                <span dir="auto" className="block text-ink-2 rtl:text-right">
                  {text}
                </span>
              )}
            </span>
            <span className="shrink-0 text-end text-note text-ink-2">
              {date(at, true)}
              <span className="block">
                <bdi>{actor}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
