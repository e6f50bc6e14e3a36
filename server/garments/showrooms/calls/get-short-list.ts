import type { getShortList } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { enterOwn } from "../own/enter-own.ts";
import { readShortList } from "../own/short-list.ts";

export const getShortListHandler: Handler<typeof getShortList> = async ({ body, customer, db, clock }) => {
  const room = await enterOwn(db, body.chanelId, customer, clock.now());
  return { productIds: await readShortList(db, room.id) };
};
