import { z } from "zod";
import { get, post } from "./call.ts";
import { FabricFilters, Facet, FilterField, Listing, Product, Sort } from "./fabrics.ts";
import {
  DesignCard,
  Flag,
  Id,
  Keyword,
  MAX_IDS,
  MenuId,
  MenuItem,
  ProductCard,
  ProposalCard,
  page,
  pageFields,
  sharedErrors,
  sharedFields,
  TexturedProduct,
} from "./types.ts";

const SUGGESTIONS_PER_SECOND = 20;
const MAX_COMPARED = 6;
const MAX_DESIGNS = 48;
const suggesting = { max: SUGGESTIONS_PER_SECOND, windowMs: 1_000, by: "session" } as const;
const ids = z.array(Id).max(MAX_IDS);
/** Ids in one text, separated by commas, as links carry them. */
const Ids = z.union([ids, z.string().transform((text) => text.split(",").filter(Boolean))]).pipe(ids);

/** Menus from the top down; the lowest one counts. */
const menuFields = { primaryId: MenuId.optional(), secondaryId: MenuId.optional(), tertiaryId: MenuId.optional() };

/** What is looked for: typed words, the thirteen values of the advanced search, named fabrics, menus, filters; each narrows the others. */
export const searchFields = {
  keys: Keyword.optional(),
  /** Thirteen values, each followed by ` @`; a blank one is any. Numbers may be ranges: `110-130`, `<120`. */
  advcid: z.string().max(1_500).optional(),
  products: Ids.optional(),
  filters: FabricFilters.optional(),
  /** Takes the words as they are spelled. */
  exact: Flag.optional(),
  ...menuFields,
};

/** Shows the colours of a quality as one, at the place of the first of them. */
const together = Flag.default(false);

/** Fabrics named by `products` keep their order while nothing else sorts them. */
export const getListByKeys = post("/product/getListByKeys", {
  summary: "Search fabrics",
  access: "customer",
  body: z.object({ ...searchFields, sort: Sort, facets: Flag.default(true), together, ...pageFields }),
  data: Listing,
  errors: ["nothingToSearch", "indexBuilding"],
});

/** Fabrics of a category and of all below it. Without a category, all fabrics. */
export const getMenuFabrics = post("/menu-product/getList", {
  summary: "Fabrics of a category",
  access: "customer",
  body: z.object({
    ...menuFields,
    filters: FabricFilters.optional(),
    sort: Sort,
    facets: Flag.default(true),
    together,
    ...pageFields,
  }),
  data: Listing,
  errors: ["indexBuilding"],
});

export const getMenuFabricsById = post("/menu-product/getListById", {
  summary: "Fabrics of one category, without facets",
  access: "customer",
  body: z.object({ id: MenuId, sort: Sort, ...pageFields }),
  data: page(ProductCard),
  errors: ["indexBuilding"],
});

/** One facet of a search with the values whose name begins like `query`, in the caller's language or English. */
export const searchFacet = post("/search/facets", {
  summary: "Values of one filter",
  access: "customer",
  body: z.object({
    field: FilterField,
    query: z.string().trim().max(60).default(""),
    limit: z.coerce.number().int().min(1).max(500).default(100),
    ...searchFields,
  }),
  data: Facet,
  errors: ["indexBuilding"],
});

/** "Select Fabric" of the editor: only fabrics with a texture. */
export const searchTexturedProducts = post("/design/getSearchAllProduct", {
  summary: "Fabrics that can be laid on a piece",
  access: "customer",
  body: z.object({ searchKey: Keyword.optional(), filters: FabricFilters.optional(), ...pageFields }),
  data: page(TexturedProduct).extend({
    facets: z.array(
      z.object({ field: z.string(), values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })) }),
    ),
  }),
  errors: ["indexBuilding"],
});

/** Textures of the fabrics a document names. Through a share link only those of the shared design are given. */
export const getTextures = post("/design/getTextures", {
  summary: "Textures of named fabrics",
  access: "shared",
  body: z.object({ productIds: ids, ...sharedFields }),
  data: z.array(TexturedProduct),
  errors: [...sharedErrors],
});

/** Codes first, then attribute words, then names. An empty key gives an empty list. */
export const getSuggestKeys = post("/product/getSuggestKeys", {
  summary: "Suggestions for a search word",
  access: "customer",
  rate: suggesting,
  body: z.object({ queryKey: z.string().trim().max(60) }),
  data: z.array(z.string()).max(10),
  errors: ["indexBuilding"],
});

