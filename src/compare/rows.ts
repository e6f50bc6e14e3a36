import type { ProductCard } from "@selvedge/contract";
import type { z } from "zod";

type Card = z.infer<typeof ProductCard>;

/** A row of the comparison: its name as a key of text, and what a fabric says of it; null where it says nothing. */
export type CompareRow = {
  readonly key: string;
  readonly of: (fabric: Card) => string | number | readonly string[] | null | undefined;
  /** Words of the catalogue are translated, figures and codes are not. */
  readonly isWord?: boolean;
  readonly unit?: string;
};

/** What is compared, in the order in which a buyer asks. */
export const COMPARE_ROWS: readonly CompareRow[] = [
  { key: "Composition", of: ({ attrs }) => attrs.composition },
  { key: "Weight", of: ({ attrs }) => attrs.weight, unit: "g/m²" },
  { key: "Width", of: ({ attrs }) => attrs.width, unit: "cm" },
  { key: "Warp yarn count", of: ({ attrs }) => attrs.warpYarnCount },
  { key: "Weft yarn count", of: ({ attrs }) => attrs.weftYarnCount },
  { key: "Warp density", of: ({ attrs }) => attrs.warpDensity, unit: "per inch" },
  { key: "Weft density", of: ({ attrs }) => attrs.weftDensity, unit: "per inch" },
  { key: "Product type", of: ({ attrs }) => attrs.productType, isWord: true },
  { key: "Technology", of: ({ attrs }) => attrs.technology, isWord: true },
  { key: "Pattern", of: ({ attrs }) => attrs.pattern, isWord: true },
  { key: "Color", of: ({ attrs }) => attrs.color, isWord: true },
  { key: "Finish", of: ({ attrs }) => attrs.finish, isWord: true },
  { key: "Fabric type", of: ({ attrs }) => attrs.fabricType, isWord: true },
  { key: "Season", of: ({ attrs }) => attrs.season },
];

/** Whether the fabrics differ in a row; order within a list of words does not matter. */
export function differs(row: CompareRow, fabrics: readonly Card[]): boolean {
  const said = fabrics.map((fabric) => JSON.stringify([row.of(fabric) ?? ""].flat().toSorted()));
  return new Set(said).size > 1;
}
