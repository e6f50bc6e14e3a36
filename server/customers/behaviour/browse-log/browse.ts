import { type BrowseLog, SAME_VISIT_MS } from "@selvedge/contract";
import { sql } from "kysely";
import { productCard, readShown } from "../../../fabrics/products/queries.ts";
import { viewerOf } from "../../../fabrics/products/viewer.ts";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { kept } from "../../favourites/kept.ts";
import { whoMayBeRecorded } from "../consent/consent.ts";

export type Visit = { readonly productId: string; readonly source: string; readonly remainTime: number };
export type NotedVisit = Visit & { readonly customer: SignedIn; readonly now: Date };

/**
 * Notes a visit of a fabric, which must exist, and gives its row: within half an hour the one that is there, with the time added.
 * Null, and nothing is noted, for a person who has not allowed it.
 */
export async function noteVisit(db: Db, visit: NotedVisit): Promise<string | null> {
  const [id] = await noteVisits(db, [visit]);
  return id ?? null;
}

/** Notes visits of the same moment in one go, and gives their rows. Those of fabrics that are gone meanwhile are left out. */
export function noteVisits(db: Db, visits: readonly NotedVisit[]): Promise<string[]> {
  return db.transaction().execute(async (within) => {
    const allowed = await whoMayBeRecorded(
      within,
      visits.map(({ customer }) => customer.userId),
    );
    const rows = visitRows(visits.filter(({ customer }) => allowed.has(customer.userId)));
    if (rows.length === 0) return [];
    // Two tabs that open the same fabric at once write one row; in one order, so that no two batches wait for each other.
    const keys = rows.map((row) => `visit ${row.user_id} ${row.product_id}`).toSorted();
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest(${keys}::text[]) AS key`.execute(within);
    const noted = await sql<{ id: string }>`
      WITH visit AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS visit (id text, company_id text, user_id text,
          product_id text, source text, remain_ms double precision, visited_at timestamptz, since timestamptz)
      ), prolonged AS (
        UPDATE browse_log AS log SET visited_at = greatest(log.visited_at, visit.visited_at),
          remain_ms = log.remain_ms + visit.remain_ms, source = coalesce(nullif(visit.source, ''), log.source)
        FROM visit WHERE log.user_id = visit.user_id AND log.product_id = visit.product_id AND log.visited_at > visit.since
        RETURNING log.id, log.user_id, log.product_id
      ), begun AS (
        INSERT INTO browse_log (id, company_id, user_id, product_id, source, remain_ms, visited_at)
        SELECT id, company_id, user_id, product_id, source, remain_ms, visited_at FROM visit
        WHERE (user_id, product_id) NOT IN (SELECT user_id, product_id FROM prolonged)
          AND EXISTS (SELECT FROM products WHERE products.id = visit.product_id)
        RETURNING id
      ) SELECT id FROM prolonged UNION ALL SELECT id FROM begun`.execute(within);
    return noted.rows.map(({ id }) => id);
  });
}

/** One row for each person and fabric. */
function visitRows(visits: readonly NotedVisit[]) {
  const byPersonAndFabric = Map.groupBy(visits, ({ customer, productId }) => `${customer.userId} ${productId}`);
  return [...byPersonAndFabric.values()].map((same) => {
    const { customer, productId, now } = same.at(-1)!;
    return {
      id: newId(now),
      company_id: customer.companyId,
      user_id: customer.userId,
      product_id: productId,
      source: same.findLast(({ source }) => source !== "")?.source ?? "",
      remain_ms: same.reduce((sum, { remainTime }) => sum + remainTime, 0),
      visited_at: now,
      since: new Date(now.getTime() - SAME_VISIT_MS),
    };
  });
}

type VisitRow = { id: string; product_id: string; visited_at: Date; remain_ms: number; source: string };

/** Visits as the history shows them. */
export async function shownVisits(
  db: Db,
  rows: readonly VisitRow[],
  who: { readonly customer: SignedIn; readonly translate: (english: string) => string },
): Promise<BrowseLog[]> {
  const ids = rows.map((row) => row.product_id);
  const viewer = await viewerOf({ db, favourites: kept, ...who }, ids);
  const cards = new Map((await readShown(db, ids)).map((row) => [row.id, productCard(row, viewer)] as const));
  return rows.flatMap((row) => {
    const product = cards.get(row.product_id);
    return product
      ? [{ id: row.id, product, visitedAt: row.visited_at.toISOString(), remainTime: row.remain_ms, source: row.source }]
      : [];
  });
}
