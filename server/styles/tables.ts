import type { ColumnType, Generated } from "kysely";

export type StyleOptions = Record<string, number | string | boolean>;
/** What the drape of one size measured, as garment-core reports it. */
export type DrapeMetrics = Record<string, unknown>;

export type StyleTable = {
  id: string;
  name: string;
  recipe: string;
  sizes: string[];
  default_size: string;
  options: ColumnType<StyleOptions, string, string>;
  menu_id: number;
  wearers: string[];
  uses: Generated<string[]>;
  season: "SS" | "AW" | null;
  picture_hash: string;
  version: Generated<number>;
  created_at: Date;
};

export type StyleTables = {
  styles: StyleTable;
  style_drapes: { style_id: string; size: string; file_hash: string; metrics: ColumnType<DrapeMetrics, string, string> };
  style_fabrics: { style_id: string; piece_key: string; product_id: string };
};
