import type { getMenuFabricsById } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { menuAsked, plainList } from "./listing.ts";

export const getMenuFabricsByIdHandler: Handler<typeof getMenuFabricsById> = async (asked) => {
  const menuId = await menuAsked(asked.db, { primaryId: asked.body.id });
  return plainList(asked, { menuId }, asked.body);
};
