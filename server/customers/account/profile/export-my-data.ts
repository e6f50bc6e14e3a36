import type { exportMyData } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { writeGathered } from "../../behaviour/browse-log/gather.ts";
import { customerOf, personById } from "../queries.ts";

/** What a person wrote in threads. */
export type MessagesOf = (db: Db, userId: string) => Promise<readonly object[]>;

export const exportMyDataHandler =
  (messagesOf: MessagesOf): Handler<typeof exportMyData> =>
  async ({ customer, db, clock, event }) => {
    await writeGathered(db);
    const bytes = new TextEncoder().encode(JSON.stringify(await dataOf(db, customer.userId, messagesOf), null, 2));
    event("sensitive_read", { what: "own data" });
    return { bytes, mime: "application/json", fileName: `selvedge-${clock.now().toISOString().slice(0, 10)}.json` };
  };

/** Everything that is kept of a person: profile, sessions, what they wrote, saved and looked at. Never passwords, secrets or hashes. */
async function dataOf(db: Db, userId: string, messagesOf: MessagesOf): Promise<Record<string, unknown>> {
  const person = await personById(db, userId);
  const [sessions, signInsElsewhere, messages, notices, visits, cart, savedSearches, roomVisits, roomOpenings] =
    await Promise.all([
      db
        .selectFrom("sessions")
        .select(["created_at", "seen_at", "address", "user_agent"])
        .where("user_id", "=", userId)
        .execute(),
      db.selectFrom("sso_identities").select(["issuer", "subject", "linked_at"]).where("user_id", "=", userId).execute(),
      messagesOf(db, userId),
      db.selectFrom("notices").selectAll().where("user_id", "=", userId).execute(),
      db.selectFrom("browse_log").selectAll().where("user_id", "=", userId).execute(),
      db.selectFrom("cart_lines").selectAll().where("user_id", "=", userId).execute(),
      db.selectFrom("saved_searches").selectAll().where("user_id", "=", userId).execute(),
      db.selectFrom("chanel_visits").selectAll().where("user_id", "=", userId).execute(),
      db.selectFrom("chanel_openings").selectAll().where("user_id", "=", userId).execute(),
    ]);
  return {
    profile: person && customerOf(person),
    consentToTracking: person?.tracking_allowed ?? null,
    consentToRoomVisits: person?.rooms_allowed ?? null,
    sessions,
    signInsElsewhere,
    messages,
    notices,
    visits,
    cart,
    savedSearches,
    roomVisits,
    roomOpenings,
  };
}
