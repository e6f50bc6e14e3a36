import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { Priced } from "./offer.ts";
import { metresOf } from "./terms.ts";

/** Takes what the lines need out of the warehouse. The stock is looked at again as it is taken, so that no two orders ever share a metre. */
export async function takeFromStock(tx: Db, lines: readonly Priced[], now: Date): Promise<void> {
  for (const [id, metres] of [...metresById(lines)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const taken = await tx
      .updateTable("products")
      .set({
        stock_metres: sql<number>`stock_metres - ${metres}`,
        stock: sql<"ready" | "order" | "out">`
          CASE WHEN stock_metres - ${metres} >= 1 THEN stock WHEN lead_days IS NULL THEN 'out' ELSE 'order' END`,
        updated_at: now,
      })
      .where("id", "=", id)
      .where("stock", "=", "ready")
      .where("stock_metres", ">=", metres)
      .returning("id")
      .executeTakeFirst();
    if (!taken) throw refuse("priceChanged", { changes: [] });
  }
}

function metresById(lines: readonly Priced[]): Map<string, number> {
  const metres = new Map<string, number>();
  for (const { product, item } of lines) {
    const taken = metresOf(item.productNum, product.unit);
    if (taken !== null) metres.set(product.id, (metres.get(product.id) ?? 0) + taken);
  }
  return metres;
}

/** Gives back what an order holds of the warehouse and has not been sent. */
export async function giveBack(tx: Db, orderId: string, now: Date): Promise<void> {
  const lines = await tx
    .selectFrom("order_lines")
    .select(["product_id", "quantity", "delivered", "unit"])
    .where("order_id", "=", orderId)
    .where("product_id", "is not", null)
    .where("supply", "=", "stock")
    .orderBy("product_id")
    .execute();
  for (const line of lines) {
    const metres = metresOf(line.quantity - line.delivered, line.unit);
    if (metres === null || metres <= 0) continue;
    await tx
      .updateTable("products")
      .set({ stock_metres: sql<number>`coalesce(stock_metres, 0) + ${metres}`, stock: "ready", updated_at: now })
      .where("id", "=", line.product_id)
      .execute();
  }
}
