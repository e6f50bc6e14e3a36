import { type Quotation, type QuotationLine, type QuotationRound, transitionsFrom } from "@selvedge/contract";
import { productCard, readShown, signedIn } from "../../fabrics/products/queries.ts";
import type { Db } from "../../platform/db/open.ts";
import { refuse } from "../../platform/refuse.ts";
import { dayOf } from "../../platform/time/days.ts";
import { readHistory } from "../desk/history.ts";
import { actorOf } from "../desk/mover.ts";
import { moneyOf } from "../orders/placing/price.ts";
import { type Reader, readQuotationRow } from "./list.ts";

/** What a row of the history remembers of the prices named with it. */
export type NamedPrices = {
  readonly currency: string;
  /** Minor units by the line's id. */
  readonly prices: Readonly<Record<string, number>>;
  readonly validUntil?: string;
};

/** Everything about one quotation; one of another company is not found. */
export async function readQuotation(db: Db, id: string, reader: Reader): Promise<Quotation> {
  const seen = await readQuotationRow(db, id, reader);
  if (!seen) throw refuse("notFound");
  const { row, currency } = seen;
  const own = await db
    .selectFrom("quotations as q")
    .leftJoin("orders as o", "o.quotation_id", "q.id")
    .select(["q.note", "q.answer", "q.thread_id", "q.version", "o.number as order_no"])
    .where("q.id", "=", id)
    .executeTakeFirstOrThrow();
  const history = await readHistory(db, id);
  const isValid = row.validUntil !== null && row.validUntil >= dayOf(reader.now);
  const lines = await linesOf(db, id, reader);
  const allowed = transitionsFrom("quotation", row.status, actorOf(reader.customer))
    .filter(({ only }) => only === undefined || (only === "stillValid" && isValid))
    .map(({ to }) => to as Quotation["status"]);
  return {
    ...row,
    currency,
    lines,
    note: own.note,
    answer: own.answer,
    reason: row.status === "declined" ? (history.at(-1)?.text ?? "") : "",
    orderNo: own.order_no,
    rounds: await roundsOf(db, id, lines),
    history,
    threadId: own.thread_id,
    allowed: [...new Set(allowed)],
    version: own.version,
  };
}

async function linesOf(db: Db, id: string, { translate }: Reader): Promise<QuotationLine[]> {
  const rows = await db.selectFrom("quotation_lines").selectAll().where("quotation_id", "=", id).orderBy("place").execute();
  const products = await readShown(
    db,
    rows.map(({ product_id }) => product_id),
  );
  const shown = new Map(products.map((product) => [product.id, product]));
  const viewer = signedIn(translate);
  return rows.map((row) => ({
    lineId: row.id,
    product: productCard(shown.get(row.product_id)!, viewer),
    color: row.color,
    note: row.note,
    productNum: row.quantity,
    unit: row.unit,
    target: moneyOf(row.target_amount, row.currency),
    quoted: moneyOf(row.quoted_amount, row.currency),
    subtotal: moneyOf(row.quoted_amount === null ? null : row.quoted_amount * row.quantity, row.currency),
    leadDays: row.lead_days,
  }));
}

/** The prices each side named, in the order in which they were named; those of one time in the order of the lines. */
async function roundsOf(db: Db, id: string, lines: readonly QuotationLine[]): Promise<QuotationRound[]> {
  const rows = await db
    .selectFrom("desk_history")
    .select(["at", "side", "note", "detail"])
    .where("record_id", "=", id)
    .orderBy("seq")
    .execute();
  return rows.flatMap(({ at, side, note, detail }) => {
    if (!("prices" in detail) || side === "time") return [];
    const { prices, currency, validUntil = null } = detail as unknown as NamedPrices;
    return {
      at: at.toISOString(),
      side,
      text: note,
      validUntil,
      prices: lines.flatMap(({ lineId }) => {
        const amount = prices[lineId];
        return amount === undefined ? [] : { lineId, price: { amount, currency } };
      }),
    };
  });
}
