import type { getFavoriteGroup } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readGroups } from "./groups.ts";

export const getFavoriteGroupHandler: Handler<typeof getFavoriteGroup> = async ({ body, customer, db, translate, clock }) => {
  const groups = await readGroups(db, customer.userId, { kind: body.kind }, { translate, now: clock.now() });
  const { productId } = body;
  if (!productId) return groups;
  const rows = await db
    .selectFrom("favourite_items")
    .select("group_id")
    .where("user_id", "=", customer.userId)
    .where("target_id", "=", productId)
    .where("removed_at", "is", null)
    .execute();
  const holding = new Set(rows.map((row) => row.group_id));
  return groups.map((group) => ({ ...group, contains: holding.has(group.groupId) }));
};
