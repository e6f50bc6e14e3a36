import {
  type BodyOf,
  type DesignCard,
  type myOrder,
  ORDER_KINDS,
  ORDER_STATES,
  type OrderPage,
  type OrderRow,
  STEPS_OF,
} from "@selvedge/contract";
import { type RawBuilder, sql } from "kysely";
import { productCard, readShown, signedIn } from "../../fabrics/products/queries.ts";
import { readStyleCards } from "../../garments/styles/queries.ts";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { dayOf } from "../../platform/time/days.ts";
import { moneyOf } from "./placing/price.ts";

type Asked = BodyOf<typeof myOrder>;
type Wanted = Pick<Asked, "kind" | "productId"> & Partial<Asked>;
type Reader = { readonly customer: SignedIn; readonly translate: (english: string) => string; readonly now: Date };

type Row = {
  id: string;
  number: string;
  kind: OrderRow["kind"];
  status: OrderRow["status"];
  company: string;
  po_number: string;
  total_amount: string | null;
  currency: string | null;
  created_at: Date;
  requested_date: string | null;
  promised_date: string | null;
  line_count: number;
  quantity: number;
  delivered: number;
  unit: OrderRow["quantity"]["unit"];
  product_id: string | null;
  style_id: string | null;
  current_seq: number | null;
  finished: number;
  late_days: number;
  unread: number;
  total: number;
};

const UNDER_WAY = ["confirmed", "inProduction", "partShipped", "onHold"] as const;

/** Every order somebody may see, with how far and how late it is today. A line is as late as its last step that is done or its first that is not. */
export const ordersSeen = ({ customer, now }: Pick<Reader, "customer" | "now">) => sql`
  SELECT o.*, c.name AS company, l.*,
    CASE WHEN o.status = 'cancelled' THEN 0 ELSE l.late END AS late_days
  FROM orders o
  JOIN companies c ON c.id = o.company_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS line_count, sum(line.quantity)::int AS quantity, sum(line.delivered)::int AS delivered,
      min(line.unit) AS unit, (array_agg(line.product_id ORDER BY line.place))[1] AS product_id,
      (array_agg(line.style_id ORDER BY line.place))[1] AS style_id,
      min(current.seq)::int AS current_seq, avg(done.steps)::float8 AS finished,
      max(greatest(0, current.slip, last.slip))::int AS late
    FROM order_lines line
    LEFT JOIN LATERAL (
      SELECT seq, ${dayOf(now)}::date - planned_end AS slip FROM production_steps
      WHERE line_id = line.id AND state NOT IN ('done', 'skipped') ORDER BY seq LIMIT 1) current ON true
    LEFT JOIN LATERAL (
      SELECT actual_end - planned_end AS slip FROM production_steps
      WHERE line_id = line.id AND state = 'done' ORDER BY seq DESC LIMIT 1) last ON true
    CROSS JOIN LATERAL (
      SELECT count(*) AS steps FROM production_steps
      WHERE line_id = line.id AND state IN ('done', 'skipped')) done
    WHERE line.order_id = o.id
  ) l
  WHERE ${isStaff(customer.role) ? sql`true` : sql`o.company_id = ${customer.companyId}`}`;

/** Whether an order seen is under way and behind its plan. */
export const isLate = sql`(status = any(${[...UNDER_WAY]}) AND late_days > 0)`;

const ORDERS: Readonly<Record<Asked["sort"], RawBuilder<unknown>>> = {
  created: sql`created_at DESC, number DESC`,
  promised: sql`promised_date ASC NULLS LAST, number DESC`,
  late: sql`CASE WHEN ${isLate} THEN late_days ELSE 0 END DESC, created_at DESC, number DESC`,
  total: sql`total_amount DESC NULLS LAST, number DESC`,
};

/** One page of orders, and how many of the kind and the fabric there are of every state whatever else is asked for. */
export async function listOrders(db: Db, asked: Asked, reader: Reader): Promise<OrderPage> {
  const { pageNum, pageSize } = asked;
  const seen = ordersSeen(reader);
  const { rows } = await sql<Row>`
    WITH seen AS (${seen})
    SELECT seen.*, count(*) OVER ()::int AS total, (
      SELECT count(*)::int FROM thread_messages message
      LEFT JOIN thread_reads reads ON reads.thread_id = message.thread_id AND reads.user_id = ${reader.customer.userId}
      WHERE message.thread_id = seen.thread_id AND message.user_id <> ${reader.customer.userId}
        AND (reads.read_at IS NULL OR message.created_at > reads.read_at)) AS unread
    FROM seen WHERE ${wanted(asked)}
    ORDER BY ${ORDERS[asked.sort]} LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`.execute(db);
  const counted = await sql<{ status: OrderRow["status"]; count: number; late: number }>`
    WITH seen AS (${seen})
    SELECT status, count(*)::int AS count, (count(*) FILTER (WHERE ${isLate}))::int AS late
    FROM seen WHERE ${wanted({ kind: asked.kind, productId: asked.productId })} GROUP BY status`.execute(db);
  const shown = await shownOf(db, rows, reader.translate);
  const total = rows[0]?.total ?? (pageNum > 1 ? (await listOrders(db, { ...asked, pageNum: 1, pageSize: 1 }, reader)).total : 0);
  const by = new Map(counted.rows.map((row) => [row.status, row.count]));
  const counts = Object.fromEntries(ORDER_STATES.map((state) => [state, by.get(state) ?? 0]));
  return {
    list: rows.map((row) => orderRow(row, shown)),
    total,
    pageNum,
    pageSize,
    pages: Math.ceil(total / pageSize),
    counts: { ...counts, late: counted.rows.reduce((sum, { late }) => sum + late, 0) } as OrderPage["counts"],
  };
}

