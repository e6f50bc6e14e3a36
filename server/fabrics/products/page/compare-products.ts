import type { compareProducts, DataOf, Product } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { fieldLabel } from "../../search/language/labels.ts";
import { readProducts } from "../product.ts";

export const compareProductsHandler: Handler<typeof compareProducts> = async (asked) => {
  const products = await readProducts(asked, asked.body.productIds);
  return { products, rows: compareRows(products, asked.translate) };
};

type Translate = (english: string) => string;

type Rows = DataOf<typeof compareProducts>["rows"];

const number = (value: number | null, unit: string) => (value === null ? "" : `${value} ${unit}`);

const words = (values: readonly string[], translate: Translate) => values.map(translate).join(", ");

/** What fabrics are compared by, in the order of the table. */
const ROWS: readonly (readonly [
  field: Parameters<typeof fieldLabel>[0],
  textOf: (product: Product, translate: Translate) => string,
])[] = [
  ["composition", ({ attrs }) => attrs.composition],
  ["weight", ({ attrs }) => number(attrs.weight, "g/m²")],
  ["width", ({ attrs }) => number(attrs.width, "cm")],
  ["warpYarnCount", ({ attrs }) => attrs.warpYarnCount],
  ["weftYarnCount", ({ attrs }) => attrs.weftYarnCount],
  ["warpDensity", ({ attrs }) => number(attrs.warpDensity, "/in")],
  ["weftDensity", ({ attrs }) => number(attrs.weftDensity, "/in")],
  ["productType", ({ attrs }, translate) => translate(attrs.productType)],
  ["style", ({ attrs }, translate) => translate(attrs.style)],
  ["technology", ({ attrs }, translate) => translate(attrs.technology)],
  ["pattern", ({ attrs }, translate) => translate(attrs.pattern)],
  ["color", ({ attrs }, translate) => translate(attrs.color)],
  ["finish", ({ attrs }, translate) => words(attrs.finish, translate)],
  ["fabricType", ({ attrs }, translate) => words(attrs.fabricType, translate)],
  ["use", ({ attrs }, translate) => words(attrs.use, translate)],
  ["certificate", ({ certificates }, translate) => words(certificates, translate)],
  ["moq", ({ moq }) => (moq ? `${moq.value} ${moq.unit}` : "")],
  ["leadDays", ({ leadDays }) => (leadDays === null ? "" : String(leadDays))],
];

/** One row for each attribute that at least one of the fabrics has. */
function compareRows(products: readonly Product[], translate: Translate): Rows {
  return ROWS.map(([field, textOf]) => {
    const values = products.map((product) => textOf(product, translate));
    return { field, label: fieldLabel(field, translate), values, same: new Set(values).size === 1 };
  }).filter(({ values }) => values.some((text) => text !== ""));
}