/** Suggestions of one kind, with what they lead to. A word leads to a search, so it has no id. */
export const getSuggestList = post("/product/getSuggestList", {
  summary: "Suggestions of one kind",
  access: "customer",
  rate: suggesting,
  body: z.object({ key: z.string().trim().max(60), sType: z.enum(["fabric", "style", "showroom", "code"]) }),
  data: z.array(z.object({ text: z.string(), type: z.string(), id: Id.nullable(), count: z.int() })).max(10),
  errors: ["indexBuilding"],
});

/** The best of each kind for the header; `exact` is the fabric whose code was typed. An empty key gives nothing. */
export const quickSearch = post("/product/quickSearch", {
  summary: "The best fabrics, styles and categories for a word",
  access: "customer",
  rate: suggesting,
  body: z.object({ key: Keyword, limit: z.coerce.number().int().min(1).max(20).default(8) }),
  data: z.object({
    products: z.array(ProductCard),
    designs: z.array(DesignCard),
    categories: z.array(MenuItem),
    exact: Id.nullable(),
  }),
  errors: ["indexBuilding"],
});

/** Letters of either case, with or without dashes: as a scanner or a person gives it. */
export const getProductIdByCode = post("/product/getProductIdByCode", {
  summary: "Fabric of a code",
  access: "customer",
  body: z.object({ productCode: z.string().trim().min(1).max(60) }),
  data: z.object({ productId: Id, productCode: z.string() }),
});

export const productDet = get("/product/productDet", {
  summary: "Everything about a fabric",
  access: "customer",
  body: z.object({ productId: Id }),
  data: Product,
});

export const getProductById = get("/product/getProductById", {
  summary: "A fabric by its id",
  access: "customer",
  body: z.object({ productId: Id }),
  data: Product,
});

/** A fabric with its like, in one call for phones. A share link gives what it shows, without prices and quantities. */
export const getProductWapInfo = post("/product/getProductWapInfo", {
  summary: "A fabric with similar ones",
  access: "shared",
  body: z.object({
    productId: Id.optional(),
    productCode: z.string().trim().min(1).max(60).optional(),
    userId: z.string().max(64).optional(),
    ...sharedFields,
  }),
  data: Product.extend({ similar: z.array(ProductCard), groupIds: z.array(Id) }),
  errors: [...sharedErrors, "indexBuilding"],
});

/** Designs laid with a fabric: those the reader's company has saved and not deleted, the last changed first, and the styles of the library that open with it. */
export const getFabricDesigns = post("/product/getFabricDesigns", {
  summary: "Designs that use a fabric",
  access: "customer",
  body: z.object({ productId: Id, limit: z.coerce.number().int().min(1).max(MAX_DESIGNS).default(12) }),
  data: z.object({ proposals: z.array(ProposalCard), styles: z.array(DesignCard), total: z.int().describe("of both kinds") }),
});

const price = z.coerce.number().int().min(0).max(2_147_483_647).optional();
/** The plain list: `priceGt` and `priceLte` are in minor units. */
export const allGoods = get("/product/allGoods", {
  summary: "All fabrics, page by page",
  access: "customer",
  body: z.object({
    page: pageFields.pageNum,
    size: pageFields.pageSize,
    sort: Sort,
    cid: Keyword.optional(),
    priceGt: price,
    priceLte: price,
  }),
  data: page(ProductCard),
  errors: ["indexBuilding"],
});

/** Pixels and millimetres of one tile of the cloth; `bytes` is null until its picture was first made. Fabrics without a measured tile are left out. */
export const getProductJPGSize = post("/product/getProductJPGSize", {
  summary: "True scale of the pictures of fabrics",
  access: "customer",
  body: z.object({ productIds: ids }),
  data: z.array(
    z.object({
      productId: Id,
      width: z.int(),
      height: z.int(),
      bytes: z.int().nullable(),
      dpi: z.number(),
      mmWidth: z.number(),
      mmHeight: z.number(),
    }),
  ),
});

/** Fabrics side by side, in the order asked for; unknown ones are left out. A row is one attribute with its text for each fabric. */
export const compareProducts = post("/product/compare", {
  summary: "Compare fabrics",
  access: "customer",
  body: z.object({ productIds: z.array(Id).min(1).max(MAX_COMPARED) }),
  data: z.object({
    products: z.array(Product),
    rows: z.array(z.object({ field: z.string(), label: z.string(), values: z.array(z.string()), same: z.boolean() })),
  }),
});
