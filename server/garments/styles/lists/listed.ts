import type { MenuRow } from "../../../fabrics/menus/tree.ts";
import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import { listedFor } from "../seen-by.ts";

/** All styles of the library and of a company, newest first. */
export const readStyles = (db: Db, companyId: string) =>
  db.selectFrom("styles").selectAll().where(listedFor(companyId)).orderBy("created_at", "desc").orderBy("id").execute();

/** The menus a list is asked for: one child, all children of a parent, or all. An unknown menu is not found. */
export function menusAsked(menus: readonly MenuRow[], { parentId, id }: { parentId?: number; id?: number }): number[] {
  const parent = parentId === undefined ? null : menus.find((menu) => menu.id === parentId);
  if (parent === undefined) throw refuse("notFound");
  if (id === undefined)
    return menus.filter((menu) => !parent || menu.id === parent.id || menu.parent_id === parent.id).map(({ id }) => id);
  const menu = menus.find((one) => one.id === id && (!parent || one.parent_id === parent.id));
  if (!menu) throw refuse("notFound");
  return [menu.id, ...menus.filter((child) => child.parent_id === menu.id).map((child) => child.id)];
}
