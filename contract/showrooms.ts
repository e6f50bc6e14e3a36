import { z } from "zod";
import { get, post } from "./call.ts";
import { ChanelCard } from "./favourites.ts";
import { DesignCard, Id, Money, ProductCard, pageFields, sharedErrors, sharedFields } from "./types.ts";

/** A showroom as lists show it, its texts in the caller's language. */
export const Chanel = ChanelCard.extend({
  customerId: Id.nullable().describe("the company whose room it is; null for one of all, and through a link"),
  startsAt: z.iso.datetime().nullable(),
  productCount: z.int().describe("fabrics that hang in it"),
  designCount: z.int().describe("garments that stand in it"),
  isFavorite: z.boolean(),
});
export type Chanel = z.infer<typeof Chanel>;

/** The key of the fabric of all pieces that have none of their own. */
export const ALL_PIECES = "*";

/** A fabric, a style dressed in fabrics, or a saved design as one of its revisions has it. The fabrics are among those of its group. */
export const ChanelItem = z.object({
  itemId: Id,
  kind: z.enum(["fabric", "style", "design"]),
  label: z.string().describe("the fabric's code, or the name of the style or design, as it was when it was hung"),
  missing: z.boolean().describe("it was deleted since; only the label is left"),
  productId: Id.nullable().describe("the fabric that hangs here"),
  design: DesignCard.nullable().describe("the style, also of a saved design"),
  size: z.string().nullable(),
  pictureUrl: z.string().nullable().describe("the garment in these fabrics; null where there is no picture of it"),
  fabrics: z.array(
    z.object({
      pieceKey: z.string().describe(`\`${ALL_PIECES}\` is every piece without a fabric of its own`),
      productId: Id.nullable().describe("null for a fabric that was deleted since"),
    }),
  ),
  proposalId: Id.nullable().describe("null through a link"),
  revision: z.int32().nullable(),
  isOwn: z.boolean().describe("a saved design of the caller's company, which it can go on with"),
});
export type ChanelItem = z.infer<typeof ChanelItem>;

/** A fabric as it hangs in a showroom. */
export const ChanelProduct = ProductCard.extend({
  agreedPrice: Money.nullable().describe(
    "what was agreed with the company whose room it is; null in a room of all, and through a link",
  ),
});
export type ChanelProduct = z.infer<typeof ChanelProduct>;

export const ChanelGroup = z.object({
  groupId: Id,
  chanelId: Id,
  name: z.string(),
  story: z.string(),
  sort: z.int(),
  items: z.array(ChanelItem),
  products: z.array(ChanelProduct).describe("each fabric of its items once"),
});
export type ChanelGroup = z.infer<typeof ChanelGroup>;

export const ChanelShow = Chanel.extend({ groups: z.array(ChanelGroup) });
export type ChanelShow = z.infer<typeof ChanelShow>;

export const ChanelLists = z.object({ public: z.array(Chanel), private: z.array(Chanel), vr: z.array(Chanel) });
export type ChanelLists = z.infer<typeof ChanelLists>;

/** Without an id the showrooms that the caller may enter, of which a visitor sees the public ones; with it one of them and all that is in it, for a session, or for whoever holds a link to it, without prices and stock. */
export const getChanelShow = get("/chanel/getChanelShow", {
  summary: "Showrooms, or one with its groups",
  access: "publicOrShared",
  body: z.object({ chanelId: Id.optional(), ...sharedFields }),
  data: z.union([ChanelShow, ChanelLists]),
  errors: [...sharedErrors, "privateShowroom"],
});

/** The private showrooms of a company: of the caller's, for the mill of the one it names. */
export const getChanelsByCustomerId = post("/chanel/getByCustomerId", {
  summary: "Private showrooms of a company",
  access: "customer",
  body: z.object({ customerId: Id.optional() }),
  data: z.array(Chanel),
});

/** The groups of a showroom in their order, a page of them at a time, or the one that is named; through a link as `getChanelShow` shows them. */
export const selectChanelGroups = post("/chanel-group/selectList", {
  summary: "Groups of a showroom",
  access: "shared",
  body: z.object({ chanelId: Id, groupId: Id.optional(), ...pageFields, ...sharedFields }),
  data: z.array(ChanelGroup),
  errors: [...sharedErrors, "privateShowroom"],
});

/** As many fabrics as are chosen, or taken off, at once. */
const MAX_SHORT_LISTED = 500;

const ShortList = z.object({ productIds: z.array(Id).describe("in the order of choosing; those that hang there still") });

/** Records that the caller opens a room of their company's, and answers what was hung since their last visit: nothing on the first, and for the mill. What is new stays new until they were away for two hours. */
export const visitChanel = post("/chanel/visit", {
  summary: "What is new in a company’s showroom",
  access: "customer",
  body: z.object({ chanelId: Id }),
  data: z.object({ newProductIds: z.array(Id) }),
  errors: ["privateShowroom", "showroomClosed"],
});

/** The fabrics that the people of a company chose together in a room of theirs; the mill reads it too. */
export const getShortList = post("/chanel/getShortList", {
  summary: "Short-list of a company’s showroom",
  access: "customer",
  body: z.object({ chanelId: Id }),
  data: ShortList,
  errors: ["privateShowroom", "showroomClosed"],
});

/** Puts fabrics of a room on its short-list, or takes them off; what is there, or off, already stays so. */
export const changeShortList = post("/chanel/changeShortList", {
  summary: "Choose for the short-list of a showroom",
  access: "customer",
  body: z.object({ chanelId: Id, productIds: z.array(Id).min(1).max(MAX_SHORT_LISTED), chosen: z.boolean() }),
  data: ShortList,
  errors: ["privateShowroom", "showroomClosed"],
});
