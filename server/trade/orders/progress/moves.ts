import { asksReason, type BodyOf, type Condition, type moveOrder, type Order } from "@selvedge/contract";
import { sql } from "kysely";
import { makeOnce, type Once } from "../../../platform/db/once.ts";
import type { Db } from "../../../platform/db/open.ts";
import { invalid } from "../../../platform/invalid.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { addDays, dayOf } from "../../../platform/time/days.ts";
import { stateBefore } from "../../desk/history.ts";
import { moveState } from "../../desk/move.ts";
import { actorOf } from "../../desk/mover.ts";
import { giveBack } from "../placing/stock.ts";
import { conditionsOf, readOrder } from "../read.ts";
import { planSteps, STOCK_LEAD_DAYS, USUAL_LEAD_DAYS } from "./plan.ts";

type Acting = { readonly customer: SignedIn; readonly translate: (english: string) => string; readonly now: Date };
/** An order by the mill; without a version it is moved as it is. */
export type MillMove = Omit<BodyOf<typeof moveOrder>, "version"> & { readonly version?: number };
type Asked = { readonly orderId: string; readonly version?: number | undefined; readonly note?: string };

/** Cancels an order and gives its cloth back to the warehouse. */
const cancelWithin = (tx: Db, asked: Asked, acting: Acting): Promise<void> =>
  moving(tx, asked, "cancelled", acting, () => giveBack(tx, asked.orderId, acting.now));

export const cancel = (db: Db, asked: Asked, acting: Acting): Promise<Order> =>
  db.transaction().execute(async (tx) => {
    await cancelWithin(tx, asked, acting);
    return readOrder(tx, asked.orderId, acting);
  });

/** The customer has received it. */
export async function receiveWithin(tx: Db, asked: Asked, acting: Acting): Promise<Order> {
  await moving(tx, asked, "completed", acting);
  return readOrder(tx, asked.orderId, acting);
}

export const receive = (db: Db, asked: Asked, acting: Acting): Promise<Order> =>
  db.transaction().execute((tx) => receiveWithin(tx, asked, acting));

type Sent = { readonly body: BodyOf<typeof moveOrder>; readonly once: Once | null };

/** What the mill does with an order besides its production. The same key within a day gives the order that was moved. Errors: see `moveOrder`. */
export const moveByMill = (db: Db, { body, once }: Sent, acting: Acting): Promise<Order> =>
  db.transaction().execute(async (tx) => {
    const orderId = await makeOnce(tx, "order_moves", { once, now: acting.now }, async () => {
      await leadOn(tx, body, acting);
      return body.orderId;
    });
    return readOrder(tx, orderId, acting);
  });

/** As `moveByMill`, in the caller's transaction and without a key. */
export async function moveByMillWithin(tx: Db, body: MillMove, acting: Acting): Promise<Order> {
  await leadOn(tx, body, acting);
  return readOrder(tx, body.orderId, acting);
}

async function leadOn(tx: Db, body: MillMove, acting: Acting): Promise<void> {
  if (body.to === "cancelled") return cancelWithin(tx, body, acting);
  return moving(tx, body, body.to, acting, async (from) => {
    if (from !== "submitted") return;
    await setPrices(tx, body, acting);
    await plan(tx, body, acting);
  });
}

/** One transition of an order with what belongs to it. */
async function moving(
  tx: Db,
  { orderId, version, note }: Asked,
  to: Order["status"],
  acting: Acting,
  also: (from: string) => Promise<void> = async () => {},
): Promise<void> {
  let from = "";
  await moveState(tx, {
    kind: "order",
    id: orderId,
    version,
    to,
    by: acting.customer,
    now: acting.now,
    ...(note && { note }),
    met: async (record) => {
      from = record.status;
      return orderConditions(tx, orderId, to);
    },
    current: () => readOrder(tx, orderId, acting),
  });
  if (!note?.trim() && asksReason("order", { from, to, by: actorOf(acting.customer) }))
    throw invalid(acting.translate, {
      path: "note",
      rule: "required",
      message: "Please give a reason; the customer reads it.",
    });
  await also(from);
}

