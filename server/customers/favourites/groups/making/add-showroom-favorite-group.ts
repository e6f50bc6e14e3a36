import type { addShowroomFavoriteGroup } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { makeGroup } from "./make-group.ts";

export const addShowroomFavoriteGroupHandler: Handler<typeof addShowroomFavoriteGroup> = async ({
  body,
  customer,
  db,
  translate,
  clock,
}) => makeGroup(db, customer, "showroom", body.groupName, { translate, now: clock.now() });
