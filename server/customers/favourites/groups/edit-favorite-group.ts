import type { BodyOf, editFavoriteGroup } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { ownGroup, readGroup, refusingUsedGroupName } from "./groups.ts";

export const editFavoriteGroupHandler: Handler<typeof editFavoriteGroup> = async ({ body, customer, db, translate, clock }) => {
  const now = clock.now();
  const isFresh = await changeGroup(db, customer.userId, body, now);
  const group = await readGroup(db, customer, body.groupId, { translate, now });
  if (!isFresh) throw refuse("stale", group);
  return group;
};

/** Renames, places or makes the default, if the group is still at the version that was read. Answers false when it is stale. */
function changeGroup(db: Db, userId: string, body: BodyOf<typeof editFavoriteGroup>, now: Date): Promise<boolean> {
  return refusingUsedGroupName(() =>
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
