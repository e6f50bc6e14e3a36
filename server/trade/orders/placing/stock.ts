import type { OrderState } from "@selvedge/contract";
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

/** Whether the last step of the line `l` is done: what was not sent of it by then is no longer held. */
export const isLineOver = sql<boolean>`
  EXISTS (SELECT FROM production_steps s WHERE s.line_id = l.id AND s.step = 'shipped' AND s.state = 'done')`;

const linesFromStock = (db: Db) =>
  db
    .selectFrom("order_lines as l")
    .select(["l.product_id", "l.quantity", "l.delivered", "l.unit"])
    .where("l.product_id", "is not", null)
    .where("l.supply", "=", "stock");

/** Gives back what an order holds of the warehouse and has not been sent. */
export async function giveBack(tx: Db, orderId: string, now: Date): Promise<void> {
  const lines = linesFromStock(tx).where("l.order_id", "=", orderId).where(sql<boolean>`NOT ${isLineOver}`);
  await giveBackRests(tx, await lines.orderBy("l.product_id").execute(), now);
}

/** Gives back what was ordered of a line out of the warehouse and not sent, once it is over. */
export async function giveBackRest(tx: Db, lineId: string, now: Date): Promise<void> {
  await giveBackRests(tx, await linesFromStock(tx).where("l.id", "=", lineId).execute(), now);
}

type FromStock = Awaited<ReturnType<ReturnType<typeof linesFromStock>["execute"]>>[number];

async function giveBackRests(tx: Db, lines: readonly FromStock[], now: Date): Promise<void> {
  for (const line of lines) {
    const metres = metresOf(line.quantity - line.delivered, line.unit);
    if (metres === null || metres <= 0) continue;
    await tx
      .updateTable("products")
      .set({
        stock_short: sql<number>`greatest(0, stock_short - ${metres})`,
        stock_metres: sql<number>`coalesce(stock_metres, 0) + greatest(0, ${metres} - stock_short)`,
        stock: sql<"ready" | "order" | "out">`CASE WHEN ${metres} > stock_short THEN 'ready' ELSE stock END`,
        updated_at: now,
      })
      .where("id", "=", line.product_id)
      .execute();
  }
}

/** Orders that hold what their lines from the warehouse have not been sent of. */
const HOLDING = ["submitted", "confirmed", "inProduction", "partShipped", "onHold"] as const satisfies readonly OrderState[];

/** Lines that hold metres of some fabrics in the warehouse, each with how many; a line that is over holds none. */
export async function linesHolding(
  db: Db,
  productIds: readonly string[],
): Promise<{ lineId: string; productId: string; metres: number }[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom("order_lines as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .select(["l.id", "l.product_id", "l.quantity", "l.delivered", "l.unit"])
    .where("l.supply", "=", "stock")
    .where("l.product_id", "=", sql<string>`any(${[...productIds]})`)
    .where("o.status", "in", HOLDING)
    .where(sql<boolean>`NOT ${isLineOver}`)
    .execute();
  return rows.flatMap((row) => {
    const metres = metresOf(row.quantity - row.delivered, row.unit);
    return metres !== null && metres > 0 ? [{ lineId: row.id, productId: row.product_id!, metres }] : [];
  });
}

/** Metres that orders hold of each of some fabrics; those of which none are held are left out. */
export async function heldMetres(db: Db, productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const held = new Map<string, number>();
  for (const { productId, metres } of await linesHolding(db, productIds))
    held.set(productId, (held.get(productId) ?? 0) + metres);
  return held;
}

type Counted = { readonly counted: number; readonly held: number; readonly leadDays: number | null };
type Stock = { readonly stock: "ready" | "order" | "out"; readonly stock_metres: number; readonly stock_short: number };

/** What a count in the warehouse leaves for new orders, and how much of what is held it did not find. */
export function stockOf(stock: Stock["stock"], { counted, held, leadDays }: Counted): Stock {
  const free = Math.max(0, counted - held);
  const isUsedUp = stock === "ready" && held > 0 && free < 1;
  return {
    stock: !isUsedUp ? stock : leadDays === null ? "out" : "order",
    stock_metres: free,
    stock_short: Math.max(0, held - counted),
  };
}
