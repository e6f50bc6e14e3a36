import { z } from "zod";
import { FabricAttrs, Id, Img, MenuItem, Money, ProductCard, page, Qty, Texture } from "./types.ts";

/** What a list of fabrics is narrowed by. In which order a page shows them is its own matter. */
export const FACET_FIELDS = [
  "productType",
  "fabricType",
  "composition",
  "pattern",
  "color",
  "style",
  "technology",
  "finish",
  "use",
  "for",
  "season",
  "stock",
  "collection",
  "certificate",
  "tag",
] as const;
/** Yarn counts are filtered like facets, but only shown when they are asked for. */
export const COUNT_FIELDS = ["warpYarnCount", "weftYarnCount", "yarnCount"] as const;
export const RANGE_FIELDS = ["weight", "price", "moq", "leadDays", "width", "warpDensity", "weftDensity"] as const;
export type RangeField = (typeof RANGE_FIELDS)[number];
export const FilterField = z.enum([...FACET_FIELDS, ...COUNT_FIELDS]);
export type FilterField = z.infer<typeof FilterField>;

/** The thirteen fields of the advanced search, in the order in which `advcid` joins their values. */
export const ADVANCED_FIELDS = [
  "composition",
  "weight",
  "warpYarnCount",
  "weftYarnCount",
  "warpDensity",
  "weftDensity",
  "productType",
  "technology",
  "pattern",
  "style",
  "finish",
  "color",
  "fabricType",
] as const;
export type AdvancedField = (typeof ADVANCED_FIELDS)[number];
/** What follows each of the thirteen values. */
export const ADVANCED_SEPARATOR = " @";

const some = z.array(z.string().trim().min(1).max(60)).max(50);
const range = z.tuple([z.number(), z.number()]);

/**
 * Values of one field widen each other, fields narrow each other; both ends of a range belong to it.
 * Values are English, as facets give them. `composition` takes a fibre, with its share in per cent where that matters: `Cotton`,
 * `Cotton 98`, `Cotton 60-80`. `yarnCount` is the warp's or the weft's. `price` is in minor units for one metre, `weight` in g/m²,
 * `moq` in the fabric's own unit, `width` in cm, densities are threads an inch.
 */
export const FabricFilters = z.object({
  ...(Object.fromEntries([...FACET_FIELDS, ...COUNT_FIELDS].map((field) => [field, some.optional()])) as Record<
    FilterField,
    z.ZodOptional<typeof some>
  >),
  ...(Object.fromEntries(RANGE_FIELDS.map((field) => [field, range.optional()])) as Record<
    RangeField,
    z.ZodOptional<typeof range>
  >),
  moqMax: z.number().optional(),
  leadDaysMax: z.number().optional(),
});
export type FabricFilters = z.infer<typeof FabricFilters>;

/** Counts are as they would be were the field itself not filtered; a value in use is listed though nothing is left of it. */
export const Facet = z.object({
  field: FilterField,
  label: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
});
export type Facet = z.infer<typeof Facet>;

/** Least and greatest value in the list, were this range not filtered, and how many fabrics lie in each of equal steps between them. */
export const RangeFacet = z.object({
  field: z.enum(RANGE_FIELDS),
  label: z.string(),
  unit: z.string(),
  min: z.number(),
  max: z.number(),
  steps: z.array(z.int()),
  selected: range.nullable(),
});
export type RangeFacet = z.infer<typeof RangeFacet>;

/** A number or value that was read out of the typed words, or one of the thirteen of `advcid` (`part` 0–12). */
export const Understood = z.object({
  /** As it was typed: without it in the words the filter is gone. */
  text: z.string(),
  field: z.string(),
  label: z.string(),
  /** The value in the caller's language, or the range with its unit. */
  value: z.string(),
  /** An end that is open is null. */
  range: z.tuple([z.number().nullable(), z.number().nullable()]).nullable(),
  part: z.int().nullable(),
});
export type Understood = z.infer<typeof Understood>;

/** What to do about a list without a fabric: words nearby, and what to leave out with the fabrics that gives. */
export const Relax = z.object({
  terms: z.array(z.object({ text: z.string(), total: z.int() })).max(6),
  drops: z
    .array(
      z.object({
        kind: z.enum(["word", "filter", "menu"]),
        field: z.string().nullable(),
        label: z.string(),
        text: z.string(),
        /** The words that are left, when a word is dropped. */
        keys: z.string().nullable(),
        total: z.int(),
      }),
    )
    .max(12),
});
export type Relax = z.infer<typeof Relax>;

export const Listing = page(ProductCard).extend({
  /** All that answer. `total` is the same unless colours stand together: then it counts qualities. */
  fabrics: z.int(),
  /** When colours stand together: by the id of each fabric of the page the other colours of its quality that answer too, in order. */
  colours: z.record(Id, z.array(ProductCard)),
  facets: z.array(Facet),
  ranges: z.array(RangeFacet),
  /** What the words were corrected to; `exact` refuses that. */
  correction: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Words of the trade that were looked for beside the typed ones. */
  synonyms: z.array(z.string()),
  understood: z.array(Understood),
  /** Set when nothing was found. */
  relax: Relax.nullable(),
  searchId: Id,
});
export type Listing = z.infer<typeof Listing>;

export const SORTS = ["relevance", "newest", "price", "-price", "weight", "leadDays"] as const;
export const Sort = z.enum(SORTS).default("relevance");

/** All that the portal shows of a fabric. Prices, stock and quantities are null for a visitor without a session. */
export const Product = ProductCard.extend({
  attrs: FabricAttrs,
  images: z.array(Img),
  description: z.string(),
  stockQuantity: Qty.nullable(),
  sampleQuantity: Qty.nullable(),
  /** Prices by least quantity, the smallest quantity first. */
  priceTiers: z.array(z.object({ min: Qty, price: Money })),
  /** The same quality in its other colours. */
  colourways: z.array(ProductCard),
  breadcrumb: z.array(MenuItem).max(5),
  menuIds: z.array(z.int()),
  texture: Texture.nullable(),
  /** A disc of the cloth over a stand; null where its construction is not known. */
  drapeUrl: z.string().nullable(),
  /** A picture of that disc. */
  drapeImg: z.string().nullable(),
  certificates: z.array(z.string()),
  collections: z.array(z.string()),
  version: z.int32(),
});
export type Product = z.infer<typeof Product>;
