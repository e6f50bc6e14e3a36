import type { BodyOf, DataOf, previewOrder } from "@selvedge/contract";
import { productCard, signedIn } from "../../../fabrics/products/queries.ts";
import type { Db } from "../../../platform/db/open.ts";
import { moneyOf, priceFor, problemOf, supplyOf } from "./price.ts";
import { type OfferedProduct, readTerms } from "./terms.ts";

type Items = BodyOf<typeof previewOrder>["items"];

/** One line as it would be ordered now. `amount` is minor units for one unit of quantity. */
export type Priced = {
  readonly product: OfferedProduct;
  readonly item: Items[number];
  readonly supply: "stock" | "make";
  readonly amount: number | null;
} & ReturnType<typeof problemOf>;

/** Prices and judges items against how their fabrics are sold; lines of one fabric share its stock. Unknown fabrics are left out. */
export function priceItems(items: Items, products: ReadonlyMap<string, OfferedProduct>): Priced[] {
  const held = new Map<string, number>();
  return items.flatMap((item) => {
    const product = products.get(item.productId);
    if (!product) return [];
    const { terms } = product;
    const supply = supplyOf(terms, item.supply);
    const taken = held.get(product.id) ?? 0;
    const judged = problemOf(terms, { quantity: item.productNum, supply, held: taken });
    if (supply === "stock") held.set(product.id, taken + item.productNum);
    const amount = terms.currency === null ? null : priceFor(terms, item.productNum);
    return { product, item, supply, amount, ...judged };
  });
}

/** What the items would come to now, one total for each currency. */
export async function offerFor(
  db: Db,
  companyId: string,
  items: Items,
  translate: (english: string) => string,
): Promise<DataOf<typeof previewOrder>> {
  const products = await readTerms(
    db,
    companyId,
    items.map(({ productId }) => productId),
  );
  const priced = priceItems(items, products);
  const totals = new Map<string, number>();
  for (const { product, amount, item } of priced) {
    const { currency } = product.terms;
    if (amount !== null && currency !== null) totals.set(currency, (totals.get(currency) ?? 0) + amount * item.productNum);
  }
  return {
    lines: priced.map(({ product, item, supply, amount, problem, offered }) => {
      const { currency, tiers, minimum, multiple, available, leadDays } = product.terms;
      return {
        product: productCard(product, signedIn(translate)),
        productNum: item.productNum,
        unit: product.unit,
        supply,
        price: moneyOf(amount, currency),
        subtotal: moneyOf(amount === null ? null : amount * item.productNum, currency),
        tiers: tiers.map((tier) => ({ min: tier.min, price: { amount: tier.amount, currency: currency! } })),
        agreed: product.agreed,
        minimum,
        multiple,
        available: available === null ? null : Math.floor(available),
        leadDays,
        problem,
        offered,
      };
    }),
    totals: [...totals].map(([currency, amount]) => ({ amount, currency })),
    onRequest: priced.filter(({ amount }) => amount === null).length,
  };
}
