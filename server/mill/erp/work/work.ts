import {
  ALL_STEP_KEYS,
  type DataOf,
  type erpManageList,
  LAP_DIP_STATES,
  ORDER_STATES,
  QUOTATION_STATES,
  SAMPLE_STATES,
  type StepKey,
  WORK_KINDS,
  type WorkItem,
  type WorkKind,
} from "@selvedge/contract";
import { type RawBuilder, sql } from "kysely";
import { productCard, readShown, signedIn } from "../../../fabrics/products/queries.ts";
import { styleFileUrl } from "../../../garments/styles/queries.ts";
import type { Db } from "../../../platform/db/open.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { dayOf } from "../../../platform/time/days.ts";
import { unreadBySubject } from "../../../trade/threads/unread.ts";

export type Reader = { readonly customer: SignedIn; readonly translate: (english: string) => string; readonly now: Date };

type Row = {
  kind: WorkKind;
  id: string;
  number: string;
  company: string;
  state: string;
  /** At which the lines of an order stand, the first first. */
  steps: StepKey[] | null;
  due: string | null;
  late: number;
  waiting: boolean;
  /** Null for a garment. */
  product_id: string | null;
  /** The picture of a garment that is ordered. */
  picture_hash: string | null;
  style_company_id: string | null;
  code: string | null;
  more: number;
  updated_at: Date;
  in_charge_id: string | null;
  in_charge_name: string | null;
  total: number;
};

const firstLine = (lines: "order_lines" | "quotation_lines", record: "order_id" | "quotation_id") => sql`
  CROSS JOIN LATERAL (
    SELECT (array_agg(product_id ORDER BY place))[1] AS product_id, count(*)::int - 1 AS more
    FROM ${sql.table(lines)} WHERE ${sql.ref(record)} = r.id) line`;

/** The steps at which the lines of an order `r` stand while it is made, the first first. */
const stepsOfOrder = sql`
  CASE WHEN r.status = any(${["confirmed", "inProduction", "partShipped", "onHold"]}) THEN (
    SELECT array_agg(at.step ORDER BY at.seq) FROM order_lines l CROSS JOIN LATERAL (
      SELECT step, seq FROM production_steps WHERE line_id = l.id AND state NOT IN ('done', 'skipped') ORDER BY seq LIMIT 1) at
    WHERE l.order_id = r.id) END`;
const NO_STEPS = sql`NULL::text[]`;

/** Each kind of record as work. `waiting` says that the mill has the next step. */
const WORK: Readonly<Record<WorkKind, RawBuilder<unknown>>> = {
  order: sql`
    SELECT 'order' AS kind, r.id, r.number, r.company_id, r.status AS state, ${stepsOfOrder} AS steps, r.promised_date AS due,
      r.status = 'submitted' AS waiting, line.product_id,
      (SELECT style_id FROM order_lines WHERE order_id = r.id AND style_id IS NOT NULL LIMIT 1) AS style_id, line.more, r.updated_at
    FROM orders r ${firstLine("order_lines", "order_id")}`,
  rfq: sql`
    SELECT 'rfq' AS kind, r.id, r.number, r.company_id, r.status AS state, ${NO_STEPS} AS steps, NULL::date AS due,
      r.status IN ('requested', 'countered') AS waiting, line.product_id, NULL AS style_id, line.more, r.updated_at
    FROM quotations r ${firstLine("quotation_lines", "quotation_id")}`,
  lapDip: sql`
    SELECT 'lapDip' AS kind, r.id, r.number, r.company_id, r.status AS state, ${NO_STEPS} AS steps, r.due_date AS due,
      r.status IN ('requested', 'inLab', 'rejected') AS waiting, r.product_id, NULL AS style_id, 0 AS more, r.updated_at
    FROM lap_dips r`,
  sample: sql`
    SELECT 'sample' AS kind, r.id, r.number, r.company_id, r.status AS state, ${NO_STEPS} AS steps, coalesce(r.promised_date, r.requested_date) AS due,
      r.status IN ('requested', 'confirmed', 'preparing') AS waiting, line.product_id, NULL AS style_id, line.more, r.updated_at
    FROM samples r
    CROSS JOIN LATERAL (
      SELECT (array_agg(product_id ORDER BY sort))[1] AS product_id, count(*)::int - 1 AS more
      FROM sample_items WHERE sample_id = r.id) line`,
};

type WorkList = DataOf<typeof erpManageList>;
/** The states of each kind in the order in which they come. */
const STATES: Readonly<Record<WorkKind, readonly string[]>> = {
  order: ORDER_STATES,
  rfq: QUOTATION_STATES,
  lapDip: LAP_DIP_STATES,
  sample: SAMPLE_STATES,
};

/** Of cloth, then of garments; both end with what leaves the mill. */
const STEPS: readonly StepKey[] = [...ALL_STEP_KEYS.filter((step) => step !== "shipped"), "shipped"];

