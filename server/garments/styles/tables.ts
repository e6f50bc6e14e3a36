import type { HandClass } from "@selvedge/contract";
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
  /** Whose own style it is; null for those of the library. */
  company_id: Generated<string | null>;
  created_by: Generated<string | null>;
  removed_at: Generated<Date | null>;
  version: Generated<number>;
  created_at: Date;
};

export type StyleTables = {
  styles: StyleTable;
  style_drapes: {
    style_id: string;
    size: string;
    hand: HandClass;
    /** `SOLVER_VERSION` of what made it. */
    solver: number;
    /** The recipe as it was cut in that size; null where that is not known. */
    recipe_hash: string | null;
    file_hash: string;
    metrics: ColumnType<DrapeMetrics, string, string>;
  };
  /** Drapes in the making, and those that could not be made. */
  drape_work: {
    style_id: string;
    size: string;
    hand: HandClass;
    solver: number | null;
    recipe_hash: string | null;
    /** Moves while somebody makes it. */
    touched_at: Date;
    /** It cannot be sewn in such a cloth. */
    failed: Generated<boolean>;
    /** How often something other than its pattern went wrong, and from when on it is tried again. */
    tries: Generated<number>;
    try_after: Date | null;
  };
  style_fabrics: { style_id: string; piece_key: string; product_id: string };
};
