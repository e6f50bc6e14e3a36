import type { getRoomPicture } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { enter } from "../may-enter.ts";
import { roomPicture } from "../picture/room-picture.ts";

export const getRoomPictureHandler: Handler<typeof getRoomPicture> = async (asked) => {
  const { body, customer, db, clock } = asked;
  const room = await enter(db, body.chanelId, customer, clock.now());
  return { pictureUrl: await roomPicture(asked, room) };
};
