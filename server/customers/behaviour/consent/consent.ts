import type { DataOf, getConsent } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { forgetAllOf } from "../browse-log/history.ts";

/** What a person answered when asked whether what they look at may be recorded. */
export async function consentOf(db: Db, userId: string): Promise<DataOf<typeof getConsent>> {
  const row = await db
    .selectFrom("users")
    .select(["tracking_allowed", "tracking_answered_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { allow: row.tracking_allowed, answeredAt: row.tracking_answered_at?.toISOString() ?? null };
}

/** Keeps a person's answer; with a no goes what was recorded of them. */
export function answerConsent(db: Db, userId: string, { allow, now }: { readonly allow: boolean; readonly now: Date }) {
  return db.transaction().execute(async (within) => {
    await within
      .updateTable("users")
      .set({ tracking_allowed: allow, tracking_answered_at: now })
      .where("id", "=", userId)
      .execute();
    if (!allow) await forgetAllOf(within, userId);
    return consentOf(within, userId);
  });
}

/** Those of some people whose visits may be recorded; it stays so until the transaction ends. */
export async function whoMayBeRecorded(within: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await within
    .selectFrom("users")
    .select("id")
    .where("id", "=", sql<string>`any(${[...new Set(userIds)]})`)
    .where("tracking_allowed", "is", true)
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether what a person looks at may be recorded; it stays so until the transaction ends. */
export const mayRecord = async (within: Db, userId: string): Promise<boolean> =>
  (await whoMayBeRecorded(within, [userId])).has(userId);
