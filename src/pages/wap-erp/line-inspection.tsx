import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { InspectionSheet } from "./inspection-sheet.tsx";
import { LineFaults } from "./line-faults.tsx";
import type { Order, OrderLine } from "./order.ts";
import { useWaiting } from "./use-waiting.ts";

/** Cloth is inspected while it is made, and may be looked at again once it has left; not before the order is confirmed or after it is cancelled. */
const INSPECTED: readonly Order["status"][] = ["confirmed", "inProduction", "partShipped", "shipped", "onHold"];

/** What was found in a line's cloth, what waits to be sent of it, and the next report. */
export function LineInspection({ order, line }: { order: Order; line: OrderLine }) {
  const { t } = useTranslation(["erp", "states"]);
  const [isOpen, setOpen] = useState(false);
  const { product } = line;
  const waiting = useWaiting(order.orderId).filter(
    ({ errand }) => errand.what === "inspection" && errand.body.productId === product?.productId,
  );
  if (!product) return null;
  return (
    <>
      <LineFaults line={line} orderId={order.orderId} />
      {waiting.map(({ key, errand }) => (
        <p key={key} className="mt-3 flex items-center gap-2 text-dense text-warn">
          <Icon of={CloudArrowUpIcon} size={20} />
          {errand.what === "inspection" &&
            t("{{what}}: waiting to be sent", { what: `${t("Inspection report")} ${errand.body.lotNo}` })}
        </p>
      ))}
      {INSPECTED.includes(order.status) && (
        <Button className="mt-3" onClick={() => setOpen(true)}>
          {t("Enter an inspection")}
        </Button>
      )}
      {isOpen && <InspectionSheet order={order} product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
