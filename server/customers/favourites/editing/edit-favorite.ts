import type { editFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { changeFresh } from "./edit-item.ts";

export const editFavoriteHandler: Handler<typeof editFavorite> = async ({
  body: { itemId, version, note, sort },
  customer,
  db,
  translate,
  lang,
  clock,
}) => changeFresh(db, customer, { itemId, version }, { note, sort }, { translate, lang, now: clock.now() });
