import type { addFavoriteGroup } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { makeGroup } from "./make-group.ts";

export const addFavoriteGroupHandler: Handler<typeof addFavoriteGroup> = async ({ body, customer, db, translate, clock }) =>
  makeGroup(db, customer, body.kind, body.groupName, { translate, now: clock.now() });
