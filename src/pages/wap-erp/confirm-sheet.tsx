import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { amountOf, PriceField } from "../../quotations/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { dayIn } from "./day-in.ts";
import type { Order } from "./order.ts";
import { useGive } from "./use-waiting.ts";

const STANDARD_DAYS = 30;
/** What the mill sells in. */
const CURRENCIES = ["USD", "EUR", "GBP", "JPY", "CNY"];

/** Confirms an order with the day it is promised for and the prices that were on request; kept on the device until the server has it. */
export function ConfirmSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(["erp", "states"]);
  const longest = Math.max(...order.lines.map(({ product }) => product?.leadDays ?? STANDARD_DAYS));
  const [day, setDay] = useState(
    order.requestedDate && order.requestedDate > dayIn(longest) ? order.requestedDate : dayIn(longest),
  );
  const [note, setNote] = useState("");
  const open = order.lines.filter(({ price }) => price === null);
  const known = order.lines.find(({ price }) => price)?.price?.currency;
  const [currency, setCurrency] = useState(
    known ?? order.lines.find(({ product }) => product?.price)?.product?.price?.currency ?? "USD",
  );
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const named = open.map(({ lineId }) => ({ lineId, amount: amountOf(prices[lineId] ?? "", currency) }));
  const give = useGive({ kind: "order", recordId: order.orderId, number: order.orderNo });
  const isWhole = day >= dayIn(0) && named.every(({ amount }) => amount !== null);
  const confirm = async () => {
    if (!isWhole) return;
    await give({
      what: "confirmOrder",
      body: {
        orderId: order.orderId,
        to: "confirmed",
        version: order.version,
        promisedDate: day,
        ...(named.length > 0 && {
          prices: named.map(({ lineId, amount }) => ({ lineId, price: { amount: amount!, currency } })),
        }),
        ...(note.trim() && { note: note.trim() }),
      },
    });
    onClose();
  };
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => !open && onClose()}
      title={t("Confirm the order")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" disabled={!isWhole} onClick={() => void confirm()}>
            {t("Confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          type="date"
          label={t("Promised for")}
          value={day}
          min={dayIn(1)}
          onChange={(event) => setDay(event.target.value)}
          error={day !== "" && day < dayIn(0) ? t("This day has passed.", { ns: "states" }) : null}
        />
        {open.length > 0 && !known && (
          <Select
            label={t("Currency")}
            value={currency}
            choices={CURRENCIES.map((value) => ({ value, label: value }))}
            onChange={setCurrency}
          />
        )}
        {open.map(({ lineId, product, design, unit }) => (
          <PriceField
            key={lineId}
            label={t("Price of {{name}}", { name: product?.productCode ?? design?.name ?? "" })}
            value={prices[lineId] ?? ""}
            currency={currency}
            unit={t(unit)}
            onChange={(text) => setPrices({ ...prices, [lineId]: text })}
          />
        ))}
        <TextArea label={t("Note to the customer")} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </div>
    </Dialog>
  );
}
