import { type BodyOf, type DataOf, type listRfq, QUOTATION_STATES, type QuotationRow } from "@selvedge/contract";
import { type RawBuilder, sql } from "kysely";
import { productCard, readShown, signedIn } from "../../fabrics/products/queries.ts";
import type { Db } from "../../platform/db/open.ts";
import { countsOf, offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { dayOf, daysBetween } from "../../platform/time/days.ts";
import { moneyOf } from "../orders/placing/price.ts";
import { unreadBySubject } from "../threads/unread.ts";

export type Reader = { readonly customer: SignedIn; readonly translate: (english: string) => string; readonly now: Date };
type Asked = BodyOf<typeof listRfq>;

type Row = {
  id: string;
  number: string;
  status: QuotationRow["status"];
  company: string;
  valid_until: string | null;
  created_at: Date;
  line_count: number;
  product_id: string;
  code: string;
  currency: string;
  /** Bigints, as text. */
  target: string | null;
  quoted: string | null;
  order_id: string | null;
};

/** Every quotation somebody may see, with what its lines come to: a sum is there only where every line has a price. */
const quotationsSeen = ({ customer }: Pick<Reader, "customer">) => sql`
  SELECT q.id, q.number, q.status, q.valid_until, q.created_at, c.name AS company, l.*, p.code, o.id AS order_id
  FROM quotations q
  JOIN companies c ON c.id = q.company_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS line_count, (array_agg(product_id ORDER BY place))[1] AS product_id, min(currency) AS currency,
      CASE WHEN count(target_amount) = count(*) THEN sum(target_amount::bigint * quantity) END AS target,
      CASE WHEN count(quoted_amount) = count(*) THEN sum(quoted_amount::bigint * quantity) END AS quoted
    FROM quotation_lines WHERE quotation_id = q.id) l
  JOIN products p ON p.id = l.product_id
  LEFT JOIN orders o ON o.quotation_id = q.id
  WHERE ${isStaff(customer.role) ? sql`true` : sql`q.company_id = ${customer.companyId}`}`;

/** One page of quotations, newest first, and how many there are of every state whatever is asked for. */
export async function listQuotations(db: Db, asked: Asked, reader: Reader): Promise<DataOf<typeof listRfq>> {
  const seen = quotationsSeen(reader);
  const found = sql`WITH seen AS (${seen}) SELECT seen.* FROM seen WHERE ${wanted(asked)}`;
  const { rows } = await sql<Row>`
    ${found} ORDER BY created_at DESC, number DESC LIMIT ${asked.pageSize} OFFSET ${offsetOf(asked)}`.execute(db);
  const total = await sql<{ total: number }>`SELECT count(*)::int AS total FROM (${found}) f`.execute(db);
  const counted = await sql<{ status: QuotationRow["status"]; count: number }>`
    WITH seen AS (${seen}) SELECT status, count(*)::int AS count FROM seen GROUP BY status`.execute(db);
  return {
    ...pageOf(total.rows[0]!.total, await rowsOf(db, rows, reader), asked),
    counts: countsOf(QUOTATION_STATES, counted.rows),
  };
}

/** What is left of the quotations seen. */
function wanted({ status, keyword }: Pick<Asked, "status" | "keyword">): RawBuilder<boolean> {
  const states = status === undefined ? [] : [status].flat();
  const like = keyword ? `%${keyword.replace(/[\\%_]/g, "\\$&")}%` : null;
  const parts = [
    states.length > 0 ? sql`status = any(${states})` : null,
    like
      ? sql`(number ILIKE ${like} OR company ILIKE ${like} OR EXISTS (
        SELECT FROM quotation_lines line JOIN products product ON product.id = line.product_id
        WHERE line.quotation_id = seen.id AND product.code ILIKE ${like}))`
      : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? sql<boolean>`${sql.join(parts, sql` AND `)}` : sql<boolean>`true`;
}

/** The row of one quotation and its currency, or nothing when it is not there for the reader. */
export async function readQuotationRow(db: Db, id: string, reader: Reader) {
  const { rows } = await sql<Row>`WITH seen AS (${quotationsSeen(reader)}) SELECT seen.* FROM seen WHERE id = ${id}`.execute(db);
  const [row] = await rowsOf(db, rows, reader);
  return row ? { row, currency: rows[0]!.currency } : null;
}

async function rowsOf(db: Db, rows: readonly Row[], { customer, translate, now }: Reader): Promise<QuotationRow[]> {
  const viewer = signedIn(translate);
  const shown = await readShown(
    db,
    rows.map(({ product_id }) => product_id),
  );
  const pictures = new Map(shown.map((row) => [row.id, productCard(row, viewer).productImg]));
  const unread = await unreadBySubject(
    db,
    customer,
    "rfq",
    rows.map(({ id }) => id),
  );
  const money = (amount: string | null, currency: string) => moneyOf(amount === null ? null : Number(amount), currency);
  return rows.map((row) => ({
    rfqId: row.id,
    rfqNo: row.number,
    status: row.status,
    company: row.company,
    productImg: pictures.get(row.product_id) ?? "",
    productCode: row.code,
    lineCount: row.line_count,
    target: money(row.target, row.currency),
    quoted: money(row.quoted, row.currency),
    createdAt: row.created_at.toISOString(),
    validUntil: row.valid_until,
    daysLeft: row.status === "quoted" && row.valid_until ? daysBetween(dayOf(now), row.valid_until) : null,
    orderId: row.order_id,
    unread: unread.get(row.id) ?? 0,
  }));
}
