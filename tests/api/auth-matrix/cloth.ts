import { addColourBook, addFabricTag, addFavorite, deleteFavorite, removeSavedSearch, saveSearch } from "@selvedge/contract";
import { anAddress, HOME } from "../orders.ts";
import { DXF, WHEREABOUTS } from "../right-bodies.ts";
import { bySession, hidden, type Lines, leftOut, own, refused } from "./ask.ts";
import { aFavourite, aGroup, anImage, aShowroom } from "./records.ts";
import { aName, anOwnStyle, MARK, type World } from "./world.ts";

const book = (name: string) => ({
  bytes: Buffer.from(`name,code,L,a,b\n${name} navy,${MARK}-1,22,2,-24\n`),
  name: `${name}.csv`,
});
const aBook = async ({ owner }: World) => (await owner.client.call(addColourBook, {}, { file: book(aName()) })).bookId!;
const dxf = { bytes: Buffer.from(DXF), name: "shorts.dxf" };
const product = ({ productIds }: World) => ({ productId: productIds[0]! });

/** A search that the designer keeps. */
async function aSavedSearch({ owner }: World): Promise<string> {
  const name = aName();
  const question = { keys: "poplin" };
  return (await owner.client.call(saveSearch, { name, address: `cid=${encodeURIComponent(name)}`, question })).savedId;
}

/** A favourite that was removed and can be brought back. */
async function aRemoved(world: World): Promise<string> {
  const { itemId } = await aFavourite(world);
  await world.owner.client.call(deleteFavorite, { itemId });
  return itemId;
}

/** Another group of the first company beside one of the other, for calls that name two. */
async function twoGroups(world: World): Promise<{ mine: string; theirs: string }> {
  return { mine: await aGroup(world), theirs: await aGroup(world, { by: world.other }) };
}

