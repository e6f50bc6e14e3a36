import type { addFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { keep } from "./add-items.ts";

export const addFavoriteHandler: Handler<typeof addFavorite> = async ({ body, customer, db, clock }) => {
  const targetIds = [...(body.productId ? [body.productId] : []), ...(body.productIds ?? [])];
  return keep(db, customer, { kind: "fabric", targetIds, groupId: body.groupId }, clock.now());
};
