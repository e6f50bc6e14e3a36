import { z } from "zod";
import { post } from "./call.ts";
import {
  DesignCard,
  Flag,
  Id,
  Keyword,
  MAX_IDS,
  Money,
  Name,
  Note,
  ProductCard,
  page,
  pageFields,
  sharedErrors,
  sharedFields,
} from "./types.ts";

export const GROUP_KINDS = ["fabric", "style", "showroom"] as const;
export const GroupKind = z.enum(GROUP_KINDS);
export type GroupKind = z.infer<typeof GroupKind>;

/** A showroom as a favourite shows it. */
export const ChanelCard = z.object({
  chanelId: Id,
  name: z.string(),
  scope: z.enum(["public", "private", "vr"]),
  coverUrl: z.string(),
  description: z.string(),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type ChanelCard = z.infer<typeof ChanelCard>;

/** Distinct fabrics, styles and showrooms: one in two groups counts once. */
export const FavoriteSum = z.object({ fabric: z.int(), style: z.int(), showroom: z.int() });
export type FavoriteSum = z.infer<typeof FavoriteSum>;

export const FavoriteGroup = z.object({
  groupId: Id,
  groupName: z.string(),
  kind: GroupKind,
  isDefault: z.boolean(),
  itemCount: z.int(),
  covers: z.array(z.string()).max(4).describe("pictures of its first items"),
  sort: z.number(),
  shared: z.boolean().describe("a link to it can be opened"),
  /** Who handed it over, with their words; null for a group of one's own making. */
  from: z.object({ name: z.string(), company: z.string(), message: z.string() }).nullable(),
  updatedAt: z.iso.datetime(),
  version: z.int32(),
});
export type FavoriteGroup = z.infer<typeof FavoriteGroup>;

export const FavoriteItem = z.object({
  itemId: Id,
  groupId: Id,
  kind: GroupKind,
  product: ProductCard.optional(),
  design: DesignCard.optional(),
  chanel: ChanelCard.optional(),
  salePrice: Money.nullable().describe("the customer's own resale price; nobody else is told"),
  note: z.string(),
  sort: z.number(),
  addedAt: z.iso.datetime(),
  version: z.int32(),
});
export type FavoriteItem = z.infer<typeof FavoriteItem>;

const NavGroup = z.object({
  groupId: Id,
  groupName: z.string(),
  itemCount: z.int(),
  sort: z.number(),
  isDefault: z.boolean(),
  version: z.int32(),
});
const Added = z.object({ itemIds: z.array(Id), groupId: Id, already: z.int(), sum: FavoriteSum });
const Dropped = z.array(Id).describe("fabrics, styles or showrooms that are in no group any more");
const Removed = z.object({
  removed: z.int(),
  itemIds: z.array(Id).describe("what restoreFavorite takes"),
  dropped: Dropped,
  sum: FavoriteSum,
});
const ids = z.array(Id).min(1).max(MAX_IDS);
const version = z.int32().min(1);
const kind = GroupKind.default("fabric");
const Sort = z.number().min(-1e9).max(1e9);
const word = z.string().max(60);
const some = z.array(word).max(50).optional();

/** Puts fabrics into a group. Adding one twice is not an error; without a group the default one is used, and made on first use. */
export const addFavorite = post("/favorite-group-product/addFavorite", {
  summary: "Keep fabrics as favourites",
  access: "customer",
  body: z
    .object({ productId: Id.optional(), productIds: ids.optional(), groupId: Id.optional() })
    .refine((body) => body.productId || body.productIds, { message: "required", path: ["productId"] }),
  data: Added,
});

/** Without a group the fabric leaves all groups. */
export const delFavorite = post("/favorite-group-product/delFavorite", {
  summary: "Drop a fabric from the favourites",
  access: "customer",
  body: z.object({ productId: Id, groupId: Id.optional() }),
  data: Removed,
});

export const addStyleFavorite = post("/design-favorite-group-item/addFavorite", {
  summary: "Keep a style as a favourite",
  access: "customer",
  body: z.object({ designId: Id, groupId: Id.optional() }),
  data: Added,
});
export const delStyleFavorite = post("/design-favorite-group-item/delFavorite", {
  summary: "Drop a style from the favourites",
  access: "customer",
  body: z.object({ designId: Id, groupId: Id.optional() }),
  data: Removed,
});
/** A showroom that the company may not enter answers 40303: another one's private or VR room. */
export const addShowroomFavorite = post("/domain-favorite-group-item/addFavorite", {
  summary: "Keep a showroom as a favourite",
  access: "customer",
  body: z.object({ chanelId: Id, groupId: Id.optional() }),
  data: Added,
  errors: ["privateShowroom"],
});
export const delShowroomFavorite = post("/domain-favorite-group-item/delFavorite", {
  summary: "Drop a showroom from the favourites",
  access: "customer",
  body: z.object({ chanelId: Id, groupId: Id.optional() }),
  data: Removed,
});

const sorts = z.enum(["own", "newest", "code"]).default("own");

/** Without a group the items of all groups of the kind, newest first unless said otherwise. */
export const getFavoriteList = post("/favorite/getFavoriteList", {
  summary: "Favourites",
  access: "customer",
  body: z.object({
    menuType: GroupKind.default("fabric"),
    groupId: Id.optional(),
    keyword: Keyword.optional(),
    code: Keyword.optional().describe("a part of the fabric's code"),
    sort: sorts,
    ...pageFields,
  }),
  data: page(FavoriteItem),
});

export const getFabricFavorite = post("/favorite-group/getFabricFavorite", {
  summary: "Favourite fabrics of a group",
  access: "customer",
  body: z.object({
    groupId: Id.optional(),
    keyword: Keyword.optional(),
    filters: z
      .object({ pattern: some, productType: some, color: some, weight: z.tuple([z.number(), z.number()]).optional() })
      .optional(),
    sort: sorts,
    ...pageFields,
  }),
  data: page(FavoriteItem),
});
export const getStyleFavorite = post("/favorite-group/getStyleFavorite", {
  summary: "Favourite styles of a group",
  access: "customer",
  body: z.object({ groupId: Id.optional(), ...pageFields }),
  data: page(FavoriteItem),
});
export const getShowFavorite = post("/favorite-group/getShowFavorite", {
  summary: "Favourite showrooms of a group",
  access: "customer",
  body: z.object({ groupId: Id.optional(), ...pageFields }),
  data: page(FavoriteItem),
});
/** Favourite fabrics found by a word: code, name, attribute or one's own note. */
export const getFavoriteListByKeys = post("/favorite-group-product/getListByKeys", {
  summary: "Search the favourite fabrics",
  access: "customer",
  body: z.object({ groupId: Id.optional(), keys: Keyword, ...pageFields }),
  data: page(FavoriteItem),
});

export const getFavoriteSum = post("/favorite/getFavoriteSum", {
  summary: "How many favourites there are",
  access: "customer",
  body: z.object({}),
  data: FavoriteSum.extend({ total: z.int() }),
});
export const getFavoriteCount = post("/favorite/getFavoriteCount", {
  summary: "The number of favourites",
  access: "customer",
  body: z.object({}),
  data: z.object({ count: z.int() }),
});

const newGroup = z.object({ groupName: Name });
export const addFavoriteGroup = post("/favorite-group/addFavoriteGroup", {
  summary: "Make a group of favourites",
  access: "customer",
  body: newGroup.extend({ kind }),
  data: FavoriteGroup,
  errors: ["nameUsed"],
});
export const addStyleFavoriteGroup = post("/design-favorite-group/addFavoriteGroup", {
  summary: "Make a group of styles",
  access: "customer",
  body: newGroup,
  data: FavoriteGroup,
  errors: ["nameUsed"],
});
export const addShowroomFavoriteGroup = post("/domain-favorite-group/addFavoriteGroup", {
  summary: "Make a group of showrooms",
  access: "customer",
  body: newGroup,
  data: FavoriteGroup,
  errors: ["nameUsed"],
});

/** With productId (a fabric's, a style's or a showroom's) each group says whether it holds it: the ticks of "save to". */
export const getFavoriteGroup = post("/favorite-group/getFavoriteGroup", {
  summary: "Groups of favourites",
  access: "customer",
  body: z.object({ kind, productId: Id.optional() }),
  data: z.array(FavoriteGroup.extend({ contains: z.boolean().optional() })),
});
export const getNavMenuData = post("/favorite-group/getNavMenuData", {
  summary: "Groups for the side of a page",
  access: "customer",
  body: z.object({ kind }),
  data: z.array(NavGroup),
});
/** With `order` stores it first; groups it does not name follow. The default group stays first. */
export const getNavMenuDataOrder = post("/favorite-group/getNavMenuDataOrder", {
  summary: "Groups in the stored order",
  access: "customer",
  body: z.object({ kind, order: z.array(Id).max(MAX_IDS).optional() }),
  data: z.array(NavGroup),
});
export const getFavoriteGroupName = post("/favorite-group/getFavoriteGroupName", {
  summary: "Name of a group",
  access: "customer",
  body: z.object({ groupId: Id }),
  data: z.object({ groupId: Id, groupName: z.string(), kind: GroupKind, itemCount: z.int() }),
});
export const editFavoriteGroup = post("/favorite-group-product/editFavoriteGroup", {
  summary: "Change a group",
  access: "customer",
  body: z.object({
    groupId: Id,
    groupName: Name.optional(),
    sort: Sort.optional(),
    isDefault: z.literal(true).optional(),
    version,
  }),
  data: FavoriteGroup,
  errors: ["nameUsed", "stale"],
});
/** A group that is not empty is deleted with `moveTo`, where its items go, or with `force`, and they go with it. */
export const deleteFavoriteGroup = post("/favorite/deleteFavoriteGroup", {
  summary: "Delete a group",
  access: "customer",
  body: z.object({ groupId: Id, moveTo: Id.optional(), force: Flag.default(false) }),
  data: z.object({ deletedItems: z.int(), movedItems: z.int(), dropped: Dropped }),
  errors: ["groupNotEmpty", "defaultGroup"],
});

/** People a group may be handed to: for staff anybody of a customer, for a buyer the colleagues. */
export const getRecipients = post("/favorite-group/getRecipients", {
  summary: "People a group may be handed to",
  access: "customer",
  body: z.object({ keyword: Keyword.optional() }),
  data: z.array(z.object({ userId: Id, name: z.string(), company: z.string() })),
});
/** Each person gets a group of their own, without own sale prices and notes; `move` then deletes the giver's. `customerIds` are people. */
export const moveGroupToCustomer = post("/favorite-group/moveGroupToCustomer", {
  summary: "Hand a group to customers",
  access: "customer",
  body: z.object({
    groupId: Id,
    customerIds: z.array(Id).min(1).max(50),
    mode: z.enum(["copy", "move"]).default("copy"),
    message: Note.default(""),
  }),
  data: z.object({ created: z.array(z.object({ customerId: Id, groupId: Id })) }),
  errors: ["defaultGroup"],
});

export const editFavoriteSalePrice = post("/favorite-group-product/editFavoriteSalePrice", {
  summary: "Set one's own sale price",
  access: "customer",
  body: z.object({
    itemId: Id,
    salePrice: Money.extend({ amount: z.int().min(0).max(1_000_000_000), currency: z.string().regex(/^[A-Z]{3}$/) }).nullable(),
    version,
  }),
  data: FavoriteItem,
  errors: ["stale"],
});
export const editFavorite = post("/favorite-group-product/editFavorite", {
  summary: "Change the note or the place of a favourite",
  access: "customer",
  body: z.object({ itemId: Id, note: Note.optional(), sort: Sort.optional(), version }),
  data: FavoriteItem,
  errors: ["stale"],
});
export const deleteFavorite = post("/favorite-group-product/deleteFavorite", {
  summary: "Remove one favourite from its group",
  access: "customer",
  body: z.object({ itemId: Id }),
  data: Removed,
});
/** All or nothing: one that is not there refuses the rest. */
export const batchDeleteFabric = post("/favorite-group-product/batchDeleteFabric", {
  summary: "Remove favourites from their groups",
  access: "customer",
  body: z
    .object({ itemIds: ids.optional(), groupId: Id.optional(), productIds: ids.optional() })
    .refine((body) => body.itemIds || (body.groupId && body.productIds), { message: "required", path: ["itemIds"] }),
  data: Removed,
});
/** Brings back what was removed within the last 30 days, with its note and price; what is in the group again meanwhile is skipped. */
export const restoreFavorite = post("/favorite-group-product/restoreFavorite", {
  summary: "Bring removed favourites back",
  access: "customer",
  body: z.object({ itemIds: ids }),
  data: z.object({ restored: z.int(), sum: FavoriteSum }),
});
/** What the target holds already is skipped and stays where it was. */
export const batchCopyFabric = post("/favorite-group-product/batchCopyFabric", {
  summary: "Copy or move favourites to another group",
  access: "customer",
  body: z.object({ itemIds: ids, targetGroupId: Id, mode: z.enum(["copy", "move"]).default("copy") }),
  data: z.object({ copied: z.int(), moved: z.int(), skipped: z.int() }),
});

/** A style as a link to a group of them shows it; nobody's heart is set. */
const SharedStyle = DesignCard.extend({ sizes: z.array(z.string()) });
const sharedGroup = { groupName: z.string(), company: z.string(), sender: z.string() };

/** A group of fabrics or of styles as its link shows it: without prices, stock, notes and anything personal. A style of the library, or the company's own; one that was removed is left out. */
export const getSharedGroup = post("/favorite-group/getSharedGroup", {
  summary: "A group behind a link",
  access: "shared",
  body: z.object({ groupId: Id, ...pageFields, ...sharedFields }),
  data: z.discriminatedUnion("kind", [
    page(ProductCard).extend({ kind: z.literal("fabric"), ...sharedGroup }),
    page(SharedStyle).extend({ kind: z.literal("style"), ...sharedGroup }),
  ]),
  errors: [...sharedErrors],
});
