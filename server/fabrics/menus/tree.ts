import type { CategoryNode } from "@selvedge/contract";
import type { MenuTable } from "./tables.ts";

export type MenuRow = Pick<MenuTable, "id" | "parent_id" | "alias" | "cover_hash" | "cover_cloth_hash">;

/** Levels a front menu shows. */
export const MENU_DEPTH = 3;

/** The tree below the root from ordered rows, cut off below `depth` levels. */
export function menuTree(rows: readonly MenuRow[], translate: (english: string) => string, depth = MENU_DEPTH): CategoryNode[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (parentId: number, levels: number): CategoryNode[] =>
    levels === 0
      ? []
      : (byParent.get(parentId) ?? []).map((row) => ({
          entity: { id: row.id, alias: translate(row.alias), parentId: row.parent_id },
          children: below(row.id, levels - 1),
        }));
  return below(0, depth);
}
