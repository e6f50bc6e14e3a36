import { sql } from "kysely";
import { SHOWN, type ShownProduct } from "../../../fabrics/products/queries.ts";
import type { Db } from "../../../platform/db/open.ts";
import type { Terms } from "./price.ts";

const METRES_PER_YARD = 0.9144;

export type OfferedProduct = ShownProduct & {
  readonly terms: Terms;
  readonly unit: "m" | "yd" | "kg" | "pc";
  readonly agreed: boolean;
};

/** Metres of a quantity; null for what is not measured by length, and so not counted in the warehouse. */
export const metresOf = (quantity: number, unit: OfferedProduct["unit"]): number | null =>
  unit === "m" ? quantity : unit === "yd" ? quantity * METRES_PER_YARD : null;

const unitsOf = (metres: number | null, unit: OfferedProduct["unit"]): number | null => {
  if (metres === null) return null;
  return unit === "m" ? metres : unit === "yd" ? metres / METRES_PER_YARD : null;
};

/**
 * The fabrics of `ids` with how they are sold to a company, by id; unknown ones are left out. With `hold` nobody else orders of them
 * until the transaction ends: rows are locked in the order of their ids, so that two orders never wait for each other.
 */
export async function readTerms(
  db: Db,
  companyId: string,
  ids: readonly string[],
  hold = false,
): Promise<Map<string, OfferedProduct>> {
  const wanted = [...new Set(ids)].sort();
  if (wanted.length === 0) return new Map();
  let query = db
    .selectFrom("products")
    .select([...SHOWN, "stock_metres", "order_multiple"])
    .where("id", "=", sql<string>`any(${wanted})`)
    .orderBy("id");
  if (hold) query = query.forUpdate();
  const rows = await query.execute();
  const general = await db
    .selectFrom("product_price_tiers")
    .select(["product_id", "min_value", "amount"])
    .where("product_id", "=", sql<string>`any(${wanted})`)
    .orderBy("min_value")
    .execute();
  const own = await db
    .selectFrom("company_prices")
    .select(["product_id", "min_value", "amount"])
    .where("company_id", "=", companyId)
    .where("product_id", "=", sql<string>`any(${wanted})`)
    .orderBy("min_value")
    .execute();
  const offered = rows.map((row): OfferedProduct => {
    const agreed = own.filter(({ product_id }) => product_id === row.id);
    const tiers = (agreed.length > 0 ? agreed : general.filter(({ product_id }) => product_id === row.id)).map(
      ({ min_value, amount }) => ({ min: Math.ceil(min_value), amount }),
    );
    const unit = row.moq_unit ?? "m";
    const terms: Terms = {
      stock: row.stock,
      available: row.stock === "ready" ? unitsOf(row.stock_metres, unit) : null,
      minimum: Math.max(1, Math.ceil(row.moq_value ?? 1)),
      multiple: row.order_multiple,
      leadDays: row.lead_days,
      currency: row.price_currency,
      base: agreed[0]?.amount ?? row.price_amount,
      tiers: row.price_currency === null ? [] : tiers,
    };
    return { ...row, terms, unit, agreed: agreed.length > 0 };
  });
  return new Map(offered.map((product) => [product.id, product]));
}
