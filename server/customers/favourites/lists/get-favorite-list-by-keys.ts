import type { getFavoriteListByKeys } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { listItems } from "./list.ts";

export const getFavoriteListByKeysHandler: Handler<typeof getFavoriteListByKeys> = async ({
  body: { keys, ...asked },
  customer,
  db,
  translate,
  lang,
  clock,
}) => listItems(db, customer, { ...asked, kind: "fabric", keyword: keys }, { translate, lang, now: clock.now() });
