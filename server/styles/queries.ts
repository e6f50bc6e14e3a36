import type { DesignCard } from "@selvedge/contract";
import type { Selectable } from "kysely";
import { fileUrl } from "../image/urls.ts";
import type { MenuRow } from "../menus/tree.ts";
import type { StyleTable } from "./tables.ts";

export type StyleRow = Selectable<StyleTable>;

/** A style of the library as its card shows it. */
export function designCard(
  row: Pick<StyleRow, "id" | "name" | "picture_hash" | "menu_id" | "wearers" | "season">,
  menus: readonly MenuRow[],
  translate: (english: string) => string,
): DesignCard {
  return {
    id: row.id,
    name: translate(row.name),
    designImg: fileUrl(row.picture_hash),
    menuId: row.menu_id,
    parentId: menus.find((menu) => menu.id === row.menu_id)?.parent_id ?? 0,
    for: row.wearers,
    season: row.season,
    isFavorite: false,
  };
}
