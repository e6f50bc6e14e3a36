import type { DataOf, getConsent } from "@selvedge/contract";
import type { Db } from "../db/open.ts";

/** What a person answered when asked whether what they look at may be recorded. */
export async function consentOf(db: Db, userId: string): Promise<DataOf<typeof getConsent>> {
  const row = await db
    .selectFrom("users")
    .select(["tracking_allowed", "tracking_answered_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { allow: row.tracking_allowed, answeredAt: row.tracking_answered_at?.toISOString() ?? null };
}
