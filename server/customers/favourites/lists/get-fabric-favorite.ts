import type { getFabricFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { listItems } from "./list.ts";

export const getFabricFavoriteHandler: Handler<typeof getFabricFavorite> = async ({
  body,
  customer,
  db,
  translate,
  lang,
  clock,
}) => listItems(db, customer, { ...body, kind: "fabric" }, { translate, lang, now: clock.now() });
