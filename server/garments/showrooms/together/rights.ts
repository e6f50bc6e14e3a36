import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { openAmong } from "../../../platform/security/sessions.ts";
import { linksToRoomsOpenAmong } from "../../share/grant.ts";
import { refusalAt } from "../may-enter.ts";
import type { Right } from "./walkers.ts";

type Entered = { readonly chanelId: string; readonly right: Right };

/** Which of those who were let into a room may not be there any more: signed out, behind a link that was withdrawn or has ended, or out of a room that was shut to them. */
export async function withoutRight<One extends Entered>(db: Db, entered: readonly One[], now: Date): Promise<One[]> {
  const sessionIds = entered.flatMap(({ right }) => right.customer?.sessionId ?? []);
  const shareIds = [...new Set(entered.flatMap(({ right }) => right.share?.shareId ?? []))];
  const [sessions, doors, openLinks] = await Promise.all([
    openAmong(db, sessionIds, now),
    db
      .selectFrom("chanels")
      .select(["id", "scope", "company_id", "is_published", "starts_at", "expires_at"])
      .where("id", "=", sql<string>`any(${[...new Set(entered.map(({ chanelId }) => chanelId))]})`)
      .execute(),
    linksToRoomsOpenAmong(db, shareIds, now),
  ]);
  const doorOf = new Map(doors.map((door) => [door.id, door]));
  return entered.filter(({ chanelId, right: { customer, share } }) => {
    const door = doorOf.get(chanelId);
    if (share) return !door || !openLinks.has(share.shareId);
    return !door || !sessions.has(customer.sessionId) || refusalAt(door, customer, now) !== null;
  });
}
