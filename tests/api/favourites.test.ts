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
  getFabricDesigns,
  getFabricFavorite,
  getFavoriteCount,
  getFavoriteGroup,
  getFavoriteGroupName,
  getFavoriteList,
  getFavoriteListByKeys,
  getFavoriteSum,
  getMenuAllProduct,
  getNavMenuData,
  getNavMenuDataOrder,
  getPreloadFabrics,
  getRecipients,
  getShowFavorite,
  getStyle,
  getStyleFavorite,
  getStyleList,
  moveGroupToCustomer,
  quickSearch,
  restoreFavorite,
} from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertRows } from "../../server/customers/favourites/adding/add-items.ts";
import { groupToDelete, groupToFill } from "../../server/customers/favourites/groups/groups.ts";
import { idOf, newId } from "../../server/platform/ids.ts";
import { BUYER, type Client, HEAD, SALES, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill, styleIdOf } from "./mill.ts";

const DAY_MS = 86_400_000;
let portal: TestApp;
let designer: Client;
let buyer: Client;
/** Three fabrics of the catalogue, by code. */
let fabrics: [string, string, string];
beforeAll(async () => {
  portal = await startMill();
  [designer, buyer] = await Promise.all([portal.signIn(), portal.signIn(BUYER.username)]);
  fabrics = (await productIdsOf(portal)).slice(0, 3) as [string, string, string];
});
afterAll(() => portal.close());

let named = 0;
const aGroup = (client: Client) => {
  named += 1;
  return client.call(addFavoriteGroup, { groupName: `Group ${named}` });
};
const itemsOf = async (client: Client, groupId: string) => (await client.call(getFabricFavorite, { groupId })).list;

test("the default group is made on first use, and keeping a fabric twice is not an error", async () => {
  expect(await designer.call(getNavMenuData, {})).toEqual([]);
  const first = await designer.call(addFavorite, { productId: fabrics[0] });
  expect(first).toMatchObject({ already: 0, sum: { fabric: 1, style: 0, showroom: 0 } });
  const again = await designer.call(addFavorite, { productIds: [fabrics[0], fabrics[1]] });
  expect(again).toMatchObject({ groupId: first.groupId, already: 1, sum: { fabric: 2 } });
  expect(again.itemIds[0]).toBe(first.itemIds[0]);
  const [group] = await designer.call(getFavoriteGroup, {});
  expect(group).toMatchObject({
    groupName: "Default group",
    isDefault: true,
    itemCount: 2,
    shared: false,
    from: null,
    version: 1,
  });
  expect(group!.covers).toHaveLength(2);
  expect((await portal.signIn()).token).not.toBeNull();
  const [arabic] = await designer.call(getFavoriteGroup, {}, { headers: { "accept-language": "ar" } });
  expect(arabic!.groupName).toBe("المجموعة الافتراضية");
});

test("two first hearts at once find one default group", async () => {
  const head = await portal.signIn(HEAD.username);
  const [one, two] = await Promise.all([
    head.call(addFavorite, { productId: fabrics[0] }),
    head.call(addFavorite, { productId: fabrics[1] }),
  ]);
  expect(one.groupId).toBe(two.groupId);
  expect(await head.call(getNavMenuData, {})).toMatchObject([{ itemCount: 2 }]);
});

test("a fabric that is not there is not kept, nor any sent with it", async () => {
  const group = await aGroup(designer);
  const body = { productIds: [fabrics[0], NO_ID], groupId: group.groupId };
  expect(await designer.ask(addFavorite, body)).toMatchObject({ code: 40400 });
  expect(await itemsOf(designer, group.groupId)).toEqual([]);
  expect(await designer.ask(addFavorite, {})).toMatchObject({ code: 40001, data: { fields: [{ path: "productId" }] } });
});

