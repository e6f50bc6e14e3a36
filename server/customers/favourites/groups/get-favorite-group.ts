import type { getFavoriteGroup } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { kept } from "../kept.ts";
import { readGroups } from "./groups.ts";

export const getFavoriteGroupHandler: Handler<typeof getFavoriteGroup> = async ({ body, customer, db, translate, clock }) => {
  const groups = await readGroups(db, customer, { kind: body.kind }, { translate, now: clock.now() });
  const { productId } = body;
  if (!productId) return groups;
  const holding = new Set(await kept.groupsWith(db, customer.userId, productId));
  return groups.map((group) => ({ ...group, contains: holding.has(group.groupId) }));
};
