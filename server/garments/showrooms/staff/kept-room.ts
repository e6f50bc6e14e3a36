import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { Room } from "../card.ts";

/** A room by its id, for those who make rooms; with `isHeld` nobody else writes it until the transaction ends. */
export async function roomById(db: Db, chanelId: string, isHeld = false): Promise<Room> {
  const asked = db.selectFrom("chanels").selectAll().where("id", "=", chanelId);
  const room = await (isHeld ? asked.forUpdate() : asked).executeTakeFirst();
  if (!room) throw refuse("notFound");
  return room;
}

/** A room that somebody read in a version and now changes. Somebody may have changed it in between: then `current` says how it is. */
export async function heldRoom(
  within: Db,
  chanelId: string,
  version: number,
  current: (room: Room) => Promise<unknown>,
): Promise<Room> {
  const room = await roomById(within, chanelId, true);
  if (room.version !== version) throw refuse("stale", await current(room));
  return room;
}
