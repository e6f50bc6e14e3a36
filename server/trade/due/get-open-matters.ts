import { type DataOf, type getOpenMatters, MATTER_KINDS } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import type { Handler } from "../../platform/http/registry.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { dayOf } from "../../platform/time/days.ts";
import { isLate, ordersSeen } from "../orders/list.ts";
import { unreadMessages } from "../threads/unread.ts";

export const getOpenMattersHandler: Handler<typeof getOpenMatters> = async ({ customer, db, clock }) =>
  pendingCounts(db, customer, clock.now());

type PendingCounts = DataOf<typeof getOpenMatters>;

type Kind = PendingCounts[number]["kind"];

type Counted = { kind: Kind; count: number; latest: Date | null; until?: string | null };

const ownDesigns = (userId: string) => sql<Counted>`
  SELECT 'designs' AS kind, count(*)::int AS count, max(updated_at) AS latest FROM proposals
  WHERE user_id = ${userId} AND deleted_at IS NULL`;

const openComments = (userId: string) => sql<Counted>`
  SELECT 'comments' AS kind, count(*)::int AS count, max(m.created_at) AS latest
  FROM marks m JOIN proposals p ON p.id = m.proposal_id
  WHERE p.user_id = ${userId} AND p.deleted_at IS NULL AND NOT m.resolved AND m.user_id IS DISTINCT FROM ${userId}`;

const openLinks = (userId: string, now: Date) => sql<Counted>`
  SELECT 'links' AS kind, count(*)::int AS count, max(created_at) AS latest FROM shares
  WHERE user_id = ${userId} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})`;

/** One order may be in two of them: held, and late besides. */
const orders = (customer: SignedIn, now: Date) => sql<Counted>`
  WITH seen AS (${ordersSeen({ customer, now })}), waiting AS (
    SELECT kind, updated_at, unnest(array_remove(ARRAY[
      CASE WHEN status = 'onHold' THEN 'held' END,
      CASE WHEN ${isLate} THEN 'late' END,
      CASE WHEN status = 'shipped' THEN 'shipped' END], NULL)) AS what
    FROM seen)
  SELECT what || CASE kind WHEN 'garment' THEN 'GarmentOrders' ELSE 'Orders' END AS kind,
    count(*)::int AS count, max(updated_at) AS latest
  FROM waiting GROUP BY what, kind`;

/** Records of the company's desk; for the mill's people they are those of every company, as on their pages. */
function ofDesk(customer: SignedIn, now: Date) {
  const own = isStaff(customer.role) ? sql`true` : sql`company_id = ${customer.companyId}`;
  return sql<Counted>`
    SELECT 'quotations' AS kind, count(*)::int AS count, max(updated_at) AS latest, min(valid_until)::text AS until FROM quotations
    WHERE ${own} AND status = 'quoted' AND valid_until >= ${dayOf(now)}::date
    UNION ALL SELECT 'lapDips', count(*)::int, max(updated_at), NULL FROM lap_dips
    WHERE ${own} AND status IN ('sent', 'received')
    UNION ALL SELECT CASE WHEN kind = 'garment' THEN 'garmentSamples' ELSE 'samples' END, count(*)::int, max(sent_at), NULL FROM samples
    WHERE ${own} AND status = 'sent' GROUP BY 1`;
}

const messages = (customer: SignedIn) => {
  const own = isStaff(customer.role) ? sql`true` : sql`t.company_id = ${customer.companyId}`;
  return sql<Counted>`
    SELECT 'messages' AS kind, coalesce(sum(unread), 0)::int AS count, max(posted_at) AS latest
    FROM (SELECT t.posted_at, ${unreadMessages(customer.userId)} AS unread FROM threads t WHERE ${own}) t WHERE unread > 0`;
};

/** Counts what waits for a person, in the sequence of their need; a kind of which there is nothing counts 0. */
async function pendingCounts(db: Db, customer: SignedIn, now: Date): Promise<PendingCounts> {
  const { userId } = customer;
  const questions = [
    ofDesk(customer, now),
    orders(customer, now),
    messages(customer),
    openComments(userId),
    ownDesigns(userId),
    openLinks(userId, now),
  ];
  const answers = await Promise.all(questions.map((question) => question.execute(db)));
  const found = new Map(answers.flatMap(({ rows }) => rows.map((row) => [row.kind, row])));
  return MATTER_KINDS.map((kind) => {
    const { count = 0, latest, until } = found.get(kind) ?? {};
    return { kind, count, latestAt: latest?.toISOString() ?? null, until: until ?? null };
  });
}
