import type { FilterField, RangeField } from "@selvedge/contract";

type Translate = (english: string) => string;

/** English texts of `locales/<lang>/attributes.json`. */
const FIELD_LABELS: Readonly<Record<FilterField | RangeField, string>> = {
  productType: "Product Type",
  fabricType: "Fabric Type",
  composition: "Composition",
  pattern: "Pattern",
  color: "Color",
  style: "Style",
  technology: "Technology",
  finish: "Finish",
  use: "Use",
  for: "For",
  season: "Season",
  stock: "Stock",
  collection: "Collection",
  certificate: "Certificate",
  tag: "Mark",
  warpYarnCount: "Warp Yarn Count",
  weftYarnCount: "Weft Yarn Count",
  yarnCount: "Yarn Count",
  weight: "Weight",
  price: "Price",
  moq: "Minimum quantity",
  leadDays: "Lead time",
  width: "Width",
  warpDensity: "Warp Density",
  weftDensity: "Weft Density",
};

const STOCK_LABELS: Readonly<Record<string, string>> = { ready: "In stock", order: "Made to order", out: "Out of stock" };
const SEASON_LABELS: Readonly<Record<string, string>> = { SS: "Spring/Summer", AW: "Autumn/Winter" };

const RANGE_UNITS: Readonly<Record<RangeField, string>> = {
  weight: "g/m²",
  price: "/m",
  moq: "m",
  leadDays: "d",
  width: "cm",
  warpDensity: "/in",
  weftDensity: "/in",
};

export const fieldLabel = (field: FilterField | RangeField, translate: Translate): string => translate(FIELD_LABELS[field]);
export const rangeUnit = (field: RangeField): string => RANGE_UNITS[field];

/** English name of a value as people read it. */
export const englishName = (field: string, value: string): string =>
  (field === "stock" ? STOCK_LABELS[value] : field === "season" ? SEASON_LABELS[value] : undefined) ?? value;

export const valueLabel = (field: string, value: string, translate: Translate): string => translate(englishName(field, value));
