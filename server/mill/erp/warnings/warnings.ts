import { type StepKey, WARNING_LEVELS, type Warning, type WarningLevel, type WarningRule } from "@selvedge/contract";
import { STEP_NAMES } from "@selvedge/contract/step-names";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { sayNotice } from "../../../platform/notices/say.ts";
import type { NoticeValue } from "../../../platform/notices/tables.ts";
import { dayOf } from "../../../platform/time/days.ts";
import { isLineOver } from "../../../trade/orders/placing/stock.ts";
import type { Reader } from "../work/work.ts";

type Row = {
  rule: WarningRule;
  level: WarningLevel;
  kind: Warning["kind"];
  id: string;
  number: string;
  company: string;
  since: string;
  days: number;
  step: StepKey | null;
  code: string | null;
  note: string | null;
  by_name: string | null;
  word_at: Date | null;
  snoozed_until: string | null;
  handed_to: string | null;
  handed_name: string | null;
};

/** Days after which a late step is a high warning; before a wished day that something is said; that a parcel may take. */
const HIGH_AFTER_DAYS = 5;

const NEAR_DAYS = 2;

const PARCEL_DAYS = 14;

/** A message is answered within a day; after three it is a high warning. */
const ANSWER_DAYS = 1;

const HIGH_ANSWER_DAYS = 3;

/** Every warning of today, one row for each cause, from the records as they are. */
const causes = (now: Date) => {
  const today = sql`${dayOf(now)}::date`;
  return sql`
  SELECT 'lateStep' AS rule, CASE WHEN ${today} - s.planned_end > ${HIGH_AFTER_DAYS} THEN 'high' ELSE 'medium' END AS level,
    'order' AS kind, o.id, o.number, o.company_id, s.planned_end AS since, ${today} - s.planned_end AS days,
    s.step, coalesce(p.code, y.name) AS code, l.id AS cause
  FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN products p ON p.id = l.product_id
  LEFT JOIN styles y ON y.id = l.style_id
  CROSS JOIN LATERAL (
    SELECT step, planned_end FROM production_steps
    WHERE line_id = l.id AND state NOT IN ('done', 'skipped') ORDER BY seq LIMIT 1) s
  WHERE o.status IN ('confirmed', 'inProduction', 'partShipped') AND s.planned_end < ${today}
  UNION ALL
  SELECT 'promiseAtRisk', CASE WHEN o.promised_date < ${today} THEN 'high' ELSE 'medium' END,
    'order', o.id, o.number, o.company_id, o.promised_date, ${today} - o.promised_date, NULL, NULL, o.id
  FROM orders o
  CROSS JOIN LATERAL (
    SELECT max(greatest(0, ${today} - s.planned_end)) AS slip FROM order_lines l JOIN production_steps s ON s.line_id = l.id
    WHERE l.order_id = o.id AND s.state IN ('active', 'blocked')) late
  CROSS JOIN LATERAL (
    SELECT max(s.planned_end) AS planned FROM order_lines l JOIN production_steps s ON s.line_id = l.id
    WHERE l.order_id = o.id AND s.state NOT IN ('done', 'skipped')) last
  WHERE o.status IN ('confirmed', 'inProduction', 'partShipped', 'onHold') AND o.promised_date IS NOT NULL
    AND (o.promised_date < ${today} OR last.planned + coalesce(late.slip, 0) > o.promised_date)
  UNION ALL
  SELECT 'lapDipWaiting', CASE WHEN d.due_date < ${today} THEN 'high' ELSE 'medium' END,
    'lapDip', d.id, d.number, d.company_id, d.due_date, ${today} - d.due_date, NULL, p.code, d.id
  FROM lap_dips d JOIN products p ON p.id = d.product_id
  WHERE d.status IN ('requested', 'inLab', 'rejected') AND d.due_date <= ${today} + ${NEAR_DAYS}::int
  UNION ALL
  SELECT 'sampleNotReceived', 'low', 'sample', a.id, a.number, a.company_id, a.updated_at::date,
    ${today} - a.updated_at::date, NULL, a.number, a.id
  FROM samples a
  WHERE a.status = 'sent' AND a.updated_at::date < ${today} - ${PARCEL_DAYS}::int
  UNION ALL
  SELECT 'unanswered', CASE WHEN ${today} - last.at::date > ${HIGH_ANSWER_DAYS} THEN 'high' ELSE 'medium' END,
    CASE WHEN t.about_kind IN ('order', 'rfq', 'lapDip', 'sample') THEN t.about_kind ELSE 'thread' END,
    CASE WHEN t.about_kind IN ('order', 'rfq', 'lapDip', 'sample') THEN t.about_id ELSE t.id END,
    coalesce(t.subject, ''), t.company_id, last.at::date, ${today} - last.at::date, NULL, NULL, t.id
  FROM threads t
  CROSS JOIN LATERAL (
    SELECT by_mill, created_at AS at FROM thread_messages WHERE thread_id = t.id ORDER BY created_at DESC, id DESC LIMIT 1) last
  WHERE NOT last.by_mill AND last.at < ${now}::timestamptz - make_interval(days => ${ANSWER_DAYS})
  UNION ALL
  SELECT DISTINCT ON (q.id) 'stockBelow', 'low', 'rfq', q.id, q.number, q.company_id, q.updated_at::date, 0, NULL, p.code, q.id
  FROM quotations q JOIN quotation_lines l ON l.quotation_id = q.id JOIN products p ON p.id = l.product_id
  WHERE q.status IN ('requested', 'countered') AND p.stock = 'ready' AND l.unit = 'm' AND p.stock_metres < l.quantity
  UNION ALL
  SELECT DISTINCT ON (o.id) 'stockBelow', 'high', 'order', o.id, o.number, o.company_id, o.updated_at::date, 0, NULL, p.code, o.id
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
  WHERE o.status IN ('submitted', 'confirmed', 'inProduction', 'partShipped', 'onHold')
    AND l.supply = 'stock' AND l.delivered < l.quantity AND p.stock_short > 0 AND NOT ${isLineOver}`;
};

