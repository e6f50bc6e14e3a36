import type { Db } from "../../../platform/db/open.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { Room } from "../card.ts";
import { enter } from "../may-enter.ts";

/** Until the end of a transaction a room of one company, for its people and the mill: meanwhile nobody can give it to another company. `notFound` for a public room, which keeps nothing of the kind. */
export async function holdOwn(within: Db, chanelId: string, caller: SignedIn, now: Date): Promise<Room> {
  await within.selectFrom("chanels").select("id").where("id", "=", chanelId).forShare().execute();
  const room = await enter(within, chanelId, caller, now);
  if (room.scope === "public" || room.company_id === null) throw refuse("notFound");
  return room;
}

/** Whether a room was made for the company of the caller. */
export const isTheirs = (room: Pick<Room, "company_id">, caller: Pick<SignedIn, "companyId">): boolean =>
  room.company_id === caller.companyId;
