import type { batchDeleteFabric } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { among } from "../among.ts";
import { ownGroup } from "../groups/groups.ts";
import { removedAnswer, removeItems } from "./remove-items.ts";

export const batchDeleteFabricHandler: Handler<typeof batchDeleteFabric> = async ({ body, customer: { userId }, db, clock }) => {
  const itemIds = body.itemIds ?? (await itemsOfFabrics(db, userId, body.groupId!, body.productIds!));
  return removedAnswer(db, userId, await removeItems(db, userId, itemIds, clock.now()));
};

/** The items by which a group holds these fabrics, all or none. */
async function itemsOfFabrics(db: Db, userId: string, groupId: string, productIds: readonly string[]): Promise<string[]> {
  await ownGroup(db, userId, groupId, "fabric");
  const rows = await db
    .selectFrom("favourite_items")
    .select("id")
    .where("group_id", "=", groupId)
    .where("target_id", "=", among(productIds))
    .where("removed_at", "is", null)
    .execute();
  if (rows.length < new Set(productIds).size) throw refuse("notFound");
  return rows.map((row) => row.id);
}
