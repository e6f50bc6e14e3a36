import type { BodyOf, deleteFavoriteGroup, editFavoriteGroup, GroupKind } from "@selvedge/contract";
import { sql } from "kysely";
import { favouriteIdsAmong } from "../../../fabrics/products/onlooker.ts";
import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import { groupToDelete, groupToFill, ownGroup, refusingUsedName } from "./groups.ts";

/** Renames, places or makes the default, if the group is still at the version that was read. Answers false when it is stale. */
export function changeGroup(db: Db, userId: string, body: BodyOf<typeof editFavoriteGroup>, now: Date): Promise<boolean> {
  return refusingUsedName(() =>
    db.transaction().execute(async (within) => {
      const group = await ownGroup(within, userId, body.groupId);
      if (group.version !== body.version) return false;
      if (body.isDefault)
        await within
          .updateTable("favourite_groups")
          .set({ is_default: false })
          .where("user_id", "=", userId)
          .where("kind", "=", group.kind)
          .execute();
      const { numUpdatedRows } = await within
        .updateTable("favourite_groups")
        .set({
          name: body.groupName ?? group.name,
          sort: body.sort ?? group.sort,
          is_default: group.is_default || body.isDefault === true,
          version: group.version + 1,
          updated_at: now,
        })
        .where("id", "=", group.id)
        .where("version", "=", body.version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    }),
  );
}

/** Stores the order of the named groups; those not named come after them, as they were. */
export async function orderGroups(db: Db, userId: string, kind: GroupKind, order: readonly string[], now: Date): Promise<void> {
  await db.transaction().execute(async (within) => {
    const rows = await within
      .selectFrom("favourite_groups")
      .select("id")
      .where("user_id", "=", userId)
      .where("kind", "=", kind)
      .orderBy("sort")
      .orderBy("created_at")
      .forUpdate()
      .execute();
    const known = rows.map((row) => row.id);
    if (order.some((id) => !known.includes(id))) throw refuse("notFound");
    const wanted = [...new Set([...order, ...known])];
    await sql`UPDATE favourite_groups g SET sort = wanted.place, updated_at = ${now}
      FROM unnest(${wanted}::text[]) WITH ORDINALITY AS wanted (id, place) WHERE g.id = wanted.id`.execute(within);
  });
}

/** Deletes a group; what it holds moves to another one of the kind or, with `force`, is deleted too. */
export function removeGroup(db: Db, userId: string, body: BodyOf<typeof deleteFavoriteGroup>, now: Date) {
  return db.transaction().execute(async (within) => {
    const group = await groupToDelete(within, userId, body.groupId);
    if (group.is_default) throw refuse("defaultGroup");
    const held = await within
      .selectFrom("favourite_items")
      .select("target_id")
      .where("group_id", "=", group.id)
      .where("removed_at", "is", null)
      .forUpdate()
      .execute();
    if (held.length > 0 && !body.moveTo && !body.force) throw refuse("groupNotEmpty", { count: held.length });
    let movedItems = 0;
    if (body.moveTo) {
      const target = await groupToFill(within, userId, body.moveTo, group.kind);
      if (target.id === group.id) throw refuse("notFound");
      const { numUpdatedRows } = await within
        .updateTable("favourite_items as i")
        .set({ group_id: target.id })
        .where("i.group_id", "=", group.id)
        .where("i.removed_at", "is", null)
        .where(
          sql<boolean>`NOT EXISTS (SELECT 1 FROM favourite_items t WHERE t.group_id = ${target.id}
            AND t.target_id = i.target_id AND t.removed_at IS NULL)`,
        )
        .executeTakeFirst();
      movedItems = Number(numUpdatedRows);
      await within.updateTable("favourite_groups").set({ updated_at: now }).where("id", "=", target.id).execute();
    }
    await within.deleteFrom("favourite_groups").where("id", "=", group.id).execute();
    const targets = held.map((row) => row.target_id);
    const stillKept = await favouriteIdsAmong(within, userId, group.kind, targets);
    return { deletedItems: held.length - movedItems, movedItems, dropped: targets.filter((id) => !stillKept.has(id)) };
  });
}
