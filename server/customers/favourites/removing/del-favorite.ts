import type { delFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { removedAnswer, removeTarget } from "./remove-items.ts";

export const delFavoriteHandler: Handler<typeof delFavorite> = async ({ body, customer: { userId }, db, clock }) => {
  const { productId: targetId, groupId } = body;
  return removedAnswer(db, userId, await removeTarget(db, userId, { kind: "fabric", targetId, groupId }, clock.now()));
};
