import type { BodyOf, createRfq } from "@selvedge/contract";
import { makeOnce, type Once } from "../../platform/db/once.ts";
import type { Db } from "../../platform/db/open.ts";
import { newId } from "../../platform/ids.ts";
import { invalid } from "../../platform/invalid.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { nextNumber } from "../desk/number.ts";
import { recordHappening } from "../desk/record-events.ts";
import { type OfferedProduct, readTerms } from "../orders/placing/terms.ts";
import { openThread } from "../threads/open.ts";

type Asked = BodyOf<typeof createRfq>;
type Services = { readonly translate: (english: string) => string; readonly now: Date };

/** Writes a request for prices; answers its id. Errors: notFound for unknown fabrics, validation for another unit or several currencies. */
export const askForQuotation = (
  db: Db,
  customer: SignedIn,
  { request, once }: { readonly request: Asked; readonly once: Once | null },
  services: Services,
): Promise<string> =>
  db
    .transaction()
    .execute((tx) => makeOnce(tx, "quotations", { once, now: services.now }, () => askWithin(tx, customer, request, services)));

async function askWithin(tx: Db, customer: SignedIn, request: Asked, { translate, now }: Services): Promise<string> {
  const products = await productsOf(tx, customer, request, translate);
  const currency = await currencyOf(tx, customer, { request, products, translate });
  const id = newId(now);
  const number = await nextNumber(tx, "quotation", now);
  const threadId = await openThread(tx, { subject: { kind: "rfq", id }, companyId: customer.companyId, title: number }, now);
  await tx
    .insertInto("quotations")
    .values({
      id,
      number,
      company_id: customer.companyId,
      user_id: customer.userId,
      status: "requested",
      note: request.note,
      valid_until: null,
      thread_id: threadId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const lines = request.items.map(({ productId, productNum, targetPrice, color, note }, place) => ({
    id: newId(now),
    quotation_id: id,
    place: place + 1,
    product_id: productId,
    quantity: productNum,
    unit: products.get(productId)!.unit,
    color,
    note,
    currency,
    target_amount: targetPrice?.amount ?? null,
    quoted_amount: null,
    lead_days: null,
  }));
  await tx.insertInto("quotation_lines").values(lines).execute();
  const named = lines.filter(({ target_amount }) => target_amount !== null);
  await recordHappening(tx, {
    kind: "quotation",
    recordId: id,
    number,
    companyId: customer.companyId,
    action: "request",
    from: null,
    to: "requested",
    by: customer,
    note: request.note,
    ...(named.length > 0 && {
      detail: { currency, prices: Object.fromEntries(named.map((line) => [line.id, line.target_amount])) },
    }),
    now,
  });
  return id;
}

async function productsOf(
  tx: Db,
  customer: SignedIn,
  { items }: Asked,
  translate: Services["translate"],
): Promise<Map<string, OfferedProduct>> {
  const products = await readTerms(
    tx,
    customer.companyId,
    items.map(({ productId }) => productId),
  );
  if (items.some(({ productId }) => !products.has(productId))) throw refuse("notFound");
  const foreign = items.findIndex(({ productId, unit }) => unit !== undefined && unit !== products.get(productId)!.unit);
  if (foreign >= 0)
    throw invalid(translate, { path: `items.${foreign}.unit`, rule: "unit", message: "The fabric is sold in another unit." });
  return products;
}

/** The one currency of a quotation: that of the target prices, else the one all its fabrics are sold in, else the person's own. */
async function currencyOf(
  tx: Db,
  customer: SignedIn,
  {
    request: { items },
    products,
    translate,
  }: { request: Asked; products: ReadonlyMap<string, OfferedProduct>; translate: Services["translate"] },
): Promise<string> {
  const named = new Set(items.flatMap(({ targetPrice }) => targetPrice?.currency ?? []));
  if (named.size > 1)
    throw invalid(translate, { path: "items", rule: "oneCurrency", message: "Please name all prices in one currency." });
  const [target] = named;
  if (target) return target;
  const sold = new Set([...products.values()].flatMap(({ terms }) => terms.currency ?? []));
  if (sold.size === 1) return [...sold][0]!;
  const { currency } = await tx
    .selectFrom("users")
    .select("currency")
    .where("id", "=", customer.userId)
    .executeTakeFirstOrThrow();
  return currency;
}
