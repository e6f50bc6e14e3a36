import type { Quotation } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Code } from "../ui/words.tsx";
import { Price } from "./money.tsx";
import { EVENT_NAMES } from "./words.ts";

/** All that happened, the latest first, with the prices each side named at the time. */
export function History({ quotation: { history, rounds, lines } }: { quotation: Quotation }) {
  const { t } = useTranslation("quotations");
  const { date } = useFormat();
  const codeOf = new Map(lines.map(({ lineId, product }) => [lineId, product.productCode]));
  return (
    <section>
      <h2 className="voice-name mb-2 text-head">{t("History")}</h2>
      <ol className="text-dense">
        {history.toReversed().map((entry, i) => {
          const round = rounds.find(({ at, side }) => at === entry.at && side === entry.side);
          return (
            <li key={history.length - i} className="border-t border-line py-2.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{t(EVENT_NAMES[entry.state as Quotation["status"]])}</span>
                <span className="text-note text-ink-3">
                  {date(entry.at, true)} <bdi>{entry.actor}</bdi>
                </span>
              </p>
              {entry.text && (
                <p dir="auto" className="mt-0.5 whitespace-pre-line text-ink-2 rtl:text-right">
                  {entry.text}
                </p>
              )}
              {round && (
                <ul className="mt-1 grid gap-0.5 text-ink-2">
                  {round.prices.map(({ lineId, price }) => (
                    <li key={lineId} className="flex justify-between gap-4">
                      <Code>{codeOf.get(lineId) ?? ""}</Code>
                      <Price of={price} />
                    </li>
                  ))}
                </ul>
              )}
              {round?.validUntil && (
                <p className="mt-0.5 text-note text-ink-3">{t("Valid until {{day}}", { day: date(round.validUntil) })}</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
