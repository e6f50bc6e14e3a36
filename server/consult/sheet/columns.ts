import type { EXPORT_COLUMNS } from "@selvedge/contract";
import type { CellObject } from "write-excel-file/node";
import type { SheetRow } from "./rows.ts";

type Translate = (english: string) => string;
export type ColumnKey = (typeof EXPORT_COLUMNS)[number];

type Column = {
  /** English text and key of its heading. */
  readonly title: string;
  /** In widths of the figure 0, as spreadsheets measure. */
  readonly width: number;
  readonly cell: (row: SheetRow, translate: Translate) => CellObject;
};

/** What a spreadsheet would take for a formula is written as text. Source: OWASP, CSV injection. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const text = (value: string): CellObject => ({ value: harmless(value), type: String });
const figure = (value: number | null | undefined, format = "0.##"): CellObject =>
  value === null || value === undefined ? { value: "", type: String } : { value, type: Number, format, align: "right" };
const words = (values: readonly string[] | undefined, translate: Translate) => text((values ?? []).map(translate).join(", "));

/** Decimals of a currency's minor unit: 2 for USD, 0 for JPY. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

function money(value: { readonly amount: number; readonly currency: string } | null): CellObject {
  if (!value) return { value: "", type: String };
  const digits = decimalsOf(value.currency);
  return figure(value.amount / 10 ** digits, digits === 0 ? "0" : `0.${"0".repeat(digits)}`);
}

/** Counts and densities of a woven cloth as the trade writes them: 40 × 40 / 133 × 72; a knit has its counts alone. */
function construction({ warpYarnCount, weftYarnCount, warpDensity, weftDensity }: SheetRow["product"]["attrs"]): string {
  const counts = [warpYarnCount, weftYarnCount].filter(Boolean).join(" × ");
  return warpDensity && weftDensity ? `${counts} / ${warpDensity} × ${weftDensity}` : counts;
}

const STOCK = { ready: "Ready goods", order: "Made to order", out: "Out of stock" } as const;

/** The columns by their key. A price has its unit in a column of its own, so that the figures can be reckoned with. */
const COLUMNS: Readonly<Record<ColumnKey, readonly Column[]>> = {
  code: [{ title: "Code", width: 14, cell: ({ product }) => text(product.productCode) }],
  name: [{ title: "Name", width: 28, cell: ({ product }) => text(product.productName) }],
  composition: [{ title: "Composition", width: 26, cell: ({ product }) => text(product.attrs.composition ?? "") }],
  construction: [{ title: "Construction", width: 24, cell: ({ product }) => text(construction(product.attrs)) }],
  weight: [{ title: "Weight (g/m²)", width: 13, cell: ({ product }) => figure(product.attrs.weight) }],
  width: [{ title: "Width (cm)", width: 11, cell: ({ product }) => figure(product.attrs.width) }],
  color: [{ title: "Color", width: 14, cell: ({ product }, translate) => text(translate(product.attrs.color ?? "")) }],
  pattern: [{ title: "Pattern", width: 14, cell: ({ product }, translate) => text(translate(product.attrs.pattern ?? "")) }],
  finish: [{ title: "Finish", width: 18, cell: ({ product }, translate) => words(product.attrs.finish, translate) }],
  season: [{ title: "Season", width: 9, cell: ({ product }) => text(product.attrs.season ?? "") }],
  stock: [{ title: "Stock", width: 15, cell: ({ product }, translate) => text(translate(STOCK[product.stock])) }],
  moq: [
    { title: "Minimum", width: 11, cell: ({ product }) => figure(product.moq?.value) },
    { title: "Unit", width: 7, cell: ({ product }) => text(product.moq?.unit ?? "") },
  ],
  leadDays: [{ title: "Lead time (days)", width: 12, cell: ({ product }) => figure(product.leadDays) }],
  price: [
    {
      title: "Price",
      width: 11,
      cell: ({ product }, translate) => (product.price ? money(product.price) : text(translate("on request"))),
    },
    {
      title: "per",
      width: 9,
      cell: ({ product }) => text(product.price ? `${product.price.currency}/${product.moq?.unit ?? "m"}` : ""),
    },
  ],
  salePrice: [
    { title: "Own sale price", width: 12, cell: ({ salePrice }) => money(salePrice) },
    {
      title: "per",
      width: 9,
      cell: ({ salePrice, product }) => text(salePrice ? `${salePrice.currency}/${product.moq?.unit ?? "m"}` : ""),
    },
  ],
  note: [{ title: "Note", width: 30, cell: ({ note }) => text(note) }],
};

/** The columns of a sheet from left to right, the picture's left out. */
export const columnsOf = (keys: readonly ColumnKey[]): readonly Column[] => keys.flatMap((key) => COLUMNS[key]);
