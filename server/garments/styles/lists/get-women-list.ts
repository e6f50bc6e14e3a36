import type { getWomenList } from "@selvedge/contract";
import { readMenus } from "../../../fabrics/menus/queries.ts";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { designCard } from "../queries.ts";
import { passes, sortedStyle } from "./facets.ts";
import { readStyles } from "./listed.ts";

export const getWomenListHandler: Handler<typeof getWomenList> = async ({ body, customer, db, translate }) => {
  const menus = await readMenus(db, "style_menus");
  const filters = { for: ["women"], ...(body.season && { season: [body.season] }) };
  const found = (await readStyles(db, customer.companyId)).filter((style) => passes(sortedStyle(style, menus), filters));
  const shown = found.slice(offsetOf(body), offsetOf(body) + body.pageSize);
  return pageOf(
    found.length,
    shown.map((style) => designCard(style, menus, translate)),
    body,
  );
};
