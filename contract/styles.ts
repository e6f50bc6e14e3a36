import { z } from "zod";
import { post } from "./call.ts";
import { Design, DesignCard, Id, Keyword, MenuId, MenuItem, page, pageFields, sharedFields, TexturedProduct } from "./types.ts";

const facets = z.array(
  z.object({
    field: z.string(),
    label: z.string(),
    values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
  }),
);
const some = z.array(z.string().max(40)).max(20).optional();

export const getStyleList = post("/design-menu-product/getList", {
  summary: "Styles of a menu",
  access: "customer",
  body: z.object({
    parentId: MenuId.optional(),
    id: MenuId.optional(),
    keyword: Keyword.optional(),
    filters: z.object({ for: some, season: some, use: some, kind: some }).optional(),
    sort: z.enum(["newest", "name"]).default("newest"),
    ...pageFields,
  }),
  data: page(DesignCard).extend({ facets }),
});

/** The styles for women, as the list of all menus with that filter gives them. */
export const getWomenList = post("/design-menu-product/getWomenList", {
  summary: "Styles for women",
  access: "customer",
  body: z.object({ season: z.enum(["SS", "AW"]).optional(), ...pageFields }),
  data: page(DesignCard),
});

/** Styles shown of each child of a parent. */
export const MAX_STYLES_OF_CHILD = 12;

/** Every child of a parent with its newest styles. An unknown parent is not found. */
export const getMenuAllProduct = post("/design-menu-product/getMenuAllProduct", {
  summary: "Styles of all children of a menu",
  access: "customer",
  body: z.object({ id: MenuId }),
  data: z.array(z.object({ menu: MenuItem, list: z.array(DesignCard).max(MAX_STYLES_OF_CHILD) })),
});

const MAX_PORTRAITS = 12;

/** A picture of each style in each fabric, in the style's default size; pairs that cannot be pictured are left out. */
export const getPortraits = post("/design/getPortraits", {
  summary: "Pictures of styles in fabrics",
  access: "customer",
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z
    .object({
      designIds: z.array(Id).min(1).max(MAX_PORTRAITS),
      productIds: z.array(Id).min(1).max(MAX_PORTRAITS),
      side: z.enum(["front", "back"]).default("front"),
    })
    .refine(({ designIds, productIds }) => designIds.length * productIds.length <= MAX_PORTRAITS, {
      path: ["productIds"],
      message: "At most 12 pictures at a time.",
    }),
  data: z.array(z.object({ designId: Id, productId: Id, imageUrl: z.string() })),
});

/** A style is a sewing pattern: pieces and seams in mm for the size asked for, and the addresses of its stored drapes. */
export const getStyle = post("/design/getById", {
  summary: "A style with its pattern",
  access: "shared",
  body: z.object({ id: Id, size: z.string().max(20).optional(), ...sharedFields }),
  data: Design,
  errors: ["shareGone", "sharePassword"],
});

/** Which fabric lies on which piece when the style is opened. */
export const getPreloadFabrics = post("/design-preload-fabric/getByDesignId", {
  summary: "Fabrics a style opens with",
  access: "shared",
  body: z.object({ designId: Id, ...sharedFields }),
  data: z.array(TexturedProduct.extend({ pieceKey: z.string() })),
  errors: ["shareGone", "sharePassword"],
});
