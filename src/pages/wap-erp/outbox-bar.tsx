import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Code } from "../../ui/words.tsx";
import { ruleOf } from "./errands.ts";
import { type Entry, forget, sendAll, sendAnyway, useOutbox } from "./outbox.ts";
import { STATE_NAMES, STEP_NAMES, WORK_STATES } from "./words.ts";

/** Under the title: how much waits to be sent, and what somebody has to decide about. */
export function OutboxBar({ userId }: { userId: string }) {
  const { t } = useTranslation(["erp", "states"]);
  const own = useOutbox(({ queue }) => queue).filter((one) => one.userId === userId);
  const isSending = useOutbox((state) => state.isSending);
  const waiting = own.filter(({ state }) => state === "waiting").length;
  const toDecide = own.filter(({ state }) => state !== "waiting");
  return (
    <div aria-live="polite" className="empty:hidden">
      {waiting > 0 && (
        <p className="flex items-center gap-2 border-b border-line bg-sheet px-4 py-2 text-dense">
          <Icon of={CloudArrowUpIcon} size={20} />
          <span className="flex-1">{t("{{count}} entries waiting to be sent", { count: waiting })}</span>
          <Button busy={isSending} onClick={() => void sendAll(userId)}>
            {t("Send now")}
          </Button>
        </p>
      )}
      {toDecide.map((entry) => (
        <Undecided key={entry.key} entry={entry} />
      ))}
    </div>
  );
}

/** Whether a quotation may still be led where the errand would lead it: the mill answers once, and then it is the customer's turn. */
const isOpenTo = ({ errand }: Entry, current: NonNullable<Entry["current"]>): boolean =>
  !("rfqNo" in current) || current.allowed.includes(errand.what === "quote" ? "quoted" : "declined");

/** An errand that met another word: what it said, what stands there now, and what may be done. */
function Undecided({ entry }: { entry: Entry }) {
  const { t } = useTranslation(["erp", "states"]);
  const { current } = entry;
  return (
    <section className="border-b border-line bg-fault-wash px-4 py-3 text-dense">
      <p className="flex items-start gap-2 font-medium text-fault">
        <Icon of={WarningOctagonIcon} className="mt-0.5" />
        <span>
          <Code>{entry.number}</Code>: {current ? t("somebody has changed it in the meantime") : entry.reason}
        </span>
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <dt className="text-ink-2">{t("You")}</dt>
        <dd>
          <Said entry={entry} />
        </dd>
        {current && (
          <>
            <dt className="text-ink-2">{t("Now")}</dt>
            <dd>
              <Now current={current} />
            </dd>
          </>
        )}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        {current && isOpenTo(entry, current) && <Button onClick={() => void sendAnyway(entry)}>{t("Send mine anyway")}</Button>}
        <Button onClick={() => void forget(entry.key)}>{current ? t("Keep theirs") : t("Remove")}</Button>
      </div>
    </section>
  );
}

/** What the mill's prices come to; of each unit where it is not known how much of it is asked for. */
function useSaidPrices() {
  const { amount } = useFormat();
  const said = (minor: number, currency: string) => `${amount(minor, currency)} ${currency}`;
  return ({ lines }: Extract<Entry["errand"], { what: "quote" }>["body"], current: Entry["current"]) => {
    if (!current || !("rfqNo" in current)) return lines.map(({ price }) => said(price.amount, price.currency));
    const quantities = new Map(current.lines.map(({ lineId, productNum }) => [lineId, productNum]));
    const sum = lines.reduce((total, { lineId, price }) => total + price.amount * (quantities.get(lineId) ?? 0), 0);
    return [said(sum, current.currency)];
  };
}

function Said({ entry: { errand, current } }: { entry: Entry }) {
  const { t } = useTranslation(["erp", "states"]);
  const { number, date, list } = useFormat();
  const saidPrices = useSaidPrices();
  if (errand.what === "report") {
    const { step, state, quantityDone } = errand.body;
    return list([t(STEP_NAMES[step]), t(STATE_NAMES[state]), quantityDone !== undefined && number(quantityDone)]);
  }
  const title = t(ruleOf(errand).title);
  if (errand.what === "confirmOrder") return list([title, errand.body.promisedDate && date(errand.body.promisedDate)]);
  if (errand.what === "holdOrder" || errand.what === "cancelOrder") return list([title, errand.body.note]);
  if (errand.what === "quote") return list([title, ...saidPrices(errand.body, current), date(errand.body.validUntil)]);
  if (errand.what === "declineRfq") return list([title, errand.body.reason]);
  if (errand.what === "inspection") return list([title, errand.body.lotNo]);
  if (errand.what === "confirmSample") return list([title, date(errand.body.promisedDate)]);
  if (errand.what === "message") return <span dir="auto">{errand.body.content}</span>;
  if (errand.what === "sendSample") return list([title, errand.body.courier, errand.body.trackingNo]);
  if (errand.what === "ackWarning")
    return list([title, errand.body.note, errand.body.snoozeUntil && date(errand.body.snoozeUntil)]);
  return title;
}

function Now({ current }: { current: NonNullable<Entry["current"]> }) {
  const { t } = useTranslation(["erp", "states"]);
  const { number, amount, date, list } = useFormat();
  if ("rfqNo" in current) {
    const { status, quoted, validUntil, history } = current;
    return list([
      t(WORK_STATES[status] ?? status),
      quoted && `${amount(quoted.amount, quoted.currency)} ${quoted.currency}`,
      validUntil && date(validUntil),
      history.at(-1)?.text,
    ]);
  }
  if ("warningId" in current) {
    const word = current.acknowledged;
    return list([
      word && t("Seen by {{name}}", { name: word.by }),
      word?.handedTo && t("assigned to {{name}}", { name: word.handedTo.name }),
      word?.snoozedUntil && t("snoozed until {{date}}", { date: date(word.snoozedUntil) }),
      word?.note,
    ]);
  }
  if ("history" in current && "orderNo" in current)
    return list([t(WORK_STATES[current.status] ?? current.status), current.history.at(-1)?.text]);
  if (!("step" in current)) return t(WORK_STATES[current.status] ?? current.status);
  const { state, quantityDone, unit, remark } = current;
  return list([t(STATE_NAMES[state]), `${number(quantityDone)} ${t(unit)}`, remark]);
}
