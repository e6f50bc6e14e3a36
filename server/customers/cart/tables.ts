import type { Generated } from "kysely";

/** One fabric of a person's cart; `sort` is its place, the first line lowest. */
export type CartLineTable = {
  user_id: string;
  product_id: string;
  product_num: number;
  group_name: Generated<string>;
  checked: Generated<boolean>;
  sort: number;
  updated_at: Date;
};

export type CartTables = { cart_lines: CartLineTable };
