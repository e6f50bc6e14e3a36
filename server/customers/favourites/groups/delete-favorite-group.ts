import type { BodyOf, deleteFavoriteGroup } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { kept } from "../kept.ts";
import { groupToDelete, groupToFill } from "./groups.ts";

export const deleteFavoriteGroupHandler: Handler<typeof deleteFavoriteGroup> = async ({ body, customer, db, clock }) =>
  removeGroup(db, customer.userId, body, clock.now());

/** Deletes a group; what it holds moves to another one of the kind or, with `force`, is deleted too. */
function removeGroup(db: Db, userId: string, body: BodyOf<typeof deleteFavoriteGroup>, now: Date) {
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
    const stillKept = await kept.among(within, userId, group.kind, targets);
    return { deletedItems: held.length - movedItems, movedItems, dropped: targets.filter((id) => !stillKept.has(id)) };
  });
}
