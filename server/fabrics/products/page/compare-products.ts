import { type compareProducts, type DataOf, LANGUAGE_TAGS, type Lang, type Product } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { fieldLabel } from "../../search/language/labels.ts";
import { readProducts } from "../product.ts";
import { listComma } from "../words/list-comma.ts";

export const compareProductsHandler: Handler<typeof compareProducts> = async (asked) => {
  const products = await readProducts(asked, asked.body.productIds);
  return { products, rows: compareRows(products, wordsIn(asked.lang, asked.translate)) };
};

type Translate = (english: string) => string;

type Rows = DataOf<typeof compareProducts>["rows"];

type Words = {
  readonly translate: Translate;
  /** A figure with its unit, both as the language writes them; nothing where it is not recorded. */
  readonly figure: (value: number | null, unit: string) => string;
  readonly list: (values: readonly string[]) => string;
};

function wordsIn(lang: Lang, translate: Translate): Words {
  const { format } = new Intl.NumberFormat(LANGUAGE_TAGS[lang], { numberingSystem: "latn", maximumFractionDigits: 2 });
  return {
    translate,
    figure: (value, unit) => (value === null ? "" : `${format(value)} ${translate(unit)}`),
    list: (values) => values.map(translate).join(listComma(translate)),
  };
}

/** What fabrics are compared by, in the order of the table. */
const ROWS: readonly (readonly [field: Parameters<typeof fieldLabel>[0], textOf: (product: Product, words: Words) => string])[] =
  [
    ["composition", ({ attrs }) => attrs.composition],
    ["weight", ({ attrs }, { figure }) => figure(attrs.weight, "g/m²")],
    ["width", ({ attrs }, { figure }) => figure(attrs.width, "cm")],
    ["warpYarnCount", ({ attrs }) => attrs.warpYarnCount],
    ["weftYarnCount", ({ attrs }) => attrs.weftYarnCount],
    ["warpDensity", ({ attrs }, { figure }) => figure(attrs.warpDensity, "/in")],
    ["weftDensity", ({ attrs }, { figure }) => figure(attrs.weftDensity, "/in")],
    ["productType", ({ attrs }, { translate }) => translate(attrs.productType)],
    ["style", ({ attrs }, { translate }) => translate(attrs.style)],
    ["technology", ({ attrs }, { translate }) => translate(attrs.technology)],
    ["pattern", ({ attrs }, { translate }) => translate(attrs.pattern)],
    ["color", ({ attrs }, { translate }) => translate(attrs.color)],
    ["finish", ({ attrs }, { list }) => list(attrs.finish)],
    ["fabricType", ({ attrs }, { list }) => list(attrs.fabricType)],
    ["use", ({ attrs }, { list }) => list(attrs.use)],
    ["certificate", ({ certificates }, { list }) => list(certificates)],
    ["moq", ({ moq }, { figure }) => (moq ? figure(moq.value, moq.unit) : "")],
    ["leadDays", ({ leadDays }, { figure }) => figure(leadDays, "d")],
  ];

/** One row for each attribute that at least one of the fabrics has. */
function compareRows(products: readonly Product[], words: Words): Rows {
  return ROWS.map(([field, textOf]) => {
    const values = products.map((product) => textOf(product, words));
    return { field, label: fieldLabel(field, words.translate), values, same: new Set(values).size === 1 };
  }).filter(({ values }) => values.some((text) => text !== ""));
}
