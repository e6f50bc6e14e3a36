import type { addStyleFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { keep } from "./add-items.ts";

export const addStyleFavoriteHandler: Handler<typeof addStyleFavorite> = async ({ body, customer, db, clock }) =>
  keep(db, customer, { kind: "style", targetIds: [body.designId], groupId: body.groupId }, clock.now());
