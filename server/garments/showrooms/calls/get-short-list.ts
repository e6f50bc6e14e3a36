import type { getShortList } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { holdOwn } from "../own/enter-own.ts";
import { readShortList } from "../own/short-list.ts";

export const getShortListHandler: Handler<typeof getShortList> = ({ body, customer, db, clock }) =>
  db.transaction().execute(async (within) => {
    const room = await holdOwn(within, body.chanelId, customer, clock.now());
    return { productIds: await readShortList(within, room.id) };
  });
