import { type getMenuAllProduct, MAX_STYLES_OF_CHILD } from "@selvedge/contract";
import { menuItem, readMenus } from "../../../fabrics/menus/queries.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { designCard } from "../queries.ts";
import { menusAsked, readStyles } from "./listed.ts";

export const getMenuAllProductHandler: Handler<typeof getMenuAllProduct> = async ({ body, customer, db, translate }) => {
  const menus = await readMenus(db, "style_menus");
  if (!menus.some((menu) => menu.id === body.id)) throw refuse("notFound");
  const all = await readStyles(db, customer.companyId);
  return menus
    .filter((menu) => menu.parent_id === body.id)
    .map((menu) => {
      const within = new Set(menusAsked(menus, { id: menu.id }));
      const list = all.filter((style) => within.has(style.menu_id)).slice(0, MAX_STYLES_OF_CHILD);
      return { menu: menuItem(menu, menus, translate), list: list.map((style) => designCard(style, menus, translate)) };
    });
};
