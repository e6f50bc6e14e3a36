import type { delStyleFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { removedAnswer, removeTarget } from "./remove-items.ts";

export const delStyleFavoriteHandler: Handler<typeof delStyleFavorite> = async ({ body, customer: { userId }, db, clock }) => {
  const { designId: targetId, groupId } = body;
  return removedAnswer(db, userId, await removeTarget(db, userId, { kind: "style", targetId, groupId }, clock.now()));
};
