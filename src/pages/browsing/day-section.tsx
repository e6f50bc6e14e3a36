import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Link } from "react-router-dom";
import { useSend } from "../../api/call.ts";
import { deleteBrowseLog, getBrowseLog } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { searchAddress } from "../../shell/search-box.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { FABRIC_ROW, FabricCard } from "../parts/fabric.tsx";
import { type Day, dayOf, timeSpent, type Visit } from "./days.ts";

const DAY_MS = 86_400_000;

/** When and how long, with a way to forget it. */
function VisitNote({ visit, onForget }: { visit: Visit; onForget: () => void }) {
  const { t } = useTranslation("around");
  const { time } = useFormat();
  const spent = timeSpent(visit.remainTime);
  return (
    <p className="mt-1 flex items-center justify-between gap-2 text-note text-ink-3">
      <span>
        {time(visit.visitedAt)}
        {spent &&
          ` · ${spent.unit === "minutes" ? t("{{count}} min", { count: spent.count }) : t("{{count}} s", { count: spent.count })}`}
      </span>
      <IconButton
        label={t("Delete {{code}}", { code: visit.product.productCode })}
        size="small"
        icon={<Icon of={XIcon} />}
        onClick={onForget}
      />
    </p>
  );
}

/** A day of the browsing history: what was searched for, then the fabrics. */
export function DaySection({ day }: { day: Day }) {
  const { t } = useTranslation("around");
  const { date } = useFormat();
  const { mutate } = useSend(deleteBrowseLog, [getBrowseLog]);
  const forget = (what: { ids?: string[]; words?: string[] }) =>
    mutate(what, {
      onSuccess: () => toast({ text: t("Deleted") }),
      onError: ({ message }) => toast({ text: message, tone: "fault" }),
    });
  const now = Date.now();
  const names: Readonly<Record<string, string>> = {
    [dayOf(new Date(now - DAY_MS).toISOString())]: t("Yesterday"),
    [dayOf(new Date(now).toISOString())]: t("Today"),
  };
  return (
    <section className="mt-8 first:mt-4">
      <h2 className="voice-name mb-3 text-head">{names[day.date] ?? date(day.at)}</h2>
      {day.words.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-2 text-dense">
          <span className="text-ink-3">{t("Searched for")}</span>
          {day.words.map((word) => (
            <span key={word} className="inline-flex items-center rounded-control border border-edge bg-sheet ps-2.5">
              <Link
                to={searchAddress(word)}
                dir="auto"
                className="flex min-h-7 items-center hover:underline pointer-coarse:min-h-9"
              >
                {word}
              </Link>
              <IconButton
                label={t("Delete {{code}}", { code: word })}
                size="small"
                icon={<Icon of={XIcon} />}
                onClick={() => forget({ words: [word] })}
              />
            </span>
          ))}
        </div>
      )}
      {day.visits.length > 0 && (
        <ul className={FABRIC_ROW}>
          {day.visits.map((visit) => (
            <FabricCard key={visit.id} fabric={visit.product}>
              <VisitNote visit={visit} onForget={() => forget({ ids: [visit.id] })} />
            </FabricCard>
          ))}
        </ul>
      )}
    </section>
  );
}
