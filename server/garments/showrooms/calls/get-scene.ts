import type { getScene } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { wornAndHung } from "../contents/room-products.ts";
import { readRecord } from "../contents/room-record.ts";
import { enterOrShown } from "../may-enter.ts";
import { buildRoom } from "../room/build.ts";

export const getSceneHandler: Handler<typeof getScene> = async (asked) => {
  const { body, customer, share, db, clock } = asked;
  const room = await enterOrShown(db, body.chanelId, { customer, share }, clock.now());
  const built = buildRoom(await readRecord(asked, room));
  return { ...built, products: await wornAndHung(asked, built) };
};
