import type { ColumnType } from "kysely";

/** A colour of a cloth: CIELAB (D65) and its share of the area. */
export type PaletteColour = readonly [L: number, a: number, b: number, share: number];

/** How a fabric looks. `looks` holds its image descriptors one after another, 128 bytes each; `stamp` is given by the database. */
export type ProductDescriptorTable = {
  product_id: string;
  version: number;
  source_hash: string;
  looks: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
  drawing: string | null;
  mean_lab: number[];
  palette: ColumnType<PaletteColour[], string, string>;
  stamp: ColumnType<string, never, never>;
};

export type DescriptorTables = {
  product_looks: ProductDescriptorTable;
  look_stamp: { only_row: boolean; value: string; whole_from: string };
};
