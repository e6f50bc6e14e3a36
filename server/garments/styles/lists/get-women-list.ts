import type { getWomenList } from "@selvedge/contract";
import { readMenus } from "../../../fabrics/menus/queries.ts";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { styleCards } from "../queries.ts";
import { passes, sortedStyle } from "./facets.ts";
import { readStyles } from "./listed.ts";

export const getWomenListHandler: Handler<typeof getWomenList> = async (asked) => {
  const { body, customer, db } = asked;
  const menus = await readMenus(db, "style_menus");
  const filters = { for: ["women"], ...(body.season && { season: [body.season] }) };
  const found = (await readStyles(db, customer.companyId)).filter((style) => passes(sortedStyle(style, menus), filters));
  const shown = found.slice(offsetOf(body), offsetOf(body) + body.pageSize);
  return pageOf(found.length, await styleCards(asked, shown, menus), body);
};