test("one fabric in two groups counts once, and leaves one group or all", async () => {
  const [one, two] = [await aGroup(buyer), await aGroup(buyer)];
  for (const { groupId } of [one, two]) await buyer.call(addFavorite, { productId: fabrics[2], groupId });
  expect(await buyer.call(getFavoriteSum, {})).toEqual({ fabric: 1, style: 0, showroom: 0, total: 1 });
  expect(await buyer.call(getFavoriteCount, {})).toEqual({ count: 1 });
  const ticks = await buyer.call(getFavoriteGroup, { productId: fabrics[2] });
  expect(ticks.filter(({ contains }) => contains).map(({ groupId }) => groupId)).toEqual([one.groupId, two.groupId]);
  expect(await buyer.call(delFavorite, { productId: fabrics[2], groupId: one.groupId })).toMatchObject({
    removed: 1,
    dropped: [],
    sum: { fabric: 1 },
  });
  await buyer.call(addFavorite, { productId: fabrics[2], groupId: one.groupId });
  expect(await buyer.call(delFavorite, { productId: fabrics[2] })).toMatchObject({
    removed: 2,
    dropped: [fabrics[2]],
    sum: { fabric: 0 },
  });
  expect(await buyer.call(delFavorite, { productId: fabrics[2] })).toMatchObject({ removed: 0 });
});

test("the newest favourite is the first of its group, by code it is where its code is", async () => {
  const { groupId } = await aGroup(designer);
  for (const productId of fabrics) await designer.call(addFavorite, { productId, groupId });
  const own = await itemsOf(designer, groupId);
  expect(own.map(({ product }) => product!.productId)).toEqual([...fabrics].reverse());
  expect(own.every(({ product }) => product!.isFavorite)).toBe(true);
  const byCode = await designer.call(getFavoriteList, { groupId, sort: "code", pageSize: 2 });
  expect(byCode).toMatchObject({ total: 3, pages: 2 });
  expect(byCode.list.map(({ product }) => product!.productId)).toEqual(fabrics.slice(0, 2));
});

test("favourites are found by code, by attribute and by one's own note", async () => {
  const { groupId } = await aGroup(designer);
  const { itemIds } = await designer.call(addFavorite, { productIds: fabrics, groupId });
  const [first] = await itemsOf(designer, groupId);
  const { product } = first!;
  const found = async (keys: string) => (await designer.call(getFavoriteListByKeys, { groupId, keys })).list;
  expect((await found(product!.productCode)).map(({ itemId }) => itemId)).toEqual([first!.itemId]);
  await designer.call(editFavorite, { itemId: itemIds[1]!, note: "for the Oslo capsule", version: 1 });
  expect((await found("oslo")).map(({ itemId }) => itemId)).toEqual([itemIds[1]]);
  const filters = { weight: [product!.attrs.weight!, product!.attrs.weight!] as [number, number] };
  const heavy = await designer.call(getFabricFavorite, { groupId, filters });
  expect(heavy.list.map(({ itemId }) => itemId)).toContain(first!.itemId);
  expect((await designer.call(getFabricFavorite, { groupId, filters: { pattern: ["no such"] } })).total).toBe(0);
});

test("a name belongs to one group of a kind, whatever its letters' case", async () => {
  const { groupId, version } = await designer.call(addFavoriteGroup, { groupName: "Spring" });
  expect(await designer.ask(addFavoriteGroup, { groupName: "spring" })).toMatchObject({ status: 409, code: 40901 });
  expect(await designer.ask(addStyleFavoriteGroup, { groupName: "Spring" })).toMatchObject({ code: 20000 });
  const other = await aGroup(designer);
  const rename = { groupId: other.groupId, groupName: "SPRING", version: 1 };
  expect(await designer.ask(editFavoriteGroup, rename)).toMatchObject({ code: 40901 });
  expect(await designer.call(editFavoriteGroup, { groupId, groupName: "Summer", version })).toMatchObject({
    groupName: "Summer",
    version: 2,
  });
  expect(await designer.ask(editFavoriteGroup, { groupId, groupName: "Autumn", version })).toMatchObject({
    code: 40900,
    data: { groupName: "Summer", version: 2 },
  });
  expect(await designer.call(getFavoriteGroupName, { groupId })).toMatchObject({ groupName: "Summer", itemCount: 0 });
});

