import type { AdvancedField, FilterField, RangeField, SORTS } from "@selvedge/contract";

/** What the list is narrowed by. A test holds the names against the contract; `COLUMN` is the order on screen. */
export const FACETS = [
  "composition",
  "productType",
  "color",
  "pattern",
  "style",
  "finish",
  "fabricType",
  "technology",
  "stock",
  "use",
  "for",
  "season",
  "certificate",
  "collection",
  "tag",
] as const satisfies readonly FilterField[];
/** Yarn counts narrow a list too, though no facet of theirs is shown. */
export const COUNTS = ["warpYarnCount", "weftYarnCount", "yarnCount"] as const satisfies readonly FilterField[];
export const RANGES = [
  "weight",
  "price",
  "leadDays",
  "moq",
  "width",
  "warpDensity",
  "weftDensity",
] as const satisfies readonly RangeField[];

/** Facets and ranges as the column shows them, one below the other. */
export const COLUMN: readonly (FilterField | RangeField)[] = [
  "composition",
  "weight",
  "color",
  "pattern",
  "price",
  "productType",
  "style",
  "finish",
  "fabricType",
  "technology",
  "leadDays",
  "moq",
  "stock",
  "use",
  "for",
  "season",
  "width",
  "warpDensity",
  "weftDensity",
  "certificate",
  "collection",
  "tag",
];
/** Those that are open before anybody opens one: what a buyer narrows by first. */
export const OPEN_AT_FIRST: ReadonlySet<string> = new Set(["composition", "weight", "color", "pattern"]);

export type Sort = (typeof SORTS)[number];
export const SORT_NAMES = ["relevance", "newest", "price", "-price", "weight", "leadDays"] as const satisfies readonly Sort[];

/** The thirteen fields of the advanced search in the order of `advcid`, with their English names. */
export const ADVANCED = [
  { field: "composition", titleKey: "Composition" },
  { field: "weight", titleKey: "Weight" },
  { field: "warpYarnCount", titleKey: "Warp Yarn Count" },
  { field: "weftYarnCount", titleKey: "Weft Yarn Count" },
  { field: "warpDensity", titleKey: "Warp Density" },
  { field: "weftDensity", titleKey: "Weft Density" },
  { field: "productType", titleKey: "Product Type" },
  { field: "technology", titleKey: "Technology" },
  { field: "pattern", titleKey: "Pattern" },
  { field: "style", titleKey: "Style" },
  { field: "finish", titleKey: "Finish" },
  { field: "color", titleKey: "Color" },
  { field: "fabricType", titleKey: "Fabric Type" },
] as const satisfies readonly { field: AdvancedField; titleKey: string }[];
