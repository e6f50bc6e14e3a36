import {
  getDesignFrontMenu,
  getDesignMenuChildren,
  getDesignMenuName,
  getFrontMenu,
  getFrontMenuTree,
  getMenuChildren,
  getMenuName,
  navList,
} from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { domain } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { navEntries } from "./nav.ts";
import { type MenuKind, menuItem, readMenus } from "./queries.ts";
import { menuTree } from "./tree.ts";

type Asked = { readonly db: Db; readonly translate: (english: string) => string };

async function children({ db, translate }: Asked, kind: MenuKind, id: number) {
  const all = await readMenus(db, kind);
  return all.filter((row) => row.parent_id === id).map((row) => menuItem(row, all, translate));
}

async function name({ db, translate }: Asked, kind: MenuKind, id: number) {
  const row = await db.selectFrom(kind).select(["id", "alias", "parent_id"]).where("id", "=", id).executeTakeFirst();
  if (!row) throw refuse("notFound");
  return { id: row.id, alias: translate(row.alias), parentId: row.parent_id };
}

async function tree({ db, translate }: Asked, kind: MenuKind) {
  return menuTree(await readMenus(db, kind), translate);
}

export const menus = domain((on) => {
  on(getMenuChildren, (context) => children(context, "fabric_menus", context.body.id));
  on(getDesignMenuChildren, (context) => children(context, "style_menus", context.body.id));
  on(getMenuName, (context) => name(context, "fabric_menus", context.body.id));
  on(getDesignMenuName, (context) => name(context, "style_menus", context.body.id));
  on(getFrontMenu, (context) => tree(context, "fabric_menus"));
  on(getDesignFrontMenu, (context) => tree(context, "style_menus"));
  on(getFrontMenuTree, (context) => tree(context, "fabric_menus"));
  on(navList, async ({ translate }) => navEntries(translate));
});
