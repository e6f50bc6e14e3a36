import type { MenuTable } from "@selvedge/server";
import { sql } from "kysely";
import type { Services } from "../scope.ts";
import { FABRIC_MENUS, STYLE_MENUS } from "./menus.ts";

type Menu = { readonly id: number; readonly alias: string; readonly children?: readonly Menu[] };

/** Writes the menus that are not there yet. */
export async function seedMenus({ db }: Services): Promise<void> {
  for (const [table, menus] of [
    ["fabric_menus", FABRIC_MENUS],
    ["style_menus", STYLE_MENUS],
  ] as const) {
    await db
      .insertInto(table)
      .values(rowsOf(menus, 0))
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

function rowsOf(menus: readonly Menu[], parentId: number): MenuTable[] {
  return menus.flatMap(({ id, alias, children = [] }, sort) => [
    { id, parent_id: parentId, alias, cover_hash: null, cover_cloth_hash: null, sort },
    ...rowsOf(children, id),
  ]);
}

/** Gives each menu without a cover the picture of the first patterned fabric below it, else of the first, or of the newest style. */
export async function seedCovers({ db }: Services): Promise<void> {
  await sql`
    WITH RECURSIVE below AS (
      SELECT id AS top, id FROM fabric_menus
      UNION ALL SELECT below.top, m.id FROM below JOIN fabric_menus m ON m.parent_id = below.id
    ), covers AS (
      SELECT DISTINCT ON (below.top) below.top, p.cloth_hash FROM below
      JOIN product_menus pm ON pm.menu_id = below.id JOIN products p ON p.id = pm.product_id
      ORDER BY below.top, p.attrs->>'pattern' = 'solid', p.code
    )
    UPDATE fabric_menus SET cover_cloth_hash = covers.cloth_hash FROM covers
    WHERE covers.top = fabric_menus.id AND fabric_menus.cover_cloth_hash IS NULL`.execute(db);
  await sql`
    WITH RECURSIVE below AS (
      SELECT id AS top, id FROM style_menus
      UNION ALL SELECT below.top, m.id FROM below JOIN style_menus m ON m.parent_id = below.id
    ), covers AS (
      SELECT DISTINCT ON (below.top) below.top, s.picture_hash FROM below JOIN styles s ON s.menu_id = below.id
      ORDER BY below.top, s.created_at DESC
    )
    UPDATE style_menus SET cover_hash = covers.picture_hash FROM covers
    WHERE covers.top = style_menus.id AND style_menus.cover_hash IS NULL`.execute(db);
}
