import type { getShowFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { listItems } from "./list.ts";

export const getShowFavoriteHandler: Handler<typeof getShowFavorite> = async ({ body, customer, db, translate, lang, clock }) =>
  listItems(db, customer, { ...body, kind: "showroom" }, { translate, lang, now: clock.now() });
