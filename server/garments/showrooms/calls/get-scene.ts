import type { getScene } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { wornAndHung } from "../contents/room-products.ts";
import { readRecord } from "../contents/room-record.ts";
import { enter } from "../may-enter.ts";
import { buildRoom } from "../room/build.ts";

export const getSceneHandler: Handler<typeof getScene> = async (asked) => {
  const { body, customer, db, clock } = asked;
  const room = await enter(db, body.chanelId, customer, clock.now());
  const built = buildRoom(await readRecord({ ...asked, customer }, room));
  return { ...built, products: await wornAndHung({ ...asked, customer }, built) };
};
