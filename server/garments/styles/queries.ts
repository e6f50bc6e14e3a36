import type { DesignCard } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { readMenus } from "../../fabrics/menus/queries.ts";
import type { MenuRow } from "../../fabrics/menus/tree.ts";
import type { Db } from "../../platform/db/open.ts";
import { fileUrl, uploadUrl } from "../../platform/image/urls.ts";
import type { StyleTable } from "./tables.ts";

export type StyleRow = Selectable<StyleTable>;

/** Where a picture or a drape of a style is served: of the library's to everybody, of a company's own to whom the answer is for. */
export const styleFileUrl = (companyId: string | null, hash: string): string => (companyId ? uploadUrl(hash) : fileUrl(hash));

/** A style of the library as its card shows it. */
export function designCard(
  row: Pick<StyleRow, "id" | "name" | "picture_hash" | "company_id" | "menu_id" | "wearers" | "season">,
  menus: readonly MenuRow[],
  translate: (english: string) => string,
): DesignCard {
  return {
    id: row.id,
    name: translate(row.name),
    designImg: styleFileUrl(row.company_id, row.picture_hash),
    menuId: row.menu_id,
    parentId: menus.find((menu) => menu.id === row.menu_id)?.parent_id ?? 0,
    for: row.wearers,
    season: row.season,
    isFavorite: false,
  };
}

/** Cards of styles by their ids; unknown ones are left out. */
export async function readStyleCards(
  db: Db,
  ids: readonly string[],
  translate: (english: string) => string,
): Promise<Map<string, DesignCard>> {
  if (ids.length === 0) return new Map();
  const menus = await readMenus(db, "style_menus");
  const rows = await db
    .selectFrom("styles")
    .selectAll()
    .where("id", "=", sql<string>`any(${[...new Set(ids)]})`)
    .execute();
  return new Map(rows.map((row) => [row.id, designCard(row, menus, translate)]));
}
