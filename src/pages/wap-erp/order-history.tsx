import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { EventWords } from "../my-order/event-words.tsx";
import type { Order } from "./order.ts";

/** Everything that happened to an order, the latest first, with the words that were given. */
export function OrderHistory({ history }: Pick<Order, "history">) {
  const { t } = useTranslation("erp");
  const { date } = useFormat();
  return (
    <section>
      <h2 className="voice-name mt-8 mb-2 text-head">{t("What happened")}</h2>
      <ol aria-label={t("What happened")} className="border-t border-line text-dense">
        {history.toReversed().map((event, i) => (
          <li key={history.length - i} className="flex justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0">
              <span className="font-medium">
                <EventWords event={event} />
              </span>
              {event.text && (
                <span dir="auto" className="block text-ink-2 rtl:text-right">
                  {event.text}
                </span>
              )}
            </span>
            <span className="shrink-0 text-end text-note text-ink-2">
              {date(event.at, true)}
              <bdi className="block">{event.actor}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
