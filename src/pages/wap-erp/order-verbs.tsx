import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { isOrderMove } from "./errands.ts";
import type { Order } from "./order.ts";
import { actionsOf, leadsOn, type OrderAction } from "./order-moves.ts";
import { ReasonSheet } from "./reason-sheet.tsx";
import { useGive, useWaiting } from "./use-waiting.ts";
import { WaitingNote } from "./waiting-note.tsx";

/** What the mill may do with the order now, the likeliest first and large. What was done and waits to be sent stands in its place. */
export function OrderVerbs({ order }: { order: Order }) {
  const { t } = useTranslation(["erp", "orders"]);
  const { orderId, orderNo, version } = order;
  const [open, setOpen] = useState<OrderAction | null>(null);
  const give = useGive({ kind: "order", recordId: orderId, number: orderNo });
  const waiting = useWaiting(orderId);
  const moved = waiting.find(({ errand }) => isOrderMove(errand));
  if (moved) return <WaitingNote entry={moved} />;
  const actions = actionsOf(order);
  if (actions.size === 0) return null;
  if (waiting.some(({ errand }) => errand.what === "report" && leadsOn(order.status, errand.body)))
    return (
      <p className="mt-4 text-dense text-ink-2">{t("Once the waiting reports are sent, the order can be held or cancelled.")}</p>
    );
  const close = () => setOpen(null);
  return (
    <div className="mt-4 grid gap-3">
      {actions.has("confirm") && (
        <Button tone="main" size="large" wide onClick={() => setOpen("confirm")}>
          {t("Confirm the order")}
        </Button>
      )}
      {actions.has("resume") && (
        <Button
          tone="main"
          size="large"
          wide
          onClick={() => void give({ what: "resumeOrder", body: { orderId, version, to: actions.get("resume")! } })}
        >
          {t("Resume production")}
        </Button>
      )}
      <div className="flex flex-wrap gap-3 *:grow empty:hidden">
        {actions.has("hold") && (
          <Button size="large" onClick={() => setOpen("hold")}>
            {t("Put on hold")}
          </Button>
        )}
        {actions.has("cancel") && (
          <Button size="large" onClick={() => setOpen("cancel")}>
            {t("Cancel the order", { ns: "orders" })}
          </Button>
        )}
      </div>
      {open === "confirm" && <ConfirmSheet order={order} onClose={close} />}
      {open === "hold" && (
        <ReasonSheet
          title={t("Put order {{number}} on hold?", { number: orderNo })}
          verb={t("Put on hold")}
          onGive={(note) => give({ what: "holdOrder", body: { orderId, version, to: "onHold", note } })}
          onClose={close}
        />
      )}
      {open === "cancel" && (
        <ReasonSheet
          title={t("Cancel order {{number}}?", { ns: "orders", number: orderNo })}
          verb={t("Cancel the order", { ns: "orders" })}
          onGive={(note) => give({ what: "cancelOrder", body: { orderId, version, to: "cancelled", note } })}
          onClose={close}
        />
      )}
    </div>
  );
}
