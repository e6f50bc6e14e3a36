import type { BodyOf, DataOf, getConsent, setConsent } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { forgetAllOf, forgetOpenings } from "../browse-log/history.ts";

type Person = Pick<SignedIn, "userId" | "role">;

/** What a person answered when asked whether what they look at may be recorded. */
export async function consentOf(db: Db, { userId, role }: Person): Promise<DataOf<typeof getConsent>> {
  const row = await db
    .selectFrom("users")
    .select(["tracking_allowed", "tracking_answered_at", "rooms_allowed"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    allow: row.tracking_allowed,
    answeredAt: row.tracking_answered_at?.toISOString() ?? null,
    rooms: isStaff(role) ? false : row.rooms_allowed,
  };
}

/** Keeps a person's answer; with a no goes what was recorded of them, with a no to showrooms alone what was recorded there. */
export function answerConsent(db: Db, person: Person, { allow, rooms, now }: BodyOf<typeof setConsent> & { readonly now: Date }) {
  const { userId } = person;
  const ofRooms = allow ? rooms : false;
  return db.transaction().execute(async (within) => {
    await within
      .updateTable("users")
      .set({ tracking_allowed: allow, tracking_answered_at: now })
      .$if(ofRooms !== undefined, (update) => update.set({ rooms_allowed: ofRooms ?? null, rooms_answered_at: now }))
      .where("id", "=", userId)
      .execute();
    if (!allow) await forgetAllOf(within, userId);
    else if (ofRooms === false) await forgetOpenings(within, userId);
    return consentOf(within, person);
  });
}

/** Those of some people whose visits may be recorded; it stays so until the transaction ends. */
export async function whoMayBeRecorded(within: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await within
    .selectFrom("users")
    .select("id")
    .where("id", "=", sql<string>`any(${[...new Set(userIds)]})`)
    .where("tracking_allowed", "is", true)
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether what a person looks at may be recorded; it stays so until the transaction ends. */
export const mayRecord = async (within: Db, userId: string): Promise<boolean> =>
  (await whoMayBeRecorded(within, [userId])).has(userId);

/** Whether what a person looks at in showrooms may be recorded; it stays so until the transaction ends. A yes to pages and search words is none to this. */
export async function mayRecordRooms(within: Db, userId: string): Promise<boolean> {
  const row = await within
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("tracking_allowed", "is", true)
    .where("rooms_allowed", "is", true)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
