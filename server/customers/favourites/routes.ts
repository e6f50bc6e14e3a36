import {
  addFavorite,
  addFavoriteGroup,
  addShowroomFavorite,
  addShowroomFavoriteGroup,
  addStyleFavorite,
  addStyleFavoriteGroup,
  batchCopyFabric,
  batchDeleteFabric,
  deleteFavorite,
  deleteFavoriteGroup,
  delFavorite,
  delShowroomFavorite,
  delStyleFavorite,
  editFavorite,
  editFavoriteGroup,
  editFavoriteSalePrice,
  type GroupKind,
  getFabricFavorite,
  getFavoriteCount,
  getFavoriteGroup,
  getFavoriteGroupName,
  getFavoriteList,
  getFavoriteListByKeys,
  getFavoriteSum,
  getNavMenuData,
  getNavMenuDataOrder,
  getRecipients,
  getSharedGroup,
  getShowFavorite,
  getStyleFavorite,
  moveGroupToCustomer,
  restoreFavorite,
} from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { domain } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { changeItem } from "./edit-item.ts";
import { changeGroup, orderGroups, removeGroup } from "./groups/edit-group.ts";
import { createGroup, ownGroup, readGroup, readGroups } from "./groups/groups.ts";
import { handOver, recipientsOf } from "./groups/hand-over.ts";
import { sharedGroup } from "./groups/shared.ts";
import { bringItems, droppedOf, insertItems, itemsOfFabrics, removeItems, removeTarget, restoreItems } from "./items.ts";
import { listItems, readItem } from "./list.ts";
import { sumOf } from "./sums.ts";

type Translate = (english: string) => string;

