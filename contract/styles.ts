import { z } from "zod";
import { post } from "./call.ts";
import { Design, DesignCard, Id, Keyword, MenuId, page, pageFields, sharedFields, TexturedProduct } from "./types.ts";

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
    filters: z.object({ for: some, season: some, use: some }).optional(),
    sort: z.enum(["newest", "name"]).default("newest"),
    ...pageFields,
  }),
  data: page(DesignCard).extend({ facets }),
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
