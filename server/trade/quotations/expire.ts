import type { Db } from "../../platform/db/open.ts";
import { dayOf } from "../../platform/time/days.ts";
import { moveState } from "../desk/move.ts";

/** Whose quotations are looked at: one, those of a company, or everybody's. */
export type Reach = { readonly id?: string; readonly companyId?: string };

/** Ends the quotations whose last day has passed and which nobody accepted: done whenever one is read or moved, so that none is ever shown as open that is not. */
export async function expireQuotations(db: Db, { id, companyId }: Reach, now: Date): Promise<void> {
  const overdue = (within: Db) => {
    let query = within
      .selectFrom("quotations")
      .select("id")
      .where("status", "=", "quoted")
      .where("valid_until", "<", dayOf(now))
      .orderBy("id");
    if (id) query = query.where("id", "=", id);
    if (companyId) query = query.where("company_id", "=", companyId);
    return query;
  };
  if ((await overdue(db).limit(1).execute()).length === 0) return;
  await db.transaction().execute(async (tx) => {
    // A second process that waited for these row locks finds nothing left to end.
    for (const row of await overdue(tx).forUpdate().execute()) await expire(tx, row.id, now);
  });
}

/** One quotation whose last day has passed, in the caller's transaction. */
export const expire = (tx: Db, id: string, now: Date) =>
  moveState(tx, { kind: "quotation", id, to: "expired", by: "time", now, met: () => ["validityOver"] });