/** States in which nothing is left for the mill to do. */
const OVER: Readonly<Record<WorkKind, readonly string[]>> = {
  order: ["shipped", "completed", "cancelled"],
  rfq: ["accepted", "declined", "expired"],
  lapDip: ["approved", "cancelled"],
  sample: ["received", "commented", "refused", "cancelled"],
};

const underWay = (kind: WorkKind) => sql`r.status <> all(${[...OVER[kind]]})`;

/** States in which nothing is late: the mill has sent it on, waits for the customer, or it is over. */
const NEVER_LATE = [...new Set(["quoted", "onHold", "sent", ...Object.values(OVER).flat()])];

/** Work of some kinds with its company and fabric: what is under way, or the records `r` of a condition whatever their state. */
const workSeen = (kinds: readonly WorkKind[], now: Date, which: (kind: WorkKind) => RawBuilder<unknown> = underWay) => sql`
  SELECT w.*, c.name AS company, coalesce(p.code, y.name) AS code, y.picture_hash, y.company_id AS style_company_id,
    i.user_id AS in_charge_id, person.name AS in_charge_name,
    CASE WHEN w.state = any(${NEVER_LATE}) THEN 0 ELSE greatest(0, coalesce(${dayOf(now)}::date - w.due, 0)) END AS late
  FROM (${sql.join(
    kinds.map((kind) => sql`${WORK[kind]} WHERE ${which(kind)}`),
    sql` UNION ALL `,
  )}) w
  JOIN companies c ON c.id = w.company_id
  LEFT JOIN products p ON p.id = w.product_id
  LEFT JOIN styles y ON y.id = w.style_id
  LEFT JOIN in_charge i ON i.kind = w.kind AND i.record_id = w.id
  LEFT JOIN users person ON person.id = i.user_id`;

type Asked = {
  readonly kinds: readonly WorkKind[];
  /** What the reader is in charge of. */
  readonly mine?: boolean | undefined;
  readonly waiting?: boolean | undefined;
  readonly late?: boolean | undefined;
  readonly state?: string | undefined;
  readonly step?: StepKey | undefined;
  readonly companyId?: string | undefined;
  /** Days, both included. */
  readonly dueFrom?: string | undefined;
  readonly dueTo?: string | undefined;
  readonly keyword?: string | undefined;
  readonly limit: number;
  readonly offset: number;
};

const isOf = ({ customer }: Pick<Reader, "customer">) => sql`in_charge_id = ${customer.userId}`;

