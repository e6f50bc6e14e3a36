import { type Condition, type Order, type OrderLine, transitionsFrom } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { productCard, readShown, signedIn } from "../../fabrics/products/queries.ts";
import type { Db } from "../../platform/db/open.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { dayOf } from "../../platform/time/days.ts";
import { readHistory, stateBefore } from "../desk/history.ts";
import { actorOf } from "../desk/mover.ts";
import { readOrderRow } from "./list.ts";
import { cellsOfShipments, readGarment } from "./placing/garment.ts";
import { moneyOf } from "./placing/price.ts";
import { type LineSteps, readSteps } from "./progress/steps.ts";
import type { OrderLineTable } from "./tables.ts";

type Reader = { readonly customer: SignedIn; readonly translate: (english: string) => string; readonly now: Date };

/** Everything about one order; one of another company is not found. */
export async function readOrder(db: Db, orderId: string, reader: Reader): Promise<Order> {
  const row = await readOrderRow(db, orderId, reader);
  if (!row) throw refuse("notFound");
  const { address, message, thread_id, version, currency } = await db
    .selectFrom("orders")
    .select(["address", "message", "thread_id", "version", "currency"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom("order_lines").selectAll().where("order_id", "=", orderId).orderBy("place").execute();
  const steps = await readSteps(db, rows, dayOf(reader.now));
  const shipments = await db
    .selectFrom("shipments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("shipped_at")
    .orderBy("id")
    .execute();
  const garment = await readGarment(db, orderId, reader.translate);
  const cells = await cellsOfShipments(db, orderId);
  const met = await conditionsOf(db, orderId);
  const before = await stateBefore(db, orderId);
  return {
    ...row,
    lines: await linesOf(
      db,
      rows,
      { currency, steps, isOpen: row.status !== "cancelled", design: garment?.design ?? null },
      reader,
    ),
    garment,
    address,
    message,
    shipments: shipments.map((one) => ({
      shipmentId: one.id,
      lineId: one.line_id,
      carrier: one.carrier,
      trackingNo: one.tracking_no,
      shippedAt: one.shipped_at.toISOString(),
      etaDate: one.eta_date,
      rolls: one.rolls,
      quantity: { value: one.quantity, unit: rows.find(({ id }) => id === one.line_id)!.unit },
      cells: cells.get(one.id) ?? [],
      cartons: one.cartons,
      grossKg: one.gross_kg,
    })),
    history: await readHistory(db, orderId),
    threadId: thread_id,
    allowed: [
      ...new Set(
        transitionsFrom("order", row.status, actorOf(reader.customer))
          .filter(({ only, to }) => only === undefined || met.includes(only) || (only === "stateBefore" && to === before))
          .map(({ to }) => to as Order["status"]),
      ),
    ],
    version,
  };
}

async function linesOf(
  db: Db,
  rows: readonly Selectable<OrderLineTable>[],
  {
    currency,
    steps,
    isOpen,
    design,
  }: {
    currency: string | null;
    steps: ReadonlyMap<string, LineSteps>;
    isOpen: boolean;
    /** The garment that an order is of. */
    design: OrderLine["design"];
  },
  { translate }: Reader,
): Promise<OrderLine[]> {
  const shown = new Map(
    (
      await readShown(
        db,
        rows.flatMap(({ product_id }) => product_id ?? []),
      )
    ).map((row) => [row.id, row]),
  );
  const viewer = signedIn(translate);
  return rows.map((row) => {
    const made = steps.get(row.id)!;
    return {
      lineId: row.id,
      noticeDetailId: row.notice_detail_id,
      product: row.product_id === null ? null : productCard(shown.get(row.product_id)!, viewer),
      design: row.style_id === null ? null : design,
      color: row.color,
      note: row.note,
      productNum: row.quantity,
      unit: row.unit,
      supply: row.supply,
      price: moneyOf(row.price_amount, currency),
      subtotal: moneyOf(row.price_amount === null ? null : row.price_amount * row.quantity, currency),
      tolerancePct: row.tolerance_pct,
      deliveredNum: row.delivered,
      lateDays: isOpen ? made.lateDays : 0,
      steps: made.steps,
    };
  });
}

/** Which conditions of the state table an order meets now. */
export async function conditionsOf(db: Db, orderId: string): Promise<Condition[]> {
  const begun = await db
    .selectFrom("production_steps as step")
    .innerJoin("order_lines as line", "line.id", "step.line_id")
    .select(sql<boolean>`bool_or(step.state IN ('active', 'blocked', 'done'))`.as("any"))
    .select(sql<boolean>`bool_and(step.seq < 7 OR step.state = 'done')`.as("shipped"))
    .where("line.order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return [...(begun.any ? [] : (["nothingBegun"] as const)), ...(begun.shipped ? (["allShipped"] as const) : [])];
}
