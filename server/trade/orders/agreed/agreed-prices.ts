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
 * Agrees other prices for the smallest quantity of fabrics. What was agreed for larger quantities stays, but where the amount is null: then
 * nothing is agreed any more, for no quantity. Within a transaction.
 */
export async function changeAgreedPrices(
  within: Db,
  companyId: string,
  changes: readonly { readonly productId: string; readonly amount: number | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  // Two rooms of one company that are saved together agree their prices one after the other.
  await within.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().execute();
  const amounts = new Map(changes.map(({ productId, amount }) => [productId, amount]));
  const [ended, agreed] = [
    [...amounts].filter(([, amount]) => amount === null),
    [...amounts].filter(([, amount]) => amount !== null),
  ];
  if (ended.length > 0)
    await within
      .deleteFrom("company_prices")
      .where("company_id", "=", companyId)
      .where("product_id", "=", sql<string>`any(${ended.map(([productId]) => productId)})`)
      .execute();
  if (agreed.length === 0) return;
  await sql`
    INSERT INTO company_prices (company_id, product_id, min_value, amount)
    SELECT ${companyId}::text, wanted.product_id, coalesce(min(before.min_value), ${FROM_ONE}::int), wanted.amount
    FROM unnest(${agreed.map(([productId]) => productId)}::text[], ${agreed.map(([, amount]) => amount)}::int[])
      AS wanted (product_id, amount)
    LEFT JOIN company_prices AS before ON before.company_id = ${companyId} AND before.product_id = wanted.product_id
    GROUP BY wanted.product_id, wanted.amount
    ON CONFLICT (company_id, product_id, min_value) DO UPDATE SET amount = excluded.amount`.execute(within);
}
