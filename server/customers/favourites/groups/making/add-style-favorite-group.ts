import type { addStyleFavoriteGroup } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { makeGroup } from "./make-group.ts";

export const addStyleFavoriteGroupHandler: Handler<typeof addStyleFavoriteGroup> = async ({
  body,
  customer,
  db,
  translate,
  clock,
}) => makeGroup(db, customer, "style", body.groupName, { translate, now: clock.now() });