/** The warnings of today with what was said of them: the most pressing first, those somebody has seen to after the others of their level. */
export async function readWarnings(db: Db, { customer, translate, now }: Reader, only: { warning?: string } = {}) {
  const { rows } = await sql<Row & { cause: string; in_charge_id: string | null }>`
    SELECT w.*, c.name AS company, word.note, by.name AS by_name, word.at AS word_at, word.snoozed_until, word.handed_to,
      other.name AS handed_name, i.user_id AS in_charge_id
    FROM (${causes(now)}) w
    JOIN companies c ON c.id = w.company_id
    LEFT JOIN warning_words word ON word.warning = w.rule || ':' || w.cause
    LEFT JOIN users by ON by.id = word.user_id
    LEFT JOIN users other ON other.id = word.handed_to
    LEFT JOIN in_charge i ON i.kind = w.kind AND i.record_id = w.id
    ${only.warning ? sql`WHERE w.rule || ':' || w.cause = ${only.warning}` : sql``}
    ORDER BY array_position(${[...WARNING_LEVELS]}::text[], w.level), word.at IS NOT NULL, w.days DESC, w.number`.execute(db);
  const today = dayOf(now);
  return rows.map((row) => ({
    warning: warningOf(row, translate),
    isMine: (row.handed_to ?? row.in_charge_id) === customer.userId,
    isSnoozed: row.snoozed_until !== null && row.snoozed_until > today,
  }));
}

/** Keys of `locales/<lang>/erp.json`. */
const SENTENCES: Readonly<Record<WarningRule, string>> = {
  lateStep: "{{code}}: {{step}} is late, days: {{days}}",
  promiseAtRisk: "The promised date is at risk",
  lapDipWaiting: "{{code}}: waiting for the lap-dip",
  sampleNotReceived: "{{code}}: the parcel has not arrived, days: {{days}}",
  unanswered: "A message is waiting for an answer, days: {{days}}",
  stockBelow: "{{code}}: less in stock than is asked for",
};

const OVERDUE = "The promised date is over, days: {{days}}";

function warningOf(row: Row & { cause: string }, translate: (english: string) => string): Warning {
  const values: Record<string, NoticeValue> = { days: row.days, code: { key: row.code ?? "" } };
  if (row.step) values.step = { key: STEP_NAMES[row.step] };
  const key = row.rule === "promiseAtRisk" && row.days > 0 ? OVERDUE : SENTENCES[row.rule];
  return {
    warningId: `${row.rule}:${row.cause}`,
    rule: row.rule,
    level: row.level,
    text: sayNotice(translate, { key, values }),
    kind: row.kind,
    id: row.id,
    number: row.number,
    company: row.company,
    since: row.since,
    acknowledged: row.word_at && {
      by: row.by_name ?? "",
      note: row.note ?? "",
      at: row.word_at.toISOString(),
      snoozedUntil: row.snoozed_until,
      handedTo: row.handed_to ? { userId: row.handed_to, name: row.handed_name ?? "" } : null,
    },
  };
}

/** How many warnings there are of each level. */
export const countsOf = (warnings: readonly { readonly warning: { readonly level: string } }[]) =>
  Object.fromEntries(
    WARNING_LEVELS.map((level) => [level, warnings.filter(({ warning }) => warning.level === level).length]),
  ) as Record<(typeof WARNING_LEVELS)[number], number>;
