import type { FabricAttrs, HandClass } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";
import type { ColourShares } from "../colours/shares.ts";

/** A fabric of the catalogue. The `*_hash` columns name stored files; the measures belong to one tile of the cloth. */
export type ProductTable = {
  id: string;
  code: string;
  name: string;
  description: Generated<string>;
  attrs: ColumnType<FabricAttrs, string, string>;
  construction: ColumnType<unknown, string | null, string | null>;
  tags: Generated<string[]>;
  stock: "ready" | "order" | "out";
  /** What new orders may take: counted in the warehouse less what orders hold. */
  stock_metres: number | null;
  /** Metres that orders hold and that the last count did not find. */
  stock_short: Generated<number>;
  moq_value: number | null;
  moq_unit: "m" | "yd" | "kg" | "pc" | null;
  lead_days: number | null;
  price_amount: number | null;
  price_currency: string | null;
  /** Hash of the stored record of its cloth, from which its pictures follow; null for a fabric that names pictures of its own. */
  cloth_hash: string | null;
  mean_colour: string | null;
  image_hash: string | null;
  albedo_hash: string | null;
  normal_hash: string | null;
  roughness_hash: string | null;
  height_hash: string | null;
  mm_width: number | null;
  mm_height: number | null;
  dpi: number | null;
  roughness: number | null;
  sheen: number | null;
  sheen_roughness: number | null;
  /** Null for a fabric with pictures of its own. */
  anisotropy: number | null;
  anisotropy_angle: number | null;
  is_open: Generated<boolean>;
  /** How its cloth hangs; null for a photograph. */
  hand: HandClass | null;
  /** Null for a photograph; a key for each word. */
  colours: ColumnType<ColourShares | null, ColourShares | string | null | undefined, ColourShares | string | null>;
  near_mm_width: number | null;
  near_mm_height: number | null;
  /** Fabrics of one quality are its colours; null for a fabric that stands alone. */
  quality: string | null;
  sample_metres: number | null;
  /** It is sold in whole pieces of so many units. */
  order_multiple: Generated<number>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
};

/** A price from a least quantity on, in the currency and the unit of the fabric. */
export type PriceTierTable = { product_id: string; min_value: number; amount: number };

export type ProductTables = {
  products: ProductTable;
  product_menus: { product_id: string; menu_id: number };
  /** Raised with every change of `products`; read as text because it is a bigint. */
  catalogue_stamp: { only_row: Generated<boolean>; value: string; kept_from: string };
  catalogue_changes: { stamp: string; product_id: string };
  product_price_tiers: PriceTierTable;
};
