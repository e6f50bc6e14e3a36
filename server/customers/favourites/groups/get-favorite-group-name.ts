import type { getFavoriteGroupName } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readGroup } from "./groups.ts";

export const getFavoriteGroupNameHandler: Handler<typeof getFavoriteGroupName> = async ({
  body,
  customer,
  db,
  translate,
  clock,
}) => readGroup(db, customer, body.groupId, { translate, now: clock.now() });
