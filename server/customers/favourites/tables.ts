import type { GroupKind } from "@selvedge/contract";
import type { Generated, GeneratedAlways } from "kysely";

/** A group of one person; without a name it is called by what it is, in the reader's language. */
export type FavouriteGroupTable = {
  id: string;
  user_id: string;
  kind: GroupKind;
  name: string | null;
  is_default: Generated<boolean>;
  sort: Generated<number>;
  from_name: string | null;
  from_company: string | null;
  from_message: Generated<string>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
};

/** A favourite in a group; one with `removed_at` can still be brought back. */
export type FavouriteItemTable = {
  id: string;
  group_id: string;
  user_id: string;
  kind: GroupKind;
  product_id: string | null;
  style_id: string | null;
  chanel_id: string | null;
  target_id: GeneratedAlways<string>;
  note: Generated<string>;
  sale_amount: number | null;
  sale_currency: string | null;
  sort: number;
  version: Generated<number>;
  added_at: Date;
  removed_at: Date | null;
};

export type FavouriteTables = {
  favourite_groups: FavouriteGroupTable;
  favourite_items: FavouriteItemTable;
};
