import type { erpOrderStock } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { isLineOver, linesHolding } from "../../trade/orders/placing/stock.ts";
import { metresOf } from "../../trade/orders/placing/terms.ts";

export const erpOrderStockHandler: Handler<typeof erpOrderStock> = async ({ body: { orderId }, db }) => {
  const rows = await db
    .selectFrom("orders as o")
    .leftJoin("order_lines as l", (join) => join.onRef("l.order_id", "=", "o.id").on("l.product_id", "is not", null))
    .leftJoin("products as p", "p.id", "l.product_id")
    .select([
      "l.id",
      "l.product_id",
      "l.quantity",
      "l.delivered",
      "l.unit",
      "l.supply",
      "p.stock_short",
      "p.stock_metres as free",
      isLineOver.as("is_over"),
    ])
    .where("o.id", "=", orderId)
    .orderBy("l.place")
    .execute();
  if (rows.length === 0) throw refuse("notFound");
  const lines = rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]));
  const holding = await linesHolding(
    db,
    lines.flatMap(({ product_id }) => product_id ?? []),
  );
  return {
    lines: lines.map(({ id, quantity, delivered, unit, supply, free, stock_short, is_over }) => {
      const needed = metresOf(is_over ? 0 : Math.max(0, quantity! - delivered!), unit!);
      const own = holding.find(({ lineId }) => lineId === id)?.metres ?? 0;
      const freeMetres = free === null ? null : Math.max(0, free - stock_short! + own);
      const isShort = supply === "stock" && own > 0 && freeMetres !== null && freeMetres < own;
      return { lineId: id, neededMetres: needed, freeMetres, isShort };
    }),
  };
};
