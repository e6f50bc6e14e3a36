import type { EXPORT_COLUMNS } from "@selvedge/contract";
import { type Cell, figureCell, moneyCell, textCell } from "../../../platform/spreadsheet/cells.ts";
import type { SheetRow } from "./rows.ts";

type Translate = (english: string) => string;
export type ColumnKey = (typeof EXPORT_COLUMNS)[number];

type Column = {
  /** English text and key of its heading. */
  readonly title: string;
  /** In widths of the figure 0, as spreadsheets measure. */
  readonly width: number;
  readonly cell: (row: SheetRow, translate: Translate) => Cell;
};

const words = (values: readonly string[] | undefined, translate: Translate) => textCell((values ?? []).map(translate).join(", "));

/** Counts and densities of a woven cloth as the trade writes them: 40 × 40 / 133 × 72; a knit has its counts alone. */
function construction({ warpYarnCount, weftYarnCount, warpDensity, weftDensity }: SheetRow["product"]["attrs"]): string {
  const counts = [warpYarnCount, weftYarnCount].filter(Boolean).join(" × ");
  return warpDensity && weftDensity ? `${counts} / ${warpDensity} × ${weftDensity}` : counts;
}

const STOCK = { ready: "Ready goods", order: "Made to order", out: "Out of stock" } as const;

/** The columns by their key. A price has its unit in a column of its own, so that the figures can be reckoned with. */
const COLUMNS: Readonly<Record<ColumnKey, readonly Column[]>> = {
  code: [{ title: "Code", width: 14, cell: ({ product }) => textCell(product.productCode) }],
  name: [{ title: "Name", width: 28, cell: ({ product }) => textCell(product.productName) }],
  composition: [{ title: "Composition", width: 26, cell: ({ product }) => textCell(product.attrs.composition ?? "") }],
  construction: [{ title: "Construction", width: 24, cell: ({ product }) => textCell(construction(product.attrs)) }],
  weight: [{ title: "Weight (g/m²)", width: 13, cell: ({ product }) => figureCell(product.attrs.weight) }],
  width: [{ title: "Width (cm)", width: 11, cell: ({ product }) => figureCell(product.attrs.width) }],
  color: [{ title: "Color", width: 14, cell: ({ product }, translate) => textCell(translate(product.attrs.color ?? "")) }],
  pattern: [{ title: "Pattern", width: 14, cell: ({ product }, translate) => textCell(translate(product.attrs.pattern ?? "")) }],
  finish: [{ title: "Finish", width: 18, cell: ({ product }, translate) => words(product.attrs.finish, translate) }],
  season: [{ title: "Season", width: 9, cell: ({ product }) => textCell(product.attrs.season ?? "") }],
  stock: [
    {
      title: "Stock",
      width: 15,
      cell: ({ product }, translate) => textCell(product.stock ? translate(STOCK[product.stock]) : ""),
    },
  ],
  moq: [
    { title: "Minimum", width: 11, cell: ({ product }) => figureCell(product.moq?.value) },
    { title: "Unit", width: 7, cell: ({ product }) => textCell(product.moq?.unit ?? "") },
  ],
  leadDays: [{ title: "Lead time (days)", width: 12, cell: ({ product }) => figureCell(product.leadDays) }],
  price: [
    {
      title: "Price",
      width: 11,
      cell: ({ product }, translate) => (product.price ? moneyCell(product.price) : textCell(translate("on request"))),
    },
    {
      title: "per",
      width: 9,
      cell: ({ product }) => textCell(product.price ? `${product.price.currency}/${product.moq?.unit ?? "m"}` : ""),
    },
  ],
  salePrice: [
    { title: "Own sale price", width: 12, cell: ({ salePrice }) => moneyCell(salePrice) },
    {
      title: "per",
      width: 9,
      cell: ({ salePrice, product }) => textCell(salePrice ? `${salePrice.currency}/${product.moq?.unit ?? "m"}` : ""),
    },
  ],
  note: [{ title: "Note", width: 30, cell: ({ note }) => textCell(note) }],
};

/** The columns of a sheet from left to right, the picture's left out. */
export const columnsOf = (keys: readonly ColumnKey[]): readonly Column[] => keys.flatMap((key) => COLUMNS[key]);
