import type { Db } from "../../platform/db/open.ts";
import { refuse } from "../../platform/refuse.ts";
import { dayOf } from "../../platform/time/days.ts";
import { moveState } from "../desk/move.ts";
import type { Priced } from "../orders/placing/offer.ts";
import { readTerms } from "../orders/placing/terms.ts";
import type { Reader } from "./list.ts";
import { readQuotation } from "./read.ts";

export type Accepting = { readonly id: string; readonly version?: number | undefined };

/** Accepts a quotation that still holds, and gives its lines at exactly the prices quoted, to be ordered in the same transaction. */
export async function acceptQuotation(tx: Db, { id, version }: Accepting, reader: Reader): Promise<Priced[]> {
  const { customer, now } = reader;
  await moveState(tx, {
    kind: "quotation",
    id,
    version,
    to: "accepted",
    by: customer,
    now,
    met: async () => ((await validUntil(tx, id)) >= dayOf(now) ? ["stillValid"] : []),
    current: () => readQuotation(tx, id, reader),
  });
  const lines = await tx.selectFrom("quotation_lines").selectAll().where("quotation_id", "=", id).orderBy("place").execute();
  const products = await readTerms(
    tx,
    customer.companyId,
    lines.map(({ product_id }) => product_id),
    true,
  );
  return lines.map((line) => {
    const product = products.get(line.product_id);
    if (!product || line.quoted_amount === null) throw refuse("notOrderable", { productIds: [line.product_id] });
    return {
      product: { ...product, unit: line.unit, terms: { ...product.terms, currency: line.currency, leadDays: line.lead_days } },
      item: { productId: product.id, productNum: line.quantity, color: line.color, note: line.note },
      // What was quoted is made for the order; the warehouse may have been emptied since.
      supply: "make" as const,
      amount: line.quoted_amount,
      problem: null,
      offered: null,
    };
  });
}

async function validUntil(tx: Db, id: string): Promise<string> {
  const row = await tx.selectFrom("quotations").select("valid_until").where("id", "=", id).executeTakeFirstOrThrow();
  return row.valid_until ?? "";
}
