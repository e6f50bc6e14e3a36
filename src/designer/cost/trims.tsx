import { useTranslation } from "react-i18next";
import { commaOf, formatAmount, formatNumber } from "../../i18n-format.ts";
import type { TrimTaken } from "./trim-cost.ts";

/** What is sewn on each garment, with what it costs in the whole order. */
export function Trims({ taken }: { taken: readonly TrimTaken[] }) {
  const { t, i18n } = useTranslation("tailoring");
  const number = (value: number, digits: number) => formatNumber(value, i18n.language, digits);
  return taken.map(({ choice: { id, name, trim }, each, isLeast, cost }) => (
    <li key={id} className="border-t border-line py-2 text-dense" data-trim={trim.code}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">{`${name}${commaOf(i18n.language)}${trim.colour}`}</span>
        {cost && (
          <bdi dir="ltr" className="shrink-0 tabular-nums">
            {`${formatAmount(Math.round(cost.perGarment), cost.currency, i18n.language)} ${cost.currency}`}
          </bdi>
        )}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 font-cond text-note text-ink-3">
        <bdi>{trim.code}</bdi>
        <span>
          {trim.unit === "m"
            ? t("{{metres}} m on each garment", { metres: number(each, 2) })
            : t("{{pieces}} on each garment", { pieces: number(each, 0) })}
        </span>
      </p>
      {isLeast && cost && (
        <p className="text-note text-ink-2">
          {trim.unit === "m"
            ? t("The mill sells {{least}} m at least; this amount is used.", { least: number(trim.minimum, 0) })
            : t("The mill sells {{least}} pieces at least; this number is used.", { least: number(trim.minimum, 0) })}
        </p>
      )}
    </li>
  ));
}
