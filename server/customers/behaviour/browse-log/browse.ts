import { type BrowseLog, SAME_VISIT_MS } from "@selvedge/contract";
import { sql } from "kysely";
import { productCard, readShown } from "../../../fabrics/products/queries.ts";
import { viewerOf } from "../../../fabrics/products/viewer.ts";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { kept } from "../../favourites/kept.ts";
import { mayRecord } from "../consent/consent.ts";

export type Visit = { readonly productId: string; readonly source: string; readonly remainTime: number };

/**
 * Notes a visit of a fabric, which must exist, and gives its row: within half an hour the one that is there, with the time added.
 * Null, and nothing is noted, for a person who has not allowed it.
 */
export function noteVisit(
  db: Db,
  customer: SignedIn,
  { productId, source, remainTime }: Visit,
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (within) => {
    if (!(await mayRecord(within, customer.userId))) return null;
    // Two tabs that open the same fabric at once write one row.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`visit ${customer.userId} ${productId}`}, 0))`.execute(within);
    const since = new Date(now.getTime() - SAME_VISIT_MS);
    const same = await within
      .updateTable("browse_log")
      .set((eb) => ({ visited_at: now, remain_ms: eb("remain_ms", "+", remainTime), ...(source && { source }) }))
      .where("user_id", "=", customer.userId)
      .where("product_id", "=", productId)
      .where("visited_at", ">", since)
      .returning("id")
      .executeTakeFirst();
    if (same) return same.id;
    const id = newId(now);
    await within
      .insertInto("browse_log")
      .values({
        id,
        company_id: customer.companyId,
        user_id: customer.userId,
        product_id: productId,
        source,
        remain_ms: remainTime,
        visited_at: now,
      })
      .execute();
    return id;
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
