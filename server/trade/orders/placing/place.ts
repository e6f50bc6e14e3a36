import { type addOrder, type BodyOf, type Change, type DataOf, TOLERANCE_PCT } from "@selvedge/contract";
import { sql } from "kysely";
import { ownAddress } from "../../../customers/addresses/queries.ts";
import { makeOnce, type Once } from "../../../platform/db/once.ts";
import type { Db } from "../../../platform/db/open.ts";
import { invalid } from "../../../platform/invalid.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { dayOf } from "../../../platform/time/days.ts";
import { acceptQuotation } from "../../quotations/accept.ts";
import { expireQuotations } from "../../quotations/expire.ts";
import { skippedSteps } from "../progress/plan.ts";
import { enterOrder } from "./enter.ts";
import { type Priced, priceItems } from "./offer.ts";
import { placeGarment } from "./place-garment.ts";
import { moneyOf } from "./price.ts";
import { takeFromStock } from "./stock.ts";
import { readTerms } from "./terms.ts";

export type Placing = BodyOf<typeof addOrder>;
type Placed = DataOf<typeof addOrder>;
type Asked = {
  readonly placing: Placing;
  readonly once: Once | null;
  /** The version of the quotation that the caller saw. */
  readonly quoteVersion?: number;
};
type Context = { readonly translate: (english: string) => string; readonly now: Date };

/** Places an order, all of it or nothing. The same key within a day gives the first order again. Errors: see `addOrder`. */
export async function placeOrder(db: Db, customer: SignedIn, asked: Asked, context: Context): Promise<Placed> {
  const { quoteId } = asked.placing;
  if (quoteId) await expireQuotations(db, { id: quoteId }, context.now);
  return db.transaction().execute((tx) => placeWithin(tx, customer, asked, context));
}

/** As `placeOrder`, in the caller's transaction. */
export async function placeWithin(tx: Db, customer: SignedIn, asked: Asked, context: Context): Promise<Placed> {
  const { once } = asked;
  return placedAs(tx, await makeOnce(tx, "orders", { once, now: context.now }, () => place(tx, customer, asked, context)));
}

/** What was answered when the order was placed. */
async function placedAs(tx: Db, orderId: string): Promise<Placed> {
  const row = await tx
    .selectFrom("orders")
    .select(["number", "total_amount", "currency"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const total = row.total_amount === null ? null : Number(row.total_amount);
  return { orderId, orderNo: row.number, status: "submitted", total: moneyOf(total, row.currency) };
}

/** Answers the id of the order. */
async function place(tx: Db, customer: SignedIn, { placing, quoteVersion }: Asked, context: Context): Promise<string> {
  const { translate, now } = context;
  const address = await ownAddress(tx, customer.userId, placing.addressId);
  if (placing.requestedDate && placing.requestedDate < dayOf(now))
    throw invalid(translate, { path: "requestedDate", rule: "future", message: "This day has passed." });
  if (placing.garment) return placeGarment(tx, customer, { placing, garment: placing.garment, address }, context);
  const lines = placing.quoteId
    ? await acceptQuotation(tx, { id: placing.quoteId, version: quoteVersion }, { customer, ...context })
    : await pricedLines(tx, customer, placing.items!, translate);
  const currencies = new Set(lines.flatMap(({ product }) => product.terms.currency ?? []));
  if (currencies.size > 1)
    throw invalid(translate, { path: "items", rule: "oneCurrency", message: "These fabrics are sold in different currencies." });
  const currency = [...currencies][0] ?? null;
  const total = lines.some(({ amount }) => amount === null)
    ? null
    : lines.reduce((sum, { amount, item }) => sum + amount! * item.productNum, 0);
  requireExpected(placing, lines, moneyOf(total, currency));

  await takeFromStock(
    tx,
    lines.filter(({ supply }) => supply === "stock"),
    now,
  );
  const orderId = await enterOrder(
    tx,
    customer,
    {
      ...placing,
      kind: "fabric",
      requestedDate: placing.requestedDate,
      address,
      total,
      currency,
      lines: lines.map(({ product, item, supply, amount }) => ({
        product_id: product.id,
        color: item.color,
        note: item.note,
        quantity: item.productNum,
        unit: product.unit,
        price_amount: amount,
        supply,
        tolerance_pct: supply === "stock" ? 0 : TOLERANCE_PCT,
        lead_days: product.terms.leadDays,
        skipped: skippedSteps({ supply, productType: product.attrs.productType }),
      })),
    },
    now,
  );
  await tx
    .deleteFrom("cart_lines")
    .where("user_id", "=", customer.userId)
    .where("product_id", "=", sql<string>`any(${lines.map(({ product }) => product.id)})`)
    .execute();
  return orderId;
}

/** The items at current prices, with their fabrics' rows locked. Refuses what cannot be ordered and what differs from what was shown. */
async function pricedLines(
  tx: Db,
  customer: SignedIn,
  items: NonNullable<Placing["items"]>,
  translate: Context["translate"],
): Promise<Priced[]> {
  const products = await readTerms(
    tx,
    customer.companyId,
    items.map(({ productId }) => productId),
    true,
  );
  const lines = priceItems(items, products);
  if (lines.length < items.length) throw refuse("notFound");
  const foreign = lines.findIndex(({ item, product }) => item.unit !== undefined && item.unit !== product.unit);
  if (foreign >= 0)
    throw invalid(translate, { path: `items.${foreign}.unit`, rule: "unit", message: "The fabric is sold in another unit." });
  const gone = lines.filter(({ problem }) => problem === "notOrderable");
  if (gone.length > 0) throw refuse("notOrderable", { productIds: gone.map(({ product }) => product.id) });
  const few = lines.filter(({ problem }) => problem === "belowMinimum" || problem === "notMultiple");
  if (few.length > 0)
    throw refuse("belowMinimum", {
      moq: { value: few[0]!.product.terms.minimum, unit: few[0]!.product.unit },
      lines: few.map(({ product, offered }) => ({
        productId: product.id,
        minimum: product.terms.minimum,
        multiple: product.terms.multiple,
        offered,
      })),
    });
  return lines;
}

/** Refuses with 40904 and every difference, when stock or prices are not what the caller was shown. */
function requireExpected(placing: Placing, lines: readonly Priced[], total: Placed["total"]): void {
  const changes = lines.flatMap(({ product, item, amount, problem, offered }): Change[] => {
    const found: Change[] = [];
    if (problem === "notEnoughStock")
      found.push({
        what: "stock",
        productId: product.id,
        asked: item.productNum,
        available: offered ?? 0,
        leadDays: product.terms.leadDays,
      });
    const price = moneyOf(amount, product.terms.currency);
    if (item.price !== undefined && !sameMoney(item.price, price))
      found.push({ what: "price", productId: product.id, was: item.price, now: price });
    return found;
  });
  if (placing.expected && !sameMoney(placing.expected.total, total))
    changes.push({ what: "total", was: placing.expected.total, now: total });
  if (changes.length > 0) throw refuse("priceChanged", { changes });
}

const sameMoney = (a: Placed["total"], b: Placed["total"]) => a?.amount === b?.amount && a?.currency === b?.currency;