/** Styles, fabrics, colours, and what people keep of them. */
export const CLOTH: Lines = {
  "/design/downloadPattern": [(w) => hidden({ id: w.ownStyleId, format: "dxf" })],
  "/design/getDrape": [(w) => hidden({ id: w.ownStyleId, hand: "twill" })],
  "/design-menu-product/getMenuAllProduct": [
    async ({ db, styleId }) => {
      const { parent_id } = await db
        .selectFrom("styles as s")
        .innerJoin("style_menus as m", "m.id", "s.menu_id")
        .select("m.parent_id")
        .where("s.id", "=", styleId)
        .executeTakeFirstOrThrow();
      return own({ id: parent_id });
    },
  ],
  "/design/getPatternSizes": [(w) => hidden({ id: w.ownStyleId })],
  "/design/getPortraits": [(w) => leftOut({ designIds: [w.ownStyleId], productIds: [w.productIds[0]] })],
  "/design-preload-fabric/getByDesignId": [(w) => hidden({ designId: w.ownStyleId })],
  "/design/getSizePortraits": [(w) => hidden({ id: w.ownStyleId, ...product(w) })],
  "/design/getById": [(w) => hidden({ id: w.ownStyleId })],
  "/design-menu-product/getList": [() => own(), () => own({ keyword: MARK })],
  "/design-menu-product/getWomenList": [() => own()],
  "/design/createOwn": [(w) => own(w.ownStyle)],
  "/design/listOwn": [() => own()],
  "/design/readPattern": [() => own({}, { file: dxf })],
  "/design/removeOwn": [async (w) => hidden({ id: await anOwnStyle(w) })],

  "/product/allGoods": [() => own()],
  "/product/compare": [({ productIds }) => own({ productIds })],
  "/product/getFabricDesigns": [(w) => own(product(w))],
  "/product/getListByKeys": [() => own({ keys: "poplin" })],
  "/menu-product/getList": [() => own()],
  "/menu-product/getListById": [
    async ({ db }) => own({ id: (await db.selectFrom("product_menus").select("menu_id").executeTakeFirstOrThrow()).menu_id }),
  ],
  "/product/getProductById": [(w) => own(product(w))],
  "/product/getProductIdByCode": [
    async ({ db }) => own({ productCode: (await db.selectFrom("products").select("code").executeTakeFirstOrThrow()).code }),
  ],
  "/product/getProductJPGSize": [({ productIds }) => own({ productIds })],
  "/product/getProductWapInfo": [(w) => own(product(w))],
  "/product/getSuggestKeys": [() => own({ queryKey: "po" })],
  "/product/getSuggestList": [() => own({ key: MARK, sType: "style" }), () => own({ key: "p", sType: "fabric" })],
  "/design/getTextures": [({ productIds }) => own({ productIds })],
  "/product/productDet": [(w) => own(product(w))],
  "/product/quickSearch": [() => own({ key: MARK }), () => own({ key: "p" })],
  "/search/facets": [() => own({ field: "color" })],
  "/design/getSearchAllProduct": [() => own()],
  "/search/byColor": [() => own({ hex: "#1f2b52" }), () => own({ code: `${MARK}-1` })],
  "/picture/search": [async (w) => hidden({ imageId: await anImage(w) })],
  "/search/similar": [(w) => own(product(w))],
  "/search/saved/add": [() => own({ name: "Spring", address: "cid=poplin", question: { keys: "poplin" } })],
  "/search/saved/list": [() => own()],
  "/search/saved/rename": [async (w) => hidden({ savedId: await aSavedSearch(w), name: aName() })],
  "/search/saved/seen": [async (w) => hidden({ savedId: await aSavedSearch(w) })],
  "/search/saved/remove": [async (w) => hidden({ savedId: await aSavedSearch(w) })],
  "/search/saved/restore": [
    async (w) => {
      const savedId = await aSavedSearch(w);
      await w.owner.client.call(removeSavedSearch, { savedId });
      return hidden({ savedId });
    },
  ],
  "/product/download": [(w) => own({ ...product(w), kind: "png" })],
  "/product/swatchSheet": [(w) => own({ productIds: w.productIds[0] })],
  "/product/getDownloads": [(w) => own(product(w))],

  "/fabric-tag/add": [() => own({ field: "pattern", name: "wide stripe" })],
  "/fabric-tag/addTagCount": [
    async ({ owner }) => leftOut({ id: (await owner.client.call(addFabricTag, { field: "pattern", name: aName() })).id }),
  ],
  "/fabric-tag/list": [() => own()],
  "/colour-book/add": [() => own({}, { file: { ...book("Autumn"), bytes: Buffer.from("name,L,a,b\nRust,40,30,30\n") } })],
  "/colour-book/delete": [async (w) => hidden({ bookId: await aBook(w) })],
  "/colour-book/find": [
    async (w) => {
      await aBook(w);
      return own({ query: `${MARK}-1` });
    },
  ],
  "/colour-book/list": [() => own()],
  "/colour-book/nearest": [async (w) => hidden({ hex: "#1f2b52", bookId: await aBook(w) }), () => own({ hex: "#1f2b52" })],

  "/favorite-group-product/addFavorite": [
    async (w) => hidden({ ...product(w), groupId: await aGroup(w) }),
    (w) => own(product(w)),
  ],
  "/favorite-group/addFavoriteGroup": [() => own({ groupName: "Spring" })],
  "/domain-favorite-group-item/addFavorite": [
    async (w) => refused("privateShowroom", { chanelId: (await aShowroom(w, "private")).chanelId }),
    async (w) => {
      const { chanelId } = await aShowroom(w, "public");
      return hidden({ chanelId, groupId: await aGroup(w, { kind: "showroom" }) });
    },
  ],
  "/domain-favorite-group/addFavoriteGroup": [() => own({ groupName: "Spring" })],
  "/design-favorite-group-item/addFavorite": [
    (w) => hidden({ designId: w.ownStyleId }),
    async (w) => hidden({ designId: w.styleId, groupId: await aGroup(w, { kind: "style" }) }),
  ],
  "/design-favorite-group/addFavoriteGroup": [() => own({ groupName: "Spring" })],
  "/favorite-group-product/batchCopyFabric": [
    async (w) => {
      const [{ itemId }, { mine, theirs }] = [await aFavourite(w), await twoGroups(w)];
      return hidden({ itemIds: [itemId], targetGroupId: mine }, { other: { itemIds: [itemId], targetGroupId: theirs } });
    },
    async (w) => {
      const [mine, theirs] = [await aFavourite(w), await aFavourite(w, { by: w.other })];
      const targetGroupId = await aGroup(w);
      return hidden({ itemIds: [mine.itemId], targetGroupId }, { other: { itemIds: [theirs.itemId], targetGroupId } });
    },
  ],
  "/favorite-group-product/batchDeleteFabric": [
    async (w) => {
      const [mine, theirs] = [await aFavourite(w), await aFavourite(w, { by: w.other })];
      return hidden({ itemIds: [mine.itemId] }, { other: { itemIds: [theirs.itemId, mine.itemId] } });
    },
    async (w) => hidden({ groupId: (await aFavourite(w)).groupId, productIds: [w.productIds[0]] }),
  ],
  "/favorite-group-product/delFavorite": [
    async (w) => hidden({ ...product(w), groupId: (await aFavourite(w)).groupId }),
    async (w) => {
      await w.owner.client.call(addFavorite, product(w));
      return own(product(w));
    },
  ],
  "/domain-favorite-group-item/delFavorite": [
    async (w) => {
      const { groupId } = await aFavourite(w, { kind: "showroom" });
      const { target_id: chanelId } = await w.db
        .selectFrom("favourite_items")
        .select("target_id")
        .where("group_id", "=", groupId)
        .executeTakeFirstOrThrow();
      return hidden({ chanelId, groupId });
    },
  ],
  "/design-favorite-group-item/delFavorite": [
    async (w) => hidden({ designId: w.ownStyleId, groupId: (await aFavourite(w, { kind: "style" })).groupId }),
  ],
  "/favorite-group-product/deleteFavorite": [async (w) => hidden({ itemId: (await aFavourite(w)).itemId })],
  "/favorite/deleteFavoriteGroup": [
    async (w) => hidden({ groupId: (await aFavourite(w)).groupId, force: true }),
    async (w) => {
      const [{ groupId }, { mine: moveTo, theirs }] = [await aFavourite(w), await twoGroups(w)];
      return hidden({ groupId, moveTo }, { other: { groupId: theirs, moveTo } });
    },
  ],
  "/favorite-group-product/editFavorite": [
    async (w) => hidden({ itemId: (await aFavourite(w)).itemId, note: aName(), version: 1 }),
  ],
  "/favorite-group-product/editFavoriteGroup": [
    async (w) => hidden({ groupId: await aGroup(w), groupName: aName(), version: 1 }),
  ],
  "/favorite-group-product/editFavoriteSalePrice": [
    async (w) => hidden({ itemId: (await aFavourite(w)).itemId, salePrice: { amount: 900, currency: "EUR" }, version: 1 }),
  ],
  "/favorite-group/getFabricFavorite": [async (w) => hidden({ groupId: (await aFavourite(w)).groupId }), () => own()],
  "/favorite/getFavoriteCount": [() => own()],
  "/favorite-group/getFavoriteGroup": [(w) => own(product(w))],
  "/favorite-group/getFavoriteGroupName": [async (w) => hidden({ groupId: await aGroup(w) })],
  "/favorite/getFavoriteList": [async (w) => hidden({ groupId: (await aFavourite(w)).groupId }), () => own({ keyword: MARK })],
  "/favorite-group-product/getListByKeys": [
    async (w) => hidden({ groupId: await aGroup(w), keys: MARK }),
    () => own({ keys: MARK }),
  ],
  "/favorite/getFavoriteSum": [() => own()],
  "/favorite-group/getNavMenuData": [() => own()],
  "/favorite-group/getNavMenuDataOrder": [async (w) => hidden({ order: [await aGroup(w)] }), () => own()],
  "/favorite-group/getRecipients": [() => own()],
  "/favorite-group/getSharedGroup": [
    async (w) => hidden({ groupId: (await aFavourite(w)).groupId }),
    async (w) => hidden({ groupId: (await aFavourite(w, { kind: "style" })).groupId }),
  ],
  "/favorite-group/getShowFavorite": [async (w) => hidden({ groupId: await aGroup(w, { kind: "showroom" }) })],
  "/favorite-group/getStyleFavorite": [async (w) => hidden({ groupId: await aGroup(w, { kind: "style" }) })],
  "/favorite-group/moveGroupToCustomer": [
    async (w) => hidden({ groupId: await aGroup(w), customerIds: [w.head.userId] }),
    async (w) => {
      const { mine, theirs } = await twoGroups(w);
      const customerIds = [w.head.userId];
      return refused("notAllowed", { groupId: mine, customerIds }, { other: { groupId: theirs, customerIds } });
    },
  ],
  "/favorite-group-product/restoreFavorite": [async (w) => hidden({ itemIds: [await aRemoved(w)] })],

  "/chanel/getChanelShow": [
    async (w) => {
      await aShowroom(w, "private");
      return bySession();
    },
    async (w) => bySession({ chanelId: (await aShowroom(w, "private")).chanelId }),
  ],
  "/chanel/getByCustomerId": [
    async (w) => {
      await aShowroom(w, "private");
      return own();
    },
    async ({ owner }) => refused("notAllowed", { customerId: owner.companyId }),
  ],
  "/chanel/getScene": [async (w) => refused("privateShowroom", { chanelId: (await aShowroom(w, "private")).chanelId })],
  "/chanel/getRoomPicture": [async (w) => refused("privateShowroom", { chanelId: (await aShowroom(w, "private")).chanelId })],
  "/chanel/visit": [async (w) => refused("privateShowroom", { chanelId: (await aShowroom(w, "private")).chanelId })],
  "/chanel/noteVisit": [
    async (w) => {
      const { chanelId, groupId } = await aShowroom(w, "private");
      const openingId = "0123456789abcdef0123456789abcdef";
      const groups = [{ groupId, part: 0, seconds: 0 }];
      return refused("privateShowroom", { chanelId, openingId, number: 0, way: "page", seconds: 0, groups });
    },
  ],
  "/chanel/getShortList": [async (w) => refused("privateShowroom", { chanelId: (await aShowroom(w, "private")).chanelId })],
  "/chanel/changeShortList": [
    async (w) => {
      const { chanelId } = await aShowroom(w, "private");
      return refused("privateShowroom", { chanelId, productIds: [w.productIds[0]!], chosen: true });
    },
  ],
  "/chanel-group/selectList": [async (w) => refused("privateShowroom", await aShowroom(w, "private"))],
  "/chanel/walkTogether": [async (w) => refused("privateShowroom", { chanelId: (await aShowroom(w, "private")).chanelId })],
  "/chanel/moveTogether": [
    async (w) => refused("privateShowroom", { chanelId: (await aShowroom(w, "private")).chanelId, ...WHEREABOUTS }),
  ],

  "/cart/addCart": [(w) => own(product(w))],
  "/cart/cartList": [() => own()],
  "/front/member/addAddress": [() => own({ ...HOME, userName: "Somebody" })],
  "/front/member/addressList": [() => own()],
  "/front/member/delAddress": [async (w) => hidden({ addressId: await anAddress(w.owner.client) })],
  "/front/member/updateAddress": [async (w) => hidden({ ...HOME, addressId: await anAddress(w.owner.client) })],
};
