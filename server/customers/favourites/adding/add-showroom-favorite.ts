import type { addShowroomFavorite } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { keep } from "./add-items.ts";

export const addShowroomFavoriteHandler: Handler<typeof addShowroomFavorite> = async ({ body, customer, db, clock }) =>
  keep(db, customer, { kind: "showroom", targetIds: [body.chanelId], groupId: body.groupId }, clock.now());
