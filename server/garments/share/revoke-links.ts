import type { Db } from "../../platform/db/open.ts";

/** Withdraws every link to a showroom; answers the ids of those that were not withdrawn before. */
export async function revokeLinksTo(within: Db, chanelId: string, now: Date): Promise<string[]> {
  const rows = await within
    .updateTable("shares")
    .set({ revoked_at: now })
    .where("chanel_id", "=", chanelId)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