/** What is due first, then what has waited longest. */
export async function readWork(db: Db, asked: Asked, reader: Reader): Promise<{ list: WorkItem[]; total: number }> {
  const like = asked.keyword ? `%${asked.keyword.replace(/[\\%_]/g, "\\$&")}%` : null;
  const conditions = [
    asked.mine ? isOf(reader) : null,
    asked.waiting ? sql`waiting` : null,
    asked.late ? sql`late > 0` : null,
    asked.state ? sql`state = ${asked.state}` : null,
    asked.step ? sql`${asked.step} = any(steps)` : null,
    asked.companyId ? sql`company_id = ${asked.companyId}` : null,
    asked.dueFrom ? sql`due >= ${asked.dueFrom}::date` : null,
    asked.dueTo ? sql`due <= ${asked.dueTo}::date` : null,
    like ? sql`(number ILIKE ${like} OR company ILIKE ${like} OR code ILIKE ${like})` : null,
  ].filter((one) => one !== null);
  const { rows } = await sql<Row>`
    WITH seen AS (${workSeen(asked.kinds, reader.now)})
    SELECT seen.*, count(*) OVER ()::int AS total FROM seen
    WHERE ${conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`}
    ORDER BY late DESC, due ASC NULLS LAST, waiting DESC, updated_at ASC, id
    LIMIT ${asked.limit} OFFSET ${asked.offset}`.execute(db);
  return { list: await itemsOf(db, rows, reader), total: rows[0]?.total ?? 0 };
}

const MAX_COMPANIES = 500;
type Chosen = Pick<Asked, "companyId" | "step"> & {
  readonly state?: WorkList["states"][number]["state"] | undefined;
  readonly now: Date;
};

/** What the work of a kind that is under way can be chosen by, with how much there is of each; what is chosen stays among it when there is none left. */
export async function choicesOfWork(
  db: Db,
  kind: WorkKind,
  { state: chosen, step: chosenStep, companyId, now }: Chosen,
): Promise<Pick<WorkList, "states" | "steps" | "companies">> {
  const seen = sql`WITH seen AS (${workSeen([kind], now)})`;
  const states = await sql<WorkList["states"][number]>`
    ${seen} SELECT state, count(*)::int AS count FROM seen GROUP BY state`.execute(db);
  const steps = await sql<WorkList["steps"][number]>`
    ${seen} SELECT step, count(DISTINCT id)::int AS count FROM seen CROSS JOIN LATERAL unnest(steps) step GROUP BY step`.execute(
    db,
  );
  const companies = await sql<WorkList["companies"][number]>`
    ${seen} SELECT c.id AS "companyId", c.name, count(seen.id)::int AS count
    FROM companies c LEFT JOIN seen ON seen.company_id = c.id
    WHERE seen.id IS NOT NULL OR c.id = ${companyId ?? null}
    GROUP BY c.id, c.name ORDER BY c.name, c.id LIMIT ${MAX_COMPANIES}`.execute(db);
  const counted = states.rows;
  if (chosen && !counted.some(({ state }) => state === chosen)) counted.push({ state: chosen, count: 0 });
  if (chosenStep && !steps.rows.some(({ step }) => step === chosenStep)) steps.rows.push({ step: chosenStep, count: 0 });
  const places = STATES[kind];
  return {
    states: counted.toSorted((a, b) => places.indexOf(a.state) - places.indexOf(b.state)),
    steps: steps.rows.toSorted((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step)),
    companies: companies.rows,
  };
}

/** One piece of work, also when it is over; nothing when it is not there. */
export async function readOne(db: Db, kind: WorkKind, id: string, reader: Reader): Promise<WorkItem | null> {
  const { rows } = await sql<Row>`
    WITH seen AS (${workSeen([kind], reader.now, () => sql`r.id = ${id}`)}) SELECT seen.*, 1 AS total FROM seen`.execute(db);
  return (await itemsOf(db, rows, reader))[0] ?? null;
}

/** How many records with the same end of their number are shown. */
const MAX_FOUND = 12;

/** Records of all kinds whose number is the given one, or else those whose number ends so, the last changed first; also those that are over. */
export async function findWork(db: Db, number: string, reader: Reader): Promise<WorkItem[]> {
  const likeEnd = `%${number.replace(/[\\%_]/g, "\\$&")}`;
  const { rows } = await sql<Row>`
    WITH seen AS (${workSeen(WORK_KINDS, reader.now, () => sql`r.number ILIKE ${likeEnd}`)})
    SELECT seen.*, 0 AS total FROM seen ORDER BY updated_at DESC, id LIMIT ${MAX_FOUND}`.execute(db);
  const exact = rows.filter((row) => row.number.toLowerCase() === number.toLowerCase());
  return itemsOf(db, exact.length > 0 ? exact : rows, reader);
}

/** Where the words are that came with a record of each kind. */
const NOTES: Readonly<Record<WorkKind, readonly [table: string, column: string]>> = {
  order: ["orders", "message"],
  rfq: ["quotations", "note"],
  lapDip: ["lap_dips", "note"],
  sample: ["samples", "note"],
};

/** What the customer wrote when it was asked for. */
export async function noteOf(db: Db, kind: WorkKind, id: string): Promise<string> {
  const [table, column] = NOTES[kind];
  const { rows } = await sql<{
    note: string;
  }>`SELECT ${sql.ref(column)} AS note FROM ${sql.table(table)} WHERE id = ${id}`.execute(db);
  return rows[0]?.note ?? "";
}

/** How much there is of every kind, or of what the reader is in charge of. */
export async function countWork(db: Db, reader: Pick<Reader, "customer" | "now">, { mine = false } = {}) {
  const kinds = Object.keys(WORK) as WorkKind[];
  const { rows } = await sql<{ kind: WorkKind; open: number; waiting: number; late: number }>`
    WITH seen AS (${workSeen(kinds, reader.now)})
    SELECT kind, count(*)::int AS open, (count(*) FILTER (WHERE waiting))::int AS waiting,
      (count(*) FILTER (WHERE late > 0))::int AS late
    FROM seen WHERE ${mine ? isOf(reader) : sql`true`} GROUP BY kind`.execute(db);
  return kinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, open: 0, waiting: 0, late: 0 });
}

async function itemsOf(db: Db, rows: readonly Row[], { customer, translate }: Reader): Promise<WorkItem[]> {
  const viewer = signedIn(translate);
  const shown = await readShown(
    db,
    rows.flatMap(({ product_id }) => product_id ?? []),
  );
  const pictures = new Map(shown.map((row) => [row.id, productCard(row, viewer).productImg]));
  const unread = new Map<string, number>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    for (const [id, count] of await unreadBySubject(db, customer, kind, ids)) unread.set(id, count);
  }
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    number: row.number,
    company: row.company,
    title: row.product_id === null ? translate(row.code ?? "") : (row.code ?? ""),
    more: row.more,
    productImg: row.picture_hash
      ? styleFileUrl(row.style_company_id, row.picture_hash)
      : ((row.product_id && pictures.get(row.product_id)) ?? ""),
    state: row.state,
    step: row.steps?.[0] ?? null,
    dueDate: OVER[row.kind].includes(row.state) ? null : row.due,
    lateDays: row.late,
    waiting: row.waiting,
    unread: unread.get(row.id) ?? 0,
    inCharge: row.in_charge_id === null ? null : { userId: row.in_charge_id, name: row.in_charge_name ?? "" },
    changedAt: row.updated_at.toISOString(),
  }));
}
