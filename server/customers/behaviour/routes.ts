import { createHash } from "node:crypto";
import {
  type BehaviorRecord,
  clearBrowseLog,
  createBehavior,
  createErrorReport,
  deleteBrowseLog,
  getBrowseLog,
  getConsent,
  insertBrowseLog,
  setConsent,
} from "@selvedge/contract";
import { pageOf } from "../../platform/http/answer/page.ts";
import { domain } from "../../platform/http/registry.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { noteVisit, shownVisits } from "./browse.ts";
import { answerConsent, consentOf, mayRecord } from "./consent.ts";
import { forgetVisits, forgetWords, seenNamed, visitsOf, wordsOf } from "./history.ts";
import { stripAddress, stripText, withoutWords } from "./strip.ts";

export const logs = domain((on) => {
  on(createBehavior, async ({ body, customer, db, clock }) => {
    const records = "records" in body ? body.records : [body];
    const rows = records.map((record) => behaviourRow(record, customer, clock.now()));
    const stored = await db.transaction().execute(async (within) => {
      if (customer && !(await mayRecord(within, customer.userId))) return 0;
      await within.insertInto("behaviour_records").values(rows).execute();
      return rows.length;
    });
    return { success: true as const, stored };
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

  on(insertBrowseLog, async ({ body, customer, db, clock }) => {
    const known = await db.selectFrom("products").select("id").where("id", "=", body.productId).executeTakeFirst();
    if (!known) throw refuse("notFound");
    return { id: await noteVisit(db, customer, body, clock.now()) };
  });

  on(getBrowseLog, async ({ body, customer, db, translate }) => {
    const matching = await seenNamed(db, customer.userId, body.keyword);
    const { rows, total, after } = await visitsOf(db, customer.userId, body, matching);
    const first = body.pageNum === 1 ? null : (rows[0]?.visited_at ?? null);
    const words = await wordsOf(db, customer.userId, { ...body, after, upTo: first });
    return { ...pageOf(total, await shownVisits(db, rows, { customer, translate }), body), words };
  });

  on(deleteBrowseLog, async ({ body, customer, db }) => {
    const removed = body.ids.length > 0 ? await forgetVisits(db, customer.userId, body.ids) : 0;
    const forgotten = body.words.length > 0 ? await forgetWords(db, customer.userId, body.words) : 0;
    return { removed: removed + forgotten };
  });

  on(clearBrowseLog, async ({ customer, db }) => ({
    removed: (await forgetVisits(db, customer.userId, null)) + (await forgetWords(db, customer.userId, null)),
  }));

  on(getConsent, async ({ customer, db }) => consentOf(db, customer.userId));

  on(setConsent, async ({ body, customer, db, clock }) =>
    answerConsent(db, customer.userId, { allow: body.allow, now: clock.now() }),
  );
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
    action: withoutWords(stripAddress(record.action)),
    search_key: record.searchKey,
    visited_products: record.visitedProducts,
    type: record.type,
    at: new Date(record.time),
    received_at: now,
  };
}