test("groups keep the order they were given, the default one stays first, and it can be another one", async () => {
  const [a, b, c] = [await aGroup(buyer), await aGroup(buyer), await aGroup(buyer)];
  const { groupId: standard } = await buyer.call(addFavorite, { productId: fabrics[0] });
  const ordered = await buyer.call(getNavMenuDataOrder, { order: [c.groupId, a.groupId, b.groupId] });
  expect(ordered.map(({ groupId }) => groupId).slice(0, 4)).toEqual([standard, c.groupId, a.groupId, b.groupId]);
  expect(await buyer.call(getNavMenuDataOrder, {})).toEqual(ordered);
  await buyer.call(editFavoriteGroup, { groupId: b.groupId, isDefault: true, version: 1 });
  const [first] = await buyer.call(getNavMenuData, {});
  expect(first!.groupId).toBe(b.groupId);
  expect((await buyer.call(addFavorite, { productId: fabrics[1] })).groupId).toBe(b.groupId);
  expect(await buyer.ask(getNavMenuDataOrder, { order: [NO_ID] })).toMatchObject({ code: 40400 });
});

test("a group that holds something is deleted only with a place for it, or with it; the default one never", async () => {
  const [from, to] = [await aGroup(designer), await aGroup(designer)];
  await designer.call(addFavorite, { productIds: [fabrics[0], fabrics[1]], groupId: from.groupId });
  await designer.call(addFavorite, { productId: fabrics[1], groupId: to.groupId });
  const { groupId } = from;
  expect(await designer.ask(deleteFavoriteGroup, { groupId })).toMatchObject({ code: 42203, data: { count: 2 } });
  expect(await designer.call(deleteFavoriteGroup, { groupId, moveTo: to.groupId })).toEqual({
    deletedItems: 1,
    movedItems: 1,
    dropped: [],
  });
  expect(await itemsOf(designer, to.groupId)).toHaveLength(2);
  expect(await designer.call(deleteFavoriteGroup, { groupId: to.groupId, force: true })).toEqual({
    deletedItems: 2,
    movedItems: 0,
    dropped: [],
  });
  const [standard] = await designer.call(getNavMenuData, {});
  expect(await designer.ask(deleteFavoriteGroup, { groupId: standard!.groupId, force: true })).toMatchObject({ code: 42204 });
  const empty = await aGroup(designer);
  expect(await designer.call(deleteFavoriteGroup, { groupId: empty.groupId })).toEqual({
    deletedItems: 0,
    movedItems: 0,
    dropped: [],
  });
  const only = await aGroup(buyer);
  await buyer.call(delFavorite, { productId: fabrics[2] });
  await buyer.call(addFavorite, { productIds: [fabrics[2]], groupId: only.groupId });
  expect(await buyer.call(deleteFavoriteGroup, { groupId: only.groupId, force: true })).toMatchObject({ dropped: [fabrics[2]] });
});

test("copying and moving take note and price along; what is there already is skipped", async () => {
  const [from, to] = [await aGroup(designer), await aGroup(designer)];
  const { itemIds } = await designer.call(addFavorite, { productIds: [fabrics[0], fabrics[1]], groupId: from.groupId });
  await designer.call(editFavorite, { itemId: itemIds[0]!, note: "heavier", version: 1 });
  const salePrice = { amount: 1290, currency: "EUR" };
  await designer.call(editFavoriteSalePrice, { itemId: itemIds[0]!, salePrice, version: 2 });
  const copy = { itemIds, targetGroupId: to.groupId };
  expect(await designer.call(batchCopyFabric, { ...copy, itemIds: [itemIds[0]!] })).toEqual({ copied: 1, moved: 0, skipped: 0 });
  expect(await itemsOf(designer, to.groupId)).toMatchObject([{ note: "heavier", salePrice, version: 1 }]);
  expect(await designer.call(batchCopyFabric, { ...copy, mode: "move" })).toEqual({ copied: 0, moved: 1, skipped: 1 });
  expect((await itemsOf(designer, from.groupId)).map(({ itemId }) => itemId)).toEqual([itemIds[0]]);
  expect((await itemsOf(designer, to.groupId)).map(({ product }) => product!.productId)).toEqual([fabrics[1], fabrics[0]]);
  expect(await designer.ask(batchCopyFabric, { ...copy, itemIds: [itemIds[0], NO_ID] })).toMatchObject({ code: 40400 });
});

