import type { DataOf, selectChanelGroups } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";

/** The smallest quantity that a price is agreed for. */
const FROM_ONE = 1;

type Price = NonNullable<DataOf<typeof selectChanelGroups>[number]["products"][number]["agreedPrice"]>;

/** What was agreed with a company for the smallest quantity of each of these fabrics, by their ids; others are left out. */
export async function readAgreedPrices(
  db: Db,
  companyId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Price>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("company_prices as c")
    .innerJoin("products as p", "p.id", "c.product_id")
    .select(["c.product_id", "c.amount", "p.price_currency"])
    .where("c.company_id", "=", companyId)
    .where("c.product_id", "=", sql<string>`any(${[...productIds]})`)
    .where("p.price_currency", "is not", null)
    .orderBy("c.min_value", "desc")
    .execute();
  return new Map(rows.map((row) => [row.product_id, { amount: row.amount, currency: row.price_currency! }]));
}

/** A price for one unit of a fabric, in its own currency, from a quantity on. */
export type AgreedPrice = { readonly productId: string; readonly min: number; readonly amount: number };

/** Agrees prices with a company. Of a fabric that is named all that was agreed before is replaced; the others stay. */
export async function agreePrices(db: Db, companyId: string, prices: readonly AgreedPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await db.transaction().execute(async (within) => {
    await within
      .deleteFrom("company_prices")
      .where("company_id", "=", companyId)
      .where("product_id", "=", sql<string>`any(${prices.map(({ productId }) => productId)})`)
      .execute();
    await within
      .insertInto("company_prices")
      .values(
        prices.map(({ productId, min, amount }) => ({ company_id: companyId, product_id: productId, min_value: min, amount })),
      )
      .execute();
  });
}

/**
 * Agrees other prices for the smallest quantity of fabrics, and nothing for those whose amount is null; what was agreed for larger quantities
 * stays while something is agreed. Within a transaction.
 */
export async function changeAgreedPrices(
  within: Db,
  companyId: string,
  changes: readonly { readonly productId: string; readonly amount: number | null }[],
): Promise<void> {
  for (const { productId, amount } of changes) {
    const ofFabric = { company_id: companyId, product_id: productId };
    const agreed = await within
      .selectFrom("company_prices")
      .select("min_value")
      .where((eb) => eb.and(ofFabric))
      .orderBy("min_value")
      .execute();
    if (amount === null)
      await within
        .deleteFrom("company_prices")
        .where((eb) => eb.and(ofFabric))
        .execute();
    else if (agreed[0])
      await within
        .updateTable("company_prices")
        .set({ amount })
        .where((eb) => eb.and({ ...ofFabric, min_value: agreed[0]!.min_value }))
        .execute();
    else
      await within
        .insertInto("company_prices")
        .values({ ...ofFabric, min_value: FROM_ONE, amount })
        .execute();
  }
}
