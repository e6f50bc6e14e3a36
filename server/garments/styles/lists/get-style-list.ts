import type { getStyleList } from "@selvedge/contract";
import { readMenus } from "../../../fabrics/menus/queries.ts";
import { inEveryLanguage } from "../../../fabrics/search/language/translations.ts";
import { fold } from "../../../fabrics/search/words/fold.ts";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { type StyleRow, styleCards } from "../queries.ts";
import { passes, sortedStyle, styleFacets } from "./facets.ts";
import { menusAsked, readStyles } from "./listed.ts";

/** Whether a word occurs in the style's name in any language. */
const isNamed = (style: Pick<StyleRow, "name">, folded: string) =>
  folded === "" || inEveryLanguage(style.name).some((name) => fold(name).includes(folded));

export const getStyleListHandler: Handler<typeof getStyleList> = async (asked) => {
  const { body, customer, db, translate } = asked;
  const menus = await readMenus(db, "style_menus");
  const within = new Set(menusAsked(menus, body));
  const all = (await readStyles(db, customer.companyId)).map((style) => sortedStyle(style, menus));
  const word = fold(body.keyword ?? "");
  const found = all.filter((style) => within.has(style.menu_id) && isNamed(style, word));
  const filters = body.filters ?? {};
  const narrowed = found.filter((style) => passes(style, filters));
  if (body.sort === "name") {
    const { compare } = new Intl.Collator();
    narrowed.sort((a, b) => compare(translate(a.name), translate(b.name)));
  }
  const shown = narrowed.slice(offsetOf(body), offsetOf(body) + body.pageSize);
  return {
    ...pageOf(narrowed.length, await styleCards(asked, shown, menus), body),
    facets: styleFacets(found, filters, translate),
  };
};
