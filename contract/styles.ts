import { z } from "zod";
import { get, post } from "./call.ts";
import {
  BytesFile,
  CutPiece,
  Design,
  DesignCard,
  HandClass,
  Id,
  Keyword,
  MenuId,
  MenuItem,
  OptionsText,
  page,
  pageFields,
  StoredDrape,
  sharedErrors,
  sharedFields,
  TexturedProduct,
} from "./types.ts";

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
  body: z.object({ id: Id, size: z.string().max(20).optional(), options: OptionsText.optional(), ...sharedFields }),
  data: Design,
  errors: [...sharedErrors],
});

/** The drape of a style in a class of cloth; one that is not there yet is made, once for everybody who asks. A size the style does not come in is not found. */
export const getDrape = post("/design/getDrape", {
  summary: "A style as it hangs in a class of cloth",
  access: "shared",
  rate: { max: 240, windowMs: 60_000, by: "session" },
  body: z.object({ id: Id, size: z.string().max(20).optional(), hand: HandClass, ...sharedFields }),
  data: z.discriminatedUnion("state", [
    z.object({ state: z.literal("ready"), drape: StoredDrape }),
    z.object({
      state: z.literal("making"),
      retryAfterMs: z.int(),
      share: z.number().min(0).max(1).nullable().describe("of the work done; null while it waits, or where nobody here makes it"),
    }),
    z.object({ state: z.literal("failed") }).describe("it cannot be sewn in such a cloth"),
    z
      .object({ state: z.literal("delayed"), retryAfterMs: z.int() })
      .describe("something went wrong that says nothing of the garment; it is tried again, each time after a longer pause"),
  ]),
  errors: [...sharedErrors],
});

/** Which fabric lies on which piece when the style is opened. */
export const getPreloadFabrics = post("/design-preload-fabric/getByDesignId", {
  summary: "Fabrics a style opens with",
  access: "shared",
  body: z.object({ designId: Id, ...sharedFields }),
  data: z.array(TexturedProduct.extend({ pieceKey: z.string() })),
  errors: [...sharedErrors],
});

/** Files a pattern is handed on in: a drawing at true size, DXF-AAMA for cutting rooms, and sheets of paper to be printed and glued. */
export const PATTERN_FORMATS = ["svg", "dxf", "pdf"] as const;
export const PatternFormat = z.enum(PATTERN_FORMATS);
export type PatternFormat = z.infer<typeof PatternFormat>;

export const PATTERN_PAPERS = ["a4", "a0"] as const;
export const PatternPaper = z.enum(PATTERN_PAPERS);
export type PatternPaper = z.infer<typeof PatternPaper>;

/** Seam allowances a pattern comes with, mm; 0 is without. */
export const SEAM_ALLOWANCES = [0, 6, 10, 15] as const;
export type SeamAllowance = (typeof SEAM_ALLOWANCES)[number];
const allowance = z.coerce.number().pipe(z.literal(SEAM_ALLOWANCES)).default(0).describe("mm");

/** A size the style does not come in is not found. */
export const downloadPattern = get("/design/downloadPattern", {
  summary: "The sewing pattern of a style as a file",
  access: "customer",
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z.object({
    id: Id,
    size: z.string().max(20).optional(),
    options: OptionsText.optional(),
    format: PatternFormat,
    paper: PatternPaper.default("a4"),
    allowance,
    lang: z.string().optional(),
  }),
  data: BytesFile,
  answer: "bytes",
});

/** A style in every size it comes in, as it is cut. */
export const getPatternSizes = post("/design/getPatternSizes", {
  summary: "The sewing pattern of a style in all its sizes",
  access: "customer",
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z.object({ id: Id, options: OptionsText.optional(), allowance }),
  data: z.array(
    z.object({
      size: z.string(),
      measures: z.array(z.object({ name: z.string(), mm: z.number() })).describe("of the finished garment"),
      pieces: z.array(CutPiece),
    }),
  ),
});

/** The style in each size that has been draped, in one fabric; each picture is drawn when somebody looks at it. */
export const getSizePortraits = post("/design/getSizePortraits", {
  summary: "Pictures of a style in its sizes",
  access: "customer",
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z.object({ id: Id, productId: Id }),
  data: z.array(z.object({ size: z.string(), imageUrl: z.string() })),
});
