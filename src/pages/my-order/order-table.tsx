import type { OrderRow } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { cx } from "../../ui/classes.ts";
import { COLUMNS, OrderItem } from "./order-row.tsx";

const FIGURES = ["Ordered", "Delivered", "Total", "Requested", "Promised"] as const;

type OrderTableProps = {
  readonly rows: readonly OrderRow[];
  /** The order that is unfolded. */
  readonly open: string | null;
  /** Null folds it. */
  readonly onOpen: (orderId: string | null) => void;
};

/** Orders one below the other, under what their figures are. */
export function OrderTable({ rows, open, onOpen }: OrderTableProps) {
  const { t } = useTranslation("orders");
  return (
    <>
      <div aria-hidden="true" className={cx("hidden h-8.5 text-note text-ink-3", COLUMNS)}>
        <span />
        <span>{t("Order")}</span>
        {FIGURES.map((word) => (
          <span key={word} className="text-end">
            {t(word)}
          </span>
        ))}
        <span className="ps-3">{t("Step")}</span>
        <span />
      </div>
      <ul>
        {rows.map((row) => (
          <OrderItem
            key={row.orderId}
            row={row}
            isOpen={row.orderId === open}
            onToggle={() => onOpen(row.orderId === open ? null : row.orderId)}
          />
        ))}
      </ul>
    </>
  );
}