/** The conditions an order meets on its way to `to`. */
export async function orderConditions(tx: Db, orderId: string, to: string): Promise<Condition[]> {
  const met = await conditionsOf(tx, orderId);
  return (await stateBefore(tx, orderId)) === to ? [...met, "stateBefore"] : met;
}

/** Gives prices to lines that were on request; without all of them an order is not confirmed. */
async function setPrices(tx: Db, { orderId, prices = [] }: MillMove, { translate }: Acting): Promise<void> {
  const open = await tx
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", orderId)
    .where("price_amount", "is", null)
    .execute();
  if (open.length === 0) return;
  const given = new Map(prices.map(({ lineId, price }) => [lineId, price]));
  const currencies = new Set(open.map(({ id }) => given.get(id)?.currency));
  const { currency } = await tx.selectFrom("orders").select("currency").where("id", "=", orderId).executeTakeFirstOrThrow();
  if (currency) currencies.add(currency);
  if (currencies.size !== 1 || currencies.has(undefined))
    throw invalid(translate, { path: "prices", rule: "required", message: "Every line needs a price in one currency." });
  for (const { id } of open)
    await tx
      .updateTable("order_lines")
      .set({ price_amount: given.get(id)!.amount })
      .where("id", "=", id)
      .execute();
  await tx
    .updateTable("orders")
    .set({
      currency: [...currencies][0]!,
      total_amount: sql<number>`(SELECT sum(price_amount::bigint * quantity) FROM order_lines WHERE order_id = ${orderId})`,
    })
    .where("id", "=", orderId)
    .execute();
}

/** Plans every line's steps until the promised day: the one given, or as long as the slowest line usually takes. */
async function plan(tx: Db, { orderId, promisedDate }: MillMove, { now, translate }: Acting): Promise<void> {
  const today = dayOf(now);
  if (promisedDate && promisedDate < today)
    throw invalid(translate, { path: "promisedDate", rule: "future", message: "This day has passed." });
  const { kind } = await tx.selectFrom("orders").select("kind").where("id", "=", orderId).executeTakeFirstOrThrow();
  // How long a garment takes is nowhere said but here.
  if (kind === "garment" && !promisedDate)
    throw invalid(translate, { path: "promisedDate", rule: "required", message: "Say which day it is promised for." });
  const lines = await tx.selectFrom("order_lines").selectAll().where("order_id", "=", orderId).execute();
  const days = lines.map((line) => (line.supply === "stock" ? STOCK_LEAD_DAYS : (line.lead_days ?? USUAL_LEAD_DAYS)));
  const until = promisedDate ?? addDays(today, Math.max(...days));
  for (const [i, line] of lines.entries()) {
    const skipped = await tx
      .selectFrom("production_steps")
      .select("step")
      .where("line_id", "=", line.id)
      .where("state", "=", "skipped")
      .execute();
    const end = addDays(today, days[i]!);
    const steps = planSteps(kind, new Set(skipped.map(({ step }) => step)), today, promisedDate || end > until ? until : end);
    await sql`
      UPDATE production_steps SET planned_start = said.begins, planned_end = said.ends
      FROM jsonb_to_recordset(${JSON.stringify(
        steps.map((one) => ({ step: one.step, begins: one.plannedStart, ends: one.plannedEnd })),
      )}::jsonb) AS said (step text, begins date, ends date)
      WHERE line_id = ${line.id} AND production_steps.step = said.step`.execute(tx);
  }
  await tx.updateTable("orders").set({ promised_date: until }).where("id", "=", orderId).execute();
}

/** Refuses what is said of an order that is not being made. */
export function requireInTheMill(status: string): void {
  if (!["confirmed", "inProduction", "partShipped"].includes(status))
    throw refuse("stepNotAllowed", { state: status, allowed: [] });
}