/** What is left of the orders seen. */
function wanted({ kind, productId, status, step, late, keyword, dateFrom, dateTo }: Wanted): RawBuilder<boolean> {
  const states = status === undefined ? [] : [status].flat();
  const like = keyword ? `%${keyword.replace(/[\\%_]/g, "\\$&")}%` : null;
  const parts = [
    kind && sql`kind = ${kind}`,
    productId && sql`EXISTS (SELECT FROM order_lines line WHERE line.order_id = seen.id AND line.product_id = ${productId})`,
    states.length > 0 && sql`status = any(${states})`,
    step && sql`(${isAtStep(step)} AND status NOT IN ('submitted', 'cancelled'))`,
    late && isLate,
    dateFrom && sql`created_at >= ${dateFrom}::date`,
    dateTo && sql`created_at < ${dateTo}::date + 1`,
    like &&
      sql`(number ILIKE ${like} OR po_number ILIKE ${like} OR EXISTS (
        SELECT FROM order_lines line LEFT JOIN products product ON product.id = line.product_id
        LEFT JOIN styles style ON style.id = line.style_id
        WHERE line.order_id = seen.id AND (product.code ILIKE ${like} OR style.name ILIKE ${like})))`,
  ].filter((part) => part !== false && part !== undefined && part !== null && part !== "");
  return parts.length > 0 ? sql<boolean>`${sql.join(parts, sql` AND `)}` : sql<boolean>`true`;
}

/** Where the order's kind has the step; one that both kinds have is its last in each. */
const isAtStep = (step: NonNullable<Asked["step"]>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    ORDER_KINDS.filter((kind) => STEPS_OF[kind].includes(step)).map(
      (kind) => sql`(kind = ${kind} AND current_seq = ${STEPS_OF[kind].indexOf(step) + 1})`,
    ),
    sql` OR `,
  )})`;

type Shown = { readonly fabrics: ReadonlyMap<string, string>; readonly styles: ReadonlyMap<string, DesignCard> };

/** What the rows show of their first fabric or their garment. */
async function shownOf(db: Db, rows: readonly Row[], translate: Reader["translate"]): Promise<Shown> {
  const viewer = signedIn(translate);
  const fabrics = await readShown(
    db,
    rows.flatMap(({ product_id }) => product_id ?? []),
  );
  const styles = await readStyleCards(
    db,
    rows.flatMap(({ style_id }) => style_id ?? []),
    translate,
  );
  return { fabrics: new Map(fabrics.map((row) => [row.id, productCard(row, viewer).productImg])), styles };
}

/** The row of one order, or nothing when it is not there for the reader. */
export async function readOrderRow(db: Db, orderId: string, reader: Reader): Promise<OrderRow | null> {
  const { rows } = await sql<Row>`
    WITH seen AS (${ordersSeen(reader)}) SELECT seen.*, 0 AS unread FROM seen WHERE id = ${orderId}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  return orderRow(row, await shownOf(db, [row], reader.translate));
}

/** Whether the mill has confirmed an order that is not cancelled since. */
export const isConfirmed = ({ status }: Pick<OrderRow, "status">): boolean => status !== "submitted" && status !== "cancelled";

function orderRow(row: Row, shown: Shown): OrderRow {
  const steps = STEPS_OF[row.kind];
  const style = row.style_id === null ? undefined : shown.styles.get(row.style_id);
  const isPlanned = isConfirmed(row);
  const current = row.current_seq === null ? "shipped" : steps[row.current_seq - 1]!;
  return {
    orderId: row.id,
    orderNo: row.number,
    kind: row.kind,
    status: row.status,
    company: row.company,
    poNumber: row.po_number,
    productImg: style?.designImg ?? (row.product_id && shown.fabrics.get(row.product_id)) ?? "",
    styleName: style?.name ?? "",
    lineCount: row.line_count,
    quantity: { value: row.quantity, unit: row.unit },
    delivered: { value: row.delivered, unit: row.unit },
    total: moneyOf(row.total_amount === null ? null : Number(row.total_amount), row.currency),
    createdAt: row.created_at.toISOString(),
    requestedDate: row.requested_date,
    promisedDate: row.promised_date,
    currentStep: isPlanned ? current : null,
    progress: isPlanned ? row.finished / steps.length : 0,
    lateDays: row.late_days,
    unread: row.unread,
  };
}
