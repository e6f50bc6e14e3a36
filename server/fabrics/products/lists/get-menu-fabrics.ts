import type { getMenuFabrics } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { listing, menuAsked } from "./listing.ts";

export const getMenuFabricsHandler: Handler<typeof getMenuFabrics> = async (asked) => {
  const { body } = asked;
  const menuId = await menuAsked(asked.db, body);
  return listing(asked, { menuId, filters: body.filters }, body, body);
};
