import type { visitChanel } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { enterOwn, isTheirs } from "../own/enter-own.ts";
import { fabricsIn } from "../own/fabrics-in.ts";
import { recordVisit } from "../own/record-visit.ts";
import { newIn } from "../own/visit.ts";

export const visitChanelHandler: Handler<typeof visitChanel> = async ({ body, customer, db, clock }) => {
  const room = await enterOwn(db, body.chanelId, customer, clock.now());
  if (!isTheirs(room, customer)) return { newProductIds: [] };
  const hung = await fabricsIn(db, room.id);
  const visit = await recordVisit(db, { userId: customer.userId, chanelId: room.id }, hung, clock.now());
  return { newProductIds: newIn(visit, hung) };
};
