import { createHash } from "node:crypto";
import { type BehaviorRecord, createBehavior, createErrorReport, listWelcome } from "@selvedge/contract";
import { newId } from "../ids.ts";
import { fileUrl } from "../image/urls.ts";
import { domain, type SignedIn } from "../registry.ts";
import { stripAddress, stripText } from "./strip.ts";

export const logs = domain((on) => {
  on(createBehavior, async ({ body, customer, db, clock }) => {
    const records = "records" in body ? body.records : [body];
    const now = clock.now();
    await db
      .insertInto("behaviour_records")
      .values(records.map((record) => behaviourRow(record, customer, now)))
      .execute();
    return { success: true as const, stored: records.length };
  });

  on(createErrorReport, async ({ body, customer, db, clock }) => {
    const now = clock.now();
    const message = stripText(body.message);
    const stack = stripText(body.stack ?? "");
    const { id } = await db
      .insertInto("error_reports")
      .values({
        id: newId(now),
        fingerprint: createHash("sha256").update(`${body.level}\n${message}\n${stack}`).digest("hex"),
        level: body.level,
        message,
        stack,
        url: stripAddress(body.url),
        app_version: body.appVersion ?? "",
        request_id: body.requestId ?? "",
        user_id: customer?.userId ?? null,
        first_at: now,
        last_at: now,
      })
      .onConflict((on) =>
        on.column("fingerprint").doUpdateSet((of) => ({
          count: of("error_reports.count", "+", 1),
          last_at: of.ref("excluded.last_at"),
          url: of.ref("excluded.url"),
          request_id: of.ref("excluded.request_id"),
          app_version: of.ref("excluded.app_version"),
        })),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id };
  });

  on(listWelcome, async ({ db, translate }) => {
    const rows = await db.selectFrom("welcome").selectAll().orderBy("sort").execute();
    return rows.map((row) => ({
      id: row.id,
      title: translate(row.title),
      subtitle: translate(row.subtitle),
      imageUrl: fileUrl(row.image_hash),
      linkUrl: row.link_url,
      sort: row.sort,
    }));
  });
});

/** Who looked is what the session says; what the record claims about the customer is not kept. */
function behaviourRow(record: BehaviorRecord, customer: SignedIn | null, now: Date) {
  return {
    id: newId(now),
    company_id: customer?.customerId ?? null,
    user_id: customer?.userId ?? null,
    customer_name: customer?.name ?? "",
    country: record.country,
    remain_ms: record.remainTime,
    action: stripAddress(record.action),
    search_key: record.searchKey,
    visited_products: record.visitedProducts,
    type: record.type,
    at: new Date(record.time),
    received_at: now,
  };
}
