import type { visitChanel } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { holdOwn, isTheirs } from "../own/enter-own.ts";
import { fabricsIn } from "../own/fabrics-in.ts";
import { recordVisit } from "../own/record-visit.ts";
import { newIn } from "../own/visit.ts";

export const visitChanelHandler: Handler<typeof visitChanel> = ({ body, customer, db, clock }) =>
  db.transaction().execute(async (within) => {
    const now = clock.now();
    const room = await holdOwn(within, body.chanelId, customer, now);
    if (!isTheirs(room, customer)) return { newProductIds: [] };
    const hung = await fabricsIn(within, room.id);
    const visit = await recordVisit(within, { userId: customer.userId, chanelId: room.id }, hung, now);
    return { newProductIds: newIn(visit, hung) };
  });