export const favourites = domain((on) => {
  on(addFavorite, async ({ body, customer, db, clock }) => {
    const targetIds = [...(body.productId ? [body.productId] : []), ...(body.productIds ?? [])];
    return add(db, customer, { kind: "fabric", targetIds, groupId: body.groupId }, clock.now());
  });
  on(addStyleFavorite, async ({ body, customer, db, clock }) =>
    add(db, customer, { kind: "style", targetIds: [body.designId], groupId: body.groupId }, clock.now()),
  );
  on(addShowroomFavorite, async ({ body, customer, db, clock }) =>
    add(db, customer, { kind: "showroom", targetIds: [body.chanelId], groupId: body.groupId }, clock.now()),
  );

  on(delFavorite, async ({ body, customer: { userId }, db, clock }) => {
    const { productId: targetId, groupId } = body;
    return removed(db, userId, await removeTarget(db, userId, { kind: "fabric", targetId, groupId }, clock.now()));
  });
  on(delStyleFavorite, async ({ body, customer: { userId }, db, clock }) => {
    const { designId: targetId, groupId } = body;
    return removed(db, userId, await removeTarget(db, userId, { kind: "style", targetId, groupId }, clock.now()));
  });
  on(delShowroomFavorite, async ({ body, customer: { userId }, db, clock }) => {
    const { chanelId: targetId, groupId } = body;
    return removed(db, userId, await removeTarget(db, userId, { kind: "showroom", targetId, groupId }, clock.now()));
  });
  on(deleteFavorite, async ({ body, customer: { userId }, db, clock }) =>
    removed(db, userId, await removeItems(db, userId, [body.itemId], clock.now())),
  );
  on(batchDeleteFabric, async ({ body, customer: { userId }, db, clock }) => {
    const itemIds = body.itemIds ?? (await itemsOfFabrics(db, userId, body.groupId!, body.productIds!));
    return removed(db, userId, await removeItems(db, userId, itemIds, clock.now()));
  });
  on(restoreFavorite, async ({ body, customer: { userId }, db, clock }) => ({
    restored: await restoreItems(db, userId, body.itemIds, clock.now()),
    sum: await sumOf(db, userId),
  }));
  on(batchCopyFabric, async ({ body, customer, db, clock }) => bringItems(db, customer.userId, body, clock.now()));

  on(getFavoriteList, async ({ body: { menuType, ...asked }, customer, db, translate }) =>
    listItems(db, customer.userId, { ...asked, kind: menuType }, translate),
  );
  on(getFabricFavorite, async ({ body, customer, db, translate }) =>
    listItems(db, customer.userId, { ...body, kind: "fabric" }, translate),
  );
  on(getStyleFavorite, async ({ body, customer, db, translate }) =>
    listItems(db, customer.userId, { ...body, kind: "style" }, translate),
  );
  on(getShowFavorite, async ({ body, customer, db, translate }) =>
    listItems(db, customer.userId, { ...body, kind: "showroom" }, translate),
  );
  on(getFavoriteListByKeys, async ({ body: { keys, ...asked }, customer, db, translate }) =>
    listItems(db, customer.userId, { ...asked, kind: "fabric", keyword: keys }, translate),
  );

  on(getFavoriteSum, async ({ customer, db }) => {
    const sum = await sumOf(db, customer.userId);
    return { ...sum, total: sum.fabric + sum.style + sum.showroom };
  });
  on(getFavoriteCount, async ({ customer, db }) => {
    const sum = await sumOf(db, customer.userId);
    return { count: sum.fabric + sum.style + sum.showroom };
  });

  const make = async (db: Db, userId: string, kind: GroupKind, groupName: string, how: { translate: Translate; now: Date }) =>
    readGroup(db, userId, await createGroup(db, userId, { kind, groupName }, how.now), how);
  on(addFavoriteGroup, async ({ body, customer, db, translate, clock }) =>
    make(db, customer.userId, body.kind, body.groupName, { translate, now: clock.now() }),
  );
  on(addStyleFavoriteGroup, async ({ body, customer, db, translate, clock }) =>
    make(db, customer.userId, "style", body.groupName, { translate, now: clock.now() }),
  );
  on(addShowroomFavoriteGroup, async ({ body, customer, db, translate, clock }) =>
    make(db, customer.userId, "showroom", body.groupName, { translate, now: clock.now() }),
  );

  on(getFavoriteGroup, async ({ body, customer, db, translate, clock }) => {
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
  });
  on(getNavMenuData, async ({ body, customer, db, translate, clock }) =>
    readGroups(db, customer.userId, body, { translate, now: clock.now() }),
  );
  on(getNavMenuDataOrder, async ({ body, customer, db, translate, clock }) => {
    const now = clock.now();
    if (body.order) await orderGroups(db, customer.userId, body.kind, body.order, now);
    return readGroups(db, customer.userId, { kind: body.kind }, { translate, now });
  });
  on(getFavoriteGroupName, async ({ body, customer, db, translate, clock }) =>
    readGroup(db, customer.userId, body.groupId, { translate, now: clock.now() }),
  );
  on(editFavoriteGroup, async ({ body, customer, db, translate, clock }) => {
    const now = clock.now();
    const isFresh = await changeGroup(db, customer.userId, body, now);
    const group = await readGroup(db, customer.userId, body.groupId, { translate, now });
    if (!isFresh) throw refuse("stale", group);
    return group;
  });
  on(deleteFavoriteGroup, async ({ body, customer, db, clock }) => removeGroup(db, customer.userId, body, clock.now()));

  on(editFavorite, async ({ body: { itemId, version, note, sort }, customer, db, translate }) =>
    change(db, customer.userId, { itemId, version }, { note, sort }, translate),
  );
  on(editFavoriteSalePrice, async ({ body: { itemId, version, salePrice }, customer, db, translate }) => {
    const columns = { sale_amount: salePrice?.amount ?? null, sale_currency: salePrice?.currency ?? null };
    return change(db, customer.userId, { itemId, version }, columns, translate);
  });

  on(getRecipients, async ({ body, customer, db }) => {
    const people = await recipientsOf(db, customer, body.keyword);
    return people.map(({ userId, name, company }) => ({ userId, name, company }));
  });
  on(moveGroupToCustomer, async ({ body, customer, db, translate, clock }) => ({
    created: await handOver(db, customer, body, { translate, now: clock.now() }),
  }));

  on(getSharedGroup, async ({ body, customer, share, db, translate }) => {
    if (customer) await ownGroup(db, customer.userId, body.groupId, "fabric");
    else if (share.kind !== "group" || share.id !== body.groupId) throw refuse("notFound");
    return sharedGroup(db, body, translate);
  });
});

type Kept = { kind: GroupKind; targetIds: readonly string[]; groupId?: string };

async function add(db: Db, customer: SignedIn, kept: Kept, now: Date) {
  return { ...(await insertItems(db, customer, kept, now)), sum: await sumOf(db, customer.userId) };
}

async function removed(db: Db, userId: string, itemIds: string[]) {
  const [dropped, sum] = [await droppedOf(db, itemIds), await sumOf(db, userId)];
  return { removed: itemIds.length, itemIds, dropped, sum };
}

/** Writes an item's columns if it is still at the version that was read; a stale one is told with what it is now. */
async function change(
  db: Db,
  userId: string,
  at: { itemId: string; version: number },
  columns: Parameters<typeof changeItem>[3],
  translate: Translate,
) {
  const isFresh = await changeItem(db, userId, at, columns);
  const item = await readItem(db, userId, at.itemId, translate);
  if (!item) throw refuse("notFound");
  if (!isFresh) throw refuse("stale", item);
  return item;
}
