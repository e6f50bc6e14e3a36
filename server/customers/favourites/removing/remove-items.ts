import type { GroupKind } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import { among } from "../among.ts";
import { ownGroup } from "../groups/groups.ts";
import { sumOf } from "../sums.ts";

/** What went, what the person keeps no more, and how much they keep now. */
export async function removedAnswer(db: Db, userId: string, itemIds: string[]) {
  const [dropped, sum] = [await droppedOf(db, itemIds), await sumOf(db, userId)];
  return { removed: itemIds.length, itemIds, dropped, sum };
}

/** Days a removed favourite can be brought back. */
const UNDO_DAYS = 30;

const DAY_MS = 86_400_000;

/** What was removed before this moment is gone. */
export const undoFrom = (now: Date) => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

/** Takes a fabric, style or showroom out of one group or of all. Answers the items that went. */
export async function removeTarget(
  db: Db,
  userId: string,
  { kind, targetId, groupId }: { kind: GroupKind; targetId: string; groupId?: string },
  now: Date,
): Promise<string[]> {
  if (groupId) await ownGroup(db, userId, groupId, kind);
  let removed = db
    .updateTable("favourite_items")
    .set({ removed_at: now })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("target_id", "=", targetId)
    .where("removed_at", "is", null);
  if (groupId) removed = removed.where("group_id", "=", groupId);
  const rows = await removed.returning("id").execute();
  await forgetOld(db, userId, now);
  return rows.map((row) => row.id);
}

/** Removes items, all or none: one that is not the person's own, or gone already, is not found. */
export function removeItems(db: Db, userId: string, itemIds: readonly string[], now: Date): Promise<string[]> {
  const wanted = [...new Set(itemIds)];
  return db.transaction().execute(async (within) => {
    const rows = await within
      .updateTable("favourite_items")
      .set({ removed_at: now })
      .where("id", "=", among(wanted))
      .where("user_id", "=", userId)
      .where("removed_at", "is", null)
      .returning("id")
      .execute();
    if (rows.length < wanted.length) throw refuse("notFound");
    await forgetOld(within, userId, now);
    return wanted;
  });
}

/** What removed items kept and no other item of their person keeps. */
async function droppedOf(db: Db, itemIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("favourite_items as i")
    .select("i.target_id")
    .distinct()
    .where("i.id", "=", among(itemIds))
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM favourite_items t WHERE t.user_id = i.user_id AND t.kind = i.kind
        AND t.target_id = i.target_id AND t.removed_at IS NULL)`,
    )
    .execute();
  return rows.map((row) => row.target_id);
}

const forgetOld = (db: Db, userId: string, now: Date) =>
  db.deleteFrom("favourite_items").where("user_id", "=", userId).where("removed_at", "<", undoFrom(now)).execute();
