import type { restoreFavorite } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { among } from "../among.ts";
import { sumOf } from "../sums.ts";
import { undoFrom } from "./remove-items.ts";

export const restoreFavoriteHandler: Handler<typeof restoreFavorite> = async ({ body, customer: { userId }, db, clock }) => ({
  restored: await restoreItems(db, userId, body.itemIds, clock.now()),
  sum: await sumOf(db, userId),
});

/** Brings removed items back to their groups. One that cannot be found refuses all; one that is there again is skipped. */
function restoreItems(db: Db, userId: string, itemIds: readonly string[], now: Date): Promise<number> {
  const wanted = [...new Set(itemIds)];
  return db.transaction().execute(async (within) => {
    await stayingGroups(within, userId, wanted);
    const rows = await within
      .selectFrom("favourite_items")
      .select("id")
      .where("id", "=", among(wanted))
      .where("user_id", "=", userId)
      .where((eb) => eb.or([eb("removed_at", "is", null), eb("removed_at", ">", undoFrom(now))]))
      .forUpdate()
      .execute();
    if (rows.length < wanted.length) throw refuse("notFound");
    const { numAffectedRows } = await sql`
      UPDATE favourite_items SET removed_at = NULL WHERE id IN (
        SELECT DISTINCT ON (group_id, target_id) id FROM favourite_items i
        WHERE id = any(${wanted}) AND removed_at IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM favourite_items t WHERE t.group_id = i.group_id AND t.target_id = i.target_id AND t.removed_at IS NULL)
        ORDER BY group_id, target_id, removed_at DESC)`.execute(within);
    return Number(numAffectedRows ?? 0n);
  });
}

/** The groups of items stay until the caller's transaction ends. */
async function stayingGroups(within: Db, userId: string, itemIds: readonly string[]): Promise<void> {
  const groups = within.selectFrom("favourite_items").select("group_id").where("id", "=", among(itemIds));
  await within
    .selectFrom("favourite_groups")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "in", groups)
    .orderBy("id")
    .forKeyShare()
    .execute();
}