test("a batch is removed whole or not at all, and comes back with its notes for thirty days", async () => {
  const { groupId } = await aGroup(designer);
  const { itemIds } = await designer.call(addFavorite, { productIds: fabrics, groupId });
  await designer.call(editFavorite, { itemId: itemIds[0]!, note: "keep", version: 1 });
  expect(await designer.ask(batchDeleteFabric, { itemIds: [itemIds[0], NO_ID] })).toMatchObject({ code: 40400 });
  expect(await itemsOf(designer, groupId)).toHaveLength(3);
  expect(await designer.call(batchDeleteFabric, { itemIds: itemIds.slice(0, 2) })).toMatchObject({ removed: 2 });
  expect(await designer.call(restoreFavorite, { itemIds: itemIds.slice(0, 2) })).toMatchObject({ restored: 2 });
  expect((await itemsOf(designer, groupId)).find(({ itemId }) => itemId === itemIds[0])).toMatchObject({ note: "keep" });

  const byFabric = await designer.call(batchDeleteFabric, { groupId, productIds: [fabrics[0], fabrics[1]] });
  expect(byFabric.removed).toBe(2);
  await designer.call(addFavorite, { productId: fabrics[0], groupId });
  expect(await designer.call(restoreFavorite, { itemIds: byFabric.itemIds })).toMatchObject({ restored: 1 });
  expect(await itemsOf(designer, groupId)).toHaveLength(3);
  expect(await designer.call(deleteFavorite, { itemId: itemIds[2]! })).toMatchObject({ removed: 1, itemIds: [itemIds[2]] });
  expect(await designer.ask(deleteFavorite, { itemId: itemIds[2]! })).toMatchObject({ code: 40400 });
  portal.clock.move(30 * DAY_MS + 1);
  [designer, buyer] = await Promise.all([portal.signIn(), portal.signIn(BUYER.username)]);
  expect(await designer.ask(restoreFavorite, { itemIds: [itemIds[2]!] })).toMatchObject({ code: 40400 });
});

test("a note and a price are written at the version that was read; a stale one is answered with what it is now", async () => {
  const { groupId } = await aGroup(designer);
  const { itemIds } = await designer.call(addFavorite, { productId: fabrics[0], groupId });
  const [itemId] = itemIds as [string];
  expect(await designer.call(editFavorite, { itemId, note: "one", version: 1 })).toMatchObject({ note: "one", version: 2 });
  expect(await designer.ask(editFavorite, { itemId, note: "two", version: 1 })).toMatchObject({
    code: 40900,
    data: { note: "one", version: 2 },
  });
  const priced = await designer.call(editFavoriteSalePrice, { itemId, salePrice: { amount: 0, currency: "USD" }, version: 2 });
  expect(priced).toMatchObject({ salePrice: { amount: 0, currency: "USD" }, version: 3 });
  expect(await designer.ask(editFavoriteSalePrice, { itemId, salePrice: null, version: 2 })).toMatchObject({ code: 40900 });
  expect(await designer.call(editFavoriteSalePrice, { itemId, salePrice: null, version: 3 })).toMatchObject({ salePrice: null });
  for (const salePrice of [
    { amount: -1, currency: "USD" },
    { amount: 1.5, currency: "USD" },
    { amount: 1, currency: "dollars" },
  ])
    expect(await designer.ask(editFavoriteSalePrice, { itemId, salePrice, version: 4 })).toMatchObject({ code: 40001 });
});

test("another person's group and favourites are not found by any call, a colleague's neither", async () => {
  const { groupId } = await aGroup(designer);
  const { itemIds } = await designer.call(addFavorite, { productId: fabrics[0], groupId });
  const [itemId] = itemIds as [string];
  const head = await portal.signIn(HEAD.username);
  const mine = await aGroup(buyer);
  for (const stranger of [buyer, head]) {
    expect(await stranger.ask(addFavorite, { productId: fabrics[1], groupId })).toMatchObject({ status: 404, code: 40400 });
    expect(await stranger.ask(delFavorite, { productId: fabrics[0], groupId })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(getFavoriteList, { groupId })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(getFabricFavorite, { groupId })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(getFavoriteListByKeys, { groupId, keys: "a" })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(getFavoriteGroupName, { groupId })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(editFavoriteGroup, { groupId, groupName: "Mine", version: 1 })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(deleteFavoriteGroup, { groupId, force: true })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(moveGroupToCustomer, { groupId, customerIds: [NO_ID] })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(editFavorite, { itemId, note: "mine", version: 1 })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(editFavoriteSalePrice, { itemId, salePrice: null, version: 1 })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(deleteFavorite, { itemId })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(batchDeleteFabric, { itemIds })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(restoreFavorite, { itemIds })).toMatchObject({ code: 40400 });
    expect(await stranger.ask(getNavMenuDataOrder, { order: [groupId] })).toMatchObject({ code: 40400 });
  }
  expect(await buyer.ask(batchCopyFabric, { itemIds, targetGroupId: mine.groupId })).toMatchObject({ code: 40400 });
  expect(await designer.ask(batchCopyFabric, { itemIds, targetGroupId: mine.groupId })).toMatchObject({ code: 40400 });
  expect(await itemsOf(designer, groupId)).toMatchObject([{ itemId, note: "", version: 1 }]);
});

