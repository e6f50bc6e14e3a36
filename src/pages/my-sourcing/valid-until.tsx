import type { QuotationRow } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Tag } from "../../ui/tag.tsx";

/** From so many days on the end is near. */
const NEAR_DAYS = 3;

/** The last day of the mill's prices, and while they can be accepted the days that are left. */
export function ValidUntil({ of: { validUntil, daysLeft } }: { of: Pick<QuotationRow, "validUntil" | "daysLeft"> }) {
  const { t } = useTranslation("quotations");
  const { date } = useFormat();
  if (!validUntil) return <span className="text-ink-3">–</span>;
  const left = daysLeft === 0 ? t("today is the last day") : t("{{count}} days left", { count: daysLeft ?? 0 });
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="whitespace-nowrap">{date(validUntil)}</span>
      {daysLeft !== null &&
        (daysLeft <= NEAR_DAYS ? <Tag tone="warn">{left}</Tag> : <span className="text-note text-ink-3">{left}</span>)}
    </span>
  );
}
