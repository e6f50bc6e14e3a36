import type { getStyleFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { listItems } from "./list.ts";

export const getStyleFavoriteHandler: Handler<typeof getStyleFavorite> = async ({ body, customer, db, translate, lang, clock }) =>
  listItems(db, customer, { ...body, kind: "style" }, { translate, lang, now: clock.now() });
