import type { Db } from "../../platform/db/open.ts";
import { refuse } from "../../platform/refuse.ts";
import { type MenuKind, menuItem, readMenus } from "./queries.ts";
import { menuTree } from "./tree.ts";

type Asked = { readonly db: Db; readonly translate: (english: string) => string };

/** The menus of one kind that lie in a menu. */
export async function childrenOf({ db, translate }: Asked, kind: MenuKind, id: number) {
  const all = await readMenus(db, kind);
  return all.filter((row) => row.parent_id === id).map((row) => menuItem(row, all, translate));
}

/** What a menu of one kind is called; refuses with `notFound`. */
export async function nameOf({ db, translate }: Asked, kind: MenuKind, id: number) {
  const row = await db.selectFrom(kind).select(["id", "alias", "parent_id"]).where("id", "=", id).executeTakeFirst();
  if (!row) throw refuse("notFound");
  return { id: row.id, alias: translate(row.alias), parentId: row.parent_id };
}

/** All menus of one kind, each in the one it lies in. */
export async function treeOf({ db, translate }: Asked, kind: MenuKind) {
  return menuTree(await readMenus(db, kind), translate);
}
