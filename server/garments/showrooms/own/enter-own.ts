import type { Db } from "../../../platform/db/open.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { Room } from "../card.ts";
import { fabricsHung, hungIn } from "../contents/hung.ts";
import { enter } from "../may-enter.ts";

/** A room of one company, for its people and the mill; `notFound` for a room of all, which keeps nothing of the kind. */
export async function enterOwn(db: Db, chanelId: string, caller: SignedIn, now: Date): Promise<Room> {
  const room = await enter(db, chanelId, caller, now);
  if (room.scope === "public" || room.company_id === null) throw refuse("notFound");
  return room;
}

/** Whether a room was made for the company of the caller. */
export const isTheirs = (room: Pick<Room, "company_id">, caller: Pick<SignedIn, "companyId">): boolean =>
  room.company_id === caller.companyId;

/** Each fabric of a room once, those that its garments are made of too. */
export async function fabricsIn(db: Db, chanelId: string): Promise<string[]> {
  const groups = await db.selectFrom("chanel_groups").select("id").where("chanel_id", "=", chanelId).orderBy("sort").execute();
  const hung = await hungIn(
    db,
    groups.map(({ id }) => id),
  );
  return fabricsHung(hung);
}
