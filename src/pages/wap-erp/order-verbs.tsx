import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { isOrderMove } from "./errands.ts";
import type { Order } from "./order.ts";
import { actionsOf, leadsOn } from "./order-moves.ts";
import { ReasonSheet } from "./reason-sheet.tsx";
import { useGive, useWaiting } from "./use-waiting.ts";
import { WaitingNote } from "./waiting-note.tsx";

/** An open sheet has the order as it was when it was opened: what comes meanwhile takes no words from under somebody's thumb, and is met as a conflict. */
type Open = { readonly action: "confirm" | "hold" | "cancel"; readonly order: Order };

/** What the mill may do with the order now, the likeliest first and large. What was done and waits to be sent stands in its place. */
export function OrderVerbs({ order }: { order: Order }) {
  const { t } = useTranslation(["erp", "orders"]);
  const { orderId, orderNo, version } = order;
  const [open, setOpen] = useState<Open | null>(null);
  const give = useGive({ kind: "order", recordId: orderId, number: orderNo });
  const waiting = useWaiting(orderId);
  const moved = waiting.find(({ errand }) => isOrderMove(errand));
  if (moved) return <WaitingNote entry={moved} />;
  const actions = actionsOf(order);
  const isToWait = waiting.some(({ errand }) => errand.what === "report" && leadsOn(order.status, errand.body));
  return (
    <>
      {actions.size > 0 && isToWait && (
        <p className="mt-4 text-dense text-ink-2">
          {t("Once the waiting reports are sent, the order can be held or cancelled.")}
        </p>
      )}
      {actions.size > 0 && !isToWait && (
        <div className="mt-4 grid gap-3">
          {actions.has("confirm") && (
            <Button tone="main" size="large" wide onClick={() => setOpen({ action: "confirm", order })}>
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
              <Button size="large" onClick={() => setOpen({ action: "hold", order })}>
                {t("Put on hold")}
              </Button>
            )}
            {actions.has("cancel") && (
              <Button size="large" onClick={() => setOpen({ action: "cancel", order })}>
                {t("Cancel the order", { ns: "orders" })}
              </Button>
            )}
          </div>
        </div>
      )}
      {open && <MoveSheet {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function MoveSheet({ action, order, onClose }: Open & { onClose: () => void }) {
  const { t } = useTranslation(["erp", "orders"]);
  const { orderId, orderNo, version } = order;
  const give = useGive({ kind: "order", recordId: orderId, number: orderNo });
  if (action === "confirm") return <ConfirmSheet order={order} onClose={onClose} />;
  if (action === "hold")
    return (
      <ReasonSheet
        title={t("Put order {{number}} on hold?", { number: orderNo })}
        verb={t("Put on hold")}
        onGive={(note) => give({ what: "holdOrder", body: { orderId, version, to: "onHold", note } })}
        onClose={onClose}
      />
    );
  return (
    <ReasonSheet
      title={t("Cancel order {{number}}?", { ns: "orders", number: orderNo })}
      verb={t("Cancel the order", { ns: "orders" })}
      onGive={(note) => give({ what: "cancelOrder", body: { orderId, version, to: "cancelled", note } })}
      onClose={onClose}
    />
  );
}
