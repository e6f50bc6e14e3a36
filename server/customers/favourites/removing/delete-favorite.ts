import type { deleteFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { removedAnswer, removeItems } from "./remove-items.ts";

export const deleteFavoriteHandler: Handler<typeof deleteFavorite> = async ({ body, customer: { userId }, db, clock }) =>
  removedAnswer(db, userId, await removeItems(db, userId, [body.itemId], clock.now()));
