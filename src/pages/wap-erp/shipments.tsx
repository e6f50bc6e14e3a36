import { useTranslation } from "../../i18n.ts";
import { ShipmentItems } from "../my-order/shipment-items.tsx";
import type { Order } from "./order.ts";

/** What has left the mill of the order; nothing before anything has. */
export function Shipments({ order: { shipments, lines } }: { order: Order }) {
  const { t } = useTranslation("erp");
  if (shipments.length === 0) return null;
  return (
    <section>
      <h2 className="voice-name mt-8 mb-2 text-head">{t("Shipments")}</h2>
      <ul aria-label={t("Shipments")} className="border-t border-line text-dense">
        <ShipmentItems shipments={shipments} lines={lines} className="border-b border-line py-2.5" />
      </ul>
    </section>
  );
}
