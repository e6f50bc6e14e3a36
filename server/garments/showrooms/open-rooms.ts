import type { Db } from "../../platform/db/open.ts";
import type { Room } from "./card.ts";
import { type Entering, mayEnter } from "./may-enter.ts";

/** The showrooms that somebody may enter now, those that were changed last first. */
export async function openRooms(db: Db, caller: Entering, now: Date): Promise<Room[]> {
  const rows = await db.selectFrom("chanels").selectAll().orderBy("updated_at", "desc").orderBy("id").execute();
  return rows.filter((room) => mayEnter(room, caller, now));
}
