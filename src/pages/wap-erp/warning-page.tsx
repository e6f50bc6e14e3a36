import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import type { WarningLevel } from "@selvedge/contract";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { erpWarnings } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, Segmented } from "../../ui/choices.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";
import { AckSheet } from "./ack-sheet.tsx";
import { ErpFrame } from "./frame.tsx";
import { useWaiting } from "./use-waiting.ts";
import { WaitingNote } from "./waiting-note.tsx";
import { LEVEL_NAMES } from "./words.ts";

type Warning = Data<typeof erpWarnings>["list"][number];
const LEVELS: readonly WarningLevel[] = ["high", "medium", "low"];

/** What needs somebody's eye, the most pressing first; a warning stays until its cause is gone. */
export default function ErpWarningPage() {
  const { t } = useTranslation("erp");
  const [query, setQuery] = useSearchParams();
  const level = LEVELS.find((one) => one === query.get("level"));
  const [mine, snoozed] = [query.has("mine"), query.has("snoozed")];
  const pageNum = Math.max(1, Number(query.get("pageNum")) || 1);
  const [chosen, setChosen] = useState<Warning | null>(null);
  const put = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== "pageNum") next.delete("pageNum");
        value === null ? next.delete(name) : next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const asked = { pageNum, ...(level && { level }), ...(mine && { mine }), ...(snoozed && { snoozed }) };
  const { data, error, isPending, refetch } = useCall(erpWarnings, asked, { keepPrevious: true, staleTimeMs: 0 });
  return (
    <ErpFrame title={t("Warnings")}>
      <Segmented
        label={t("Urgency")}
        value={level ?? "all"}
        choices={[
          { value: "all", label: t("All") },
          ...LEVELS.map((value) => ({ value, label: t(LEVEL_NAMES[value]), count: data?.counts[value] ?? 0 })),
        ]}
        onChange={(value) => put("level", value === "all" ? null : value)}
        className="w-full overflow-x-auto"
      />
      <div className="my-3 flex flex-wrap gap-x-6">
        <Checkbox label={t("Mine")} checked={mine} onChange={(on) => put("mine", on ? "1" : null)} />
        <Checkbox label={t("Snoozed")} checked={snoozed} onChange={(on) => put("snoozed", on ? "1" : null)} />
      </div>
      {isPending && <Skeleton className="h-64" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data && data.list.length === 0 && <Empty title={t("No warnings")}>{t("Everything is on time and answered.")}</Empty>}
      {data && data.list.length > 0 && (
        <>
          <ul className="border-t border-line">
            {data.list.map((warning) => (
              <Row key={warning.warningId} warning={warning} onAck={() => setChosen(warning)} />
            ))}
          </ul>
          <Pager page={pageNum} pages={data.pages} onPage={(page) => put("pageNum", page > 1 ? String(page) : null)} />
        </>
      )}
      {chosen && <AckSheet warning={chosen} colleagues={data?.colleagues ?? []} onClose={() => setChosen(null)} />}
    </ErpFrame>
  );
}

function Row({ warning, onAck }: { warning: Warning; onAck: () => void }) {
  const { t } = useTranslation("erp");
  const { date } = useFormat();
  const { acknowledged: word } = warning;
  const [waiting] = useWaiting(warning.warningId);
  const to = `/wapErp/view?kind=${warning.kind}&id=${warning.id}`;
  return (
    <li className="flex gap-3 border-b border-line py-3 text-dense">
      <Icon
        of={WarningOctagonIcon}
        size={20}
        className={cx("mt-0.5 shrink-0", warning.level === "high" ? "text-fault" : "text-warn")}
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{warning.text}</p>
        <p className="text-ink-2">
          {t(LEVEL_NAMES[warning.level])} · <bdi>{warning.company}</bdi> · {t("since {{date}}", { date: date(warning.since) })}
        </p>
        <Link to={to} className="quiet-link grip inline-block py-1">
          {warning.number ? <Code>{warning.number}</Code> : t("Open the messages")}
        </Link>
        {word && (
          <p className="mt-1 flex items-start gap-1.5 text-note text-ok">
            <Icon of={CheckIcon} size={14} className="mt-px" />
            <span>
              {t("Seen by {{name}}", { name: word.by })}
              {word.handedTo && `, ${t("assigned to {{name}}", { name: word.handedTo.name })}`}
              {word.snoozedUntil && `, ${t("snoozed until {{date}}", { date: date(word.snoozedUntil) })}`}
              {word.note && `: ${word.note}`}
            </span>
          </p>
        )}
        {waiting && <WaitingNote entry={waiting} />}
      </div>
      {!waiting && (
        <Button
          className="shrink-0 self-start"
          aria-label={t("Handle: {{warning}}", { warning: `${warning.number} ${warning.text}` })}
          onClick={onAck}
        >
          {t("Handle")}
        </Button>
      )}
    </li>
  );
}
