import type { getNavMenuData } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readGroups } from "./groups.ts";

export const getNavMenuDataHandler: Handler<typeof getNavMenuData> = async ({ body, customer, db, translate, clock }) =>
  readGroups(db, customer, body, { translate, now: clock.now() });
