import type { delShowroomFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { removedAnswer, removeTarget } from "./remove-items.ts";

export const delShowroomFavoriteHandler: Handler<typeof delShowroomFavorite> = async ({
  body,
  customer: { userId },
  db,
  clock,
}) => {
  const { chanelId: targetId, groupId } = body;
  return removedAnswer(db, userId, await removeTarget(db, userId, { kind: "showroom", targetId, groupId }, clock.now()));
};
