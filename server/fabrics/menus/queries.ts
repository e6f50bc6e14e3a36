import type { MenuItem } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { fileUrl } from "../../platform/image/urls.ts";
import { clothUrl } from "../cloths/address.ts";
import type { MenuRow } from "./tree.ts";

export type MenuKind = "fabric_menus" | "style_menus";

/** Every menu of a kind in its order. There are some hundred at most, so all of them are read at once. */
export function readMenus(db: Db, kind: MenuKind): Promise<MenuRow[]> {
  return db
    .selectFrom(kind)
    .select(["id", "parent_id", "alias", "cover_hash", "cover_cloth_hash"])
    .orderBy("sort")
    .orderBy("id")
    .execute();
}

/** A menu as the portal shows it. */
export function menuItem(row: MenuRow, all: readonly MenuRow[], translate: (english: string) => string): MenuItem {
  return {
    id: row.id,
    alias: translate(row.alias),
    parentId: row.parent_id,
    hasChildren: all.some((other) => other.parent_id === row.id),
    coverUrl: row.cover_hash ? fileUrl(row.cover_hash) : row.cover_cloth_hash && clothUrl(row.cover_cloth_hash, "swatch"),
  };
}

/** From the root down to the menu `id`; empty for an unknown one. */
export function pathTo(id: number, all: readonly MenuRow[]): MenuRow[] {
  const row = all.find((menu) => menu.id === id);
  return row ? [...(row.parent_id === 0 ? [] : pathTo(row.parent_id, all)), row] : [];
}
