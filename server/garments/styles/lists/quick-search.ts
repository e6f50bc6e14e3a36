import type { quickSearch } from "@selvedge/contract";
import { menuItem, readMenus } from "../../../fabrics/menus/queries.ts";
import { cardsOf } from "../../../fabrics/products/lists/listing.ts";
import { ask, idsInOrder } from "../../../fabrics/search/asked/ask.ts";
import { catalogueIndex } from "../../../fabrics/search/index/catalogue.ts";
import { fold } from "../../../fabrics/search/words/fold.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { isNamed, stylesNamed } from "./named-styles.ts";

/** The best of each kind for what was typed in the header. */
export const quickSearchHandler: Handler<typeof quickSearch> = async (asked) => {
  const { db, lang, translate, body } = asked;
  const { key, limit } = body;
  const folded = fold(key.trim());
  if (folded === "") return { products: [], designs: [], categories: [], exact: null };
  const found = ask(await catalogueIndex(db), { keys: key, lang });
  const ids = idsInOrder(found, "relevance", 0, limit);
  const menus = await readMenus(db, "fabric_menus");
  const categories = menus.filter(({ alias }) => isNamed(alias, folded)).slice(0, limit);
  return {
    products: await cardsOf(asked, ids, found.index),
    designs: await stylesNamed(asked, folded, limit),
    categories: categories.map((menu) => menuItem(menu, menus, translate)),
    exact: found.exact,
  };
};
