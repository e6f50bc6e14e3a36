import type { Order, OrderLine } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Code, Quantity } from "../../ui/words.tsx";
import { ShippedCells } from "./garment-detail.tsx";
import { useDay } from "./use-day.ts";

type ShipmentItemsProps = Pick<Order, "shipments" | "lines"> & { className?: string };

/** What left the mill and when: of which line where there are several, in how many rolls or cartons, by whom and under which number. */
export function ShipmentItems({ shipments, lines, className }: ShipmentItemsProps) {
  const { t } = useTranslation("orders");
  const { number, list } = useFormat();
  const day = useDay();
  return shipments.map((shipment) => (
    <li key={shipment.shipmentId} className={className}>
      <Quantity value={number(shipment.quantity.value)} unit={t(shipment.quantity.unit)} />{" "}
      {lines.length > 1 && <Code className="text-ink-2">{nameOf(lines.find(({ lineId }) => lineId === shipment.lineId))}</Code>}
      <span className="block text-note text-ink-3">
        {list([
          day(shipment.shippedAt),
          shipment.rolls > 0 && t("{{count}} rolls", { count: shipment.rolls }),
          shipment.cartons > 0 && t("{{count}} cartons", { count: shipment.cartons }),
          shipment.grossKg !== null && t("{{weight}} kg gross", { weight: number(shipment.grossKg) }),
          shipment.carrier,
          shipment.etaDate && t("arrives {{day}}", { day: day(shipment.etaDate) }),
        ])}{" "}
        <Code className="select-all">{shipment.trackingNo}</Code>
      </span>
      {shipment.cells.length > 0 && <ShippedCells cells={shipment.cells} />}
    </li>
  ));
}

/** What people call a line: the fabric's code, or the name of the style. */
export const nameOf = (line: OrderLine | undefined): string => line?.product?.productCode ?? line?.design?.name ?? "";
