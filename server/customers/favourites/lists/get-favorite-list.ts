import type { getFavoriteList } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { listItems } from "./list.ts";

export const getFavoriteListHandler: Handler<typeof getFavoriteList> = async ({
  body: { menuType, ...asked },
  customer,
  db,
  translate,
  lang,
  clock,
}) => listItems(db, customer, { ...asked, kind: menuType }, { translate, lang, now: clock.now() });