test("a favourite fabric is found by a part of its code", async () => {
  const { groupId } = await aGroup(designer);
  await designer.call(addFavorite, { productIds: fabrics, groupId });
  const codeOf = async (code?: string) =>
    (await designer.call(getFavoriteList, { groupId, code })).list.map(({ product }) => product!.productCode).toSorted();
  const [first] = await codeOf();
  expect(await codeOf(first!.slice(1).toLowerCase())).toEqual([first]);
  expect(await codeOf("no such code")).toEqual([]);
});

test("styles and showrooms are kept in groups of their own kind", async () => {
  const designId = await styleIdOf(portal);
  const group = await designer.call(addStyleFavoriteGroup, { groupName: "Shirts" });
  expect(await designer.call(addStyleFavorite, { designId, groupId: group.groupId })).toMatchObject({
    already: 0,
    sum: { style: 1 },
  });
  expect(await designer.call(getStyleFavorite, { groupId: group.groupId })).toMatchObject({
    list: [{ kind: "style", design: { id: designId, isFavorite: true } }],
  });
  expect(await designer.ask(addFavorite, { productId: fabrics[0], groupId: group.groupId })).toMatchObject({ code: 40400 });
  expect(await designer.ask(addStyleFavorite, { designId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer.call(delStyleFavorite, { designId })).toMatchObject({ removed: 1, sum: { style: 0 } });

  const now = portal.clock.now();
  const room = { description: "", cover_hash: null, created_at: now, updated_at: now, expires_at: null };
  const open = { ...room, id: newId(now), name: "Spring knits", scope: "public" as const, company_id: null };
  const theirs = { ...room, id: newId(now), name: "Brera", scope: "private" as const, company_id: idOf("company", "casa-brera") };
  await portal.db.insertInto("chanels").values([open, theirs]).execute();
  const rooms = await designer.call(addShowroomFavoriteGroup, { groupName: "Rooms" });
  const add = (chanelId: string) => designer.ask(addShowroomFavorite, { chanelId, groupId: rooms.groupId });
  expect(await add(open.id)).toMatchObject({ code: 20000, data: { sum: { showroom: 1 } } });
  expect(await add(theirs.id)).toMatchObject({ status: 403, code: 40303 });
  expect(await add(NO_ID)).toMatchObject({ code: 40400 });
  expect(await designer.call(getShowFavorite, {})).toMatchObject({ total: 1, list: [{ chanel: { name: "Spring knits" } }] });
  expect(await buyer.call(addShowroomFavorite, { chanelId: theirs.id })).toMatchObject({ sum: { showroom: 1 } });
  expect(await designer.call(delShowroomFavorite, { chanelId: open.id })).toMatchObject({ removed: 1 });
});

test("a showroom closed to who keeps it is named to them no more: not listed, found, pictured or handed on", async () => {
  const now = portal.clock.now();
  const companyId = idOf("company", "northlight");
  const others = idOf("company", "casa-brera");
  const room = { description: "", created_at: now, updated_at: now, expires_at: null, company_id: null };
  const open = { scope: "public" as const, company_id: null };
  const rooms = ["made private", "made a VR room of others", "over", "a VR room of nobody", "of the own company"].map(
    (name, at) => {
      return { ...room, ...open, id: newId(now), name: `Loom hall, ${name}`, cover_hash: String(at).repeat(64) };
    },
  );
  await portal.db.insertInto("chanels").values(rooms).execute();
  const { groupId } = await designer.call(addShowroomFavoriteGroup, { groupName: "Halls" });
  for (const { id } of rooms) await designer.call(addShowroomFavorite, { chanelId: id, groupId });
  const change = async (at: number, to: object) =>
    portal.db.updateTable("chanels").set(to).where("id", "=", rooms[at]!.id).execute();
  await change(0, { scope: "private", company_id: others });
  await change(1, { scope: "vr", company_id: others });
  await change(2, { expires_at: now });
  await change(3, { scope: "vr" });
  await change(4, { scope: "private", company_id: companyId });

  const kept = (asked: object = {}) => designer.call(getFavoriteList, { menuType: "showroom", groupId, ...asked });
  const named = ({ list }: Awaited<ReturnType<typeof kept>>) => list.map(({ chanel }) => chanel?.name ?? null);
  const entered = ["Loom hall, of the own company", "Loom hall, a VR room of nobody"];
  expect(named(await kept())).toEqual([...entered, null, null, null]);
  expect(named(await kept({ keyword: "loom hall" }))).toEqual(entered);
  const group = (await designer.call(getFavoriteGroup, { kind: "showroom" })).find((one) => one.groupId === groupId);
  // Uploads of rooms that not everybody may enter open to who was shown them.
  const uploaded = (digit: string) => expect.stringMatching(new RegExp(`^/uploads/[\\w-]{22}/${digit}{64}$`));
  expect(group).toMatchObject({ itemCount: 5, covers: [uploaded("4"), uploaded("3")] });
  for (const at of [0, 1]) {
    const refused = await designer.ask(addShowroomFavorite, { chanelId: rooms[at]!.id, groupId });
    expect(refused).toMatchObject({ status: 403, code: 40303 });
  }
  expect(await designer.ask(addShowroomFavorite, { chanelId: rooms[2]!.id, groupId })).toMatchObject({ code: 40400 });
  const { created } = await designer.call(moveGroupToCustomer, { groupId, customerIds: [idOf("user", HEAD.username)] });
  const given = await portal.db
    .selectFrom("favourite_items")
    .select("chanel_id")
    .where("group_id", "=", created[0]!.groupId)
    .execute();
  expect(given.map(({ chanel_id }) => chanel_id).toSorted()).toEqual([rooms[3]!.id, rooms[4]!.id].toSorted());
});

test("the heart of a style is set on every card its person is shown, and on nobody else’s", async () => {
  const designId = await styleIdOf(portal);
  const [laid] = await designer.call(getPreloadFabrics, { designId });
  const hearts = async (client: Client) => {
    const [listed, children, style, searched, using] = await Promise.all([
      client.call(getStyleList, {}),
      client.call(getMenuAllProduct, { id: 4 }),
      client.call(getStyle, { id: designId }),
      client.call(quickSearch, { key: "crew" }),
      client.call(getFabricDesigns, { productId: laid!.productId }),
    ]);
    const lists = [listed.list, children.flatMap(({ list }) => list), [style], searched.designs, using.styles];
    return lists.map((list) => list.find(({ id }) => id === designId)?.isFavorite);
  };
  const [clear, set] = [Array(5).fill(false), Array(5).fill(true)];
  expect(await hearts(designer)).toEqual(clear);
  await designer.call(addStyleFavorite, { designId });
  expect(await hearts(designer)).toEqual(set);
  expect(await hearts(buyer)).toEqual(clear);
  await designer.call(delStyleFavorite, { designId });
  expect(await hearts(designer)).toEqual(clear);
});

test("sales hands a group to a customer: a group of their own, without notes and prices", async () => {
  const sales = await portal.signIn(SALES.username);
  const { groupId } = await sales.call(addFavoriteGroup, { groupName: "For autumn" });
  const { itemIds } = await sales.call(addFavorite, { productIds: [fabrics[0], fabrics[1]], groupId });
  await sales.call(editFavorite, { itemId: itemIds[0]!, note: "margin is thin", version: 1 });
  await sales.call(editFavoriteSalePrice, { itemId: itemIds[0]!, salePrice: { amount: 500, currency: "USD" }, version: 2 });
  const people = await sales.call(getRecipients, { keyword: "marta" });
  expect(people).toEqual([{ userId: idOf("user", BUYER.username), name: "Marta Conti", company: "Casa Brera" }]);
  const body = { groupId, customerIds: [people[0]!.userId], message: "What we spoke of" };
  const { created } = await sales.call(moveGroupToCustomer, body);
  const groups = await buyer.call(getFavoriteGroup, {});
  expect(groups.find((group) => group.groupId === created[0]!.groupId)).toMatchObject({
    groupName: "For autumn",
    itemCount: 2,
    isDefault: false,
    from: { name: "Lin Wei", company: "Selvedge Mill", message: "What we spoke of" },
  });
  const given = await itemsOf(buyer, created[0]!.groupId);
  expect(given.map(({ note, salePrice, product }) => [note, salePrice, product!.productId])).toEqual([
    ["", null, fabrics[0]],
    ["", null, fabrics[1]],
  ]);
  await sales.call(moveGroupToCustomer, { ...body, mode: "move" });
  expect((await buyer.call(getNavMenuData, {})).map(({ groupName }) => groupName)).toContain("For autumn (2)");
  expect(await sales.ask(getFavoriteGroupName, { groupId })).toMatchObject({ code: 40400 });
});

test("a buyer may hand a group to colleagues only, and the default group is not given away", async () => {
  const colleague = idOf("user", HEAD.username);
  const { groupId } = await aGroup(designer);
  expect(await designer.call(getRecipients, {})).toEqual([
    { userId: colleague, name: "Noor Haddad", company: "Northlight Studio" },
  ]);
  const stranger = { groupId, customerIds: [colleague, idOf("user", BUYER.username)] };
  expect(await designer.ask(moveGroupToCustomer, stranger)).toMatchObject({ status: 403, code: 40300 });
  expect(await designer.call(moveGroupToCustomer, { groupId, customerIds: [colleague] })).toMatchObject({
    created: [{ customerId: colleague }],
  });
  const [standard] = await designer.call(getNavMenuData, {});
  expect(
    await designer.ask(moveGroupToCustomer, { groupId: standard!.groupId, customerIds: [colleague], mode: "move" }),
  ).toMatchObject({ code: 42204 });
});

describe.skipIf(!process.env.DATABASE_URL)("PostgreSQL, where one does not wait for another", () => {
  /** Until so many of the portal's transactions wait for another's end. */
  const waiting = (count: number) =>
    expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(portal.db);
        return rows[0]!.n;
      })
      .toBe(count);
  const userId = idOf("user", BUYER.username);

  test("what is being put into a group that is deleted goes on with the rest", async () => {
    const [{ groupId }, to] = [await aGroup(buyer), await aGroup(buyer)];
    const { deleted } = await portal.db.transaction().execute(async (within) => {
      await groupToFill(within, userId, groupId);
      await insertRows(within, groupId, portal.clock.now(), [{ userId, kind: "fabric", targetId: fabrics[0] }]);
      const deleted = buyer.call(deleteFavoriteGroup, { groupId, moveTo: to.groupId });
      await waiting(1);
      return { deleted };
    });
    expect(await deleted).toMatchObject({ deletedItems: 0, movedItems: 1 });
    expect(await itemsOf(buyer, to.groupId)).toHaveLength(1);
  });

  test("what is brought back to a group that is deleted goes on with the rest", async () => {
    const [{ groupId }, to] = [await aGroup(buyer), await aGroup(buyer)];
    const { itemIds } = await buyer.call(addFavorite, { productId: fabrics[1], groupId });
    await buyer.call(batchDeleteFabric, { itemIds });
    const { deleted } = await portal.db.transaction().execute(async (within) => {
      await within.selectFrom("favourite_items").selectAll().where("id", "=", itemIds[0]!).forUpdate().execute();
      const restored = buyer.call(restoreFavorite, { itemIds });
      await waiting(1);
      const deleted = buyer.call(deleteFavoriteGroup, { groupId, moveTo: to.groupId });
      await waiting(2);
      return { deleted: Promise.all([restored, deleted]) };
    });
    expect((await deleted)[1]).toMatchObject({ deletedItems: 0, movedItems: 1 });
    expect(await itemsOf(buyer, to.groupId)).toHaveLength(1);
  });

  test("what is put into a group that is gone by then is refused", async () => {
    const { groupId } = await aGroup(buyer);
    const { kept } = await portal.db.transaction().execute(async (within) => {
      await groupToDelete(within, userId, groupId);
      const kept = buyer.ask(addFavorite, { productId: fabrics[0], groupId });
      await waiting(1);
      await within.deleteFrom("favourite_groups").where("id", "=", groupId).execute();
      return { kept };
    });
    expect(await kept).toMatchObject({ status: 404, code: 40400 });
  });
});
