import type { DataOf, getConsent } from "@selvedge/contract";
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

/** Whether what a person looks at may be recorded; it stays so until the transaction ends. */
export async function mayRecord(within: Db, userId: string): Promise<boolean> {
  const { tracking_allowed } = await within
    .selectFrom("users")
    .select("tracking_allowed")
    .where("id", "=", userId)
    .forShare()
    .executeTakeFirstOrThrow();
  return tracking_allowed === true;
}
