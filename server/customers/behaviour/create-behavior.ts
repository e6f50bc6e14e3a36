import type { BehaviorRecord, createBehavior } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { mayRecord } from "./consent/consent.ts";
import { stripAddress, withoutWords } from "./strip.ts";

/** Who looked is what the session says; what the record claims about the customer is not kept. */
function behaviourRow(record: BehaviorRecord, customer: SignedIn | null, now: Date) {
  return {
    id: newId(now),
    company_id: customer?.companyId ?? null,
    user_id: customer?.userId ?? null,
    customer_name: customer?.name ?? "",
    country: record.country,
    remain_ms: record.remainTime,
    action: withoutWords(stripAddress(record.action)),
    search_key: record.searchKey,
    visited_products: record.visitedProducts,
    type: record.type,
    at: new Date(record.time),
    received_at: now,
  };
}

export const createBehaviorHandler: Handler<typeof createBehavior> = async ({ body, customer, db, clock }) => {
  const records = "records" in body ? body.records : [body];
  const rows = records.map((record) => behaviourRow(record, customer, clock.now()));
  const stored = await db.transaction().execute(async (within) => {
    if (customer && !(await mayRecord(within, customer.userId))) return 0;
    await within.insertInto("behaviour_records").values(rows).execute();
    return rows.length;
  });
  return { success: true as const, stored };
};
