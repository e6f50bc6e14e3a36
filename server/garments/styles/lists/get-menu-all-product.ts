import { type getMenuAllProduct, MAX_STYLES_OF_CHILD } from "@selvedge/contract";
import { menuItem, readMenus } from "../../../fabrics/menus/queries.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { styleCards } from "../queries.ts";
import { menusAsked, readStyles } from "./listed.ts";

export const getMenuAllProductHandler: Handler<typeof getMenuAllProduct> = async (asked) => {
  const { body, customer, db, translate } = asked;
  const menus = await readMenus(db, "style_menus");
  if (!menus.some((menu) => menu.id === body.id)) throw refuse("notFound");
  const all = await readStyles(db, customer.companyId);
  const children = menus
    .filter((menu) => menu.parent_id === body.id)
    .map((menu) => {
      const within = new Set(menusAsked(menus, { id: menu.id }));
      return { menu, rows: all.filter((style) => within.has(style.menu_id)).slice(0, MAX_STYLES_OF_CHILD) };
    });
  const rows = children.flatMap((child) => child.rows);
  const cards = new Map((await styleCards(asked, rows, menus)).map((card) => [card.id, card]));
  return children.map(({ menu, rows }) => ({
    menu: menuItem(menu, menus, translate),
    list: rows.map(({ id }) => cards.get(id)!),
  }));
};
