import type { Db } from "../../platform/db/open.ts";
import { customerOf, personById } from "./queries.ts";

/** Everything that is kept of a person: profile, sessions, what they wrote, saved and looked at. Never passwords, secrets or hashes. */
export async function dataOf(db: Db, userId: string): Promise<Record<string, unknown>> {
  const person = await personById(db, userId);
  const [sessions, signInsElsewhere, messages, notices, visits, cart] = await Promise.all([
    db.selectFrom("sessions").select(["created_at", "seen_at", "address", "user_agent"]).where("user_id", "=", userId).execute(),
    db.selectFrom("sso_identities").select(["issuer", "subject", "linked_at"]).where("user_id", "=", userId).execute(),
    db.selectFrom("thread_messages").selectAll().where("user_id", "=", userId).execute(),
    db.selectFrom("notices").selectAll().where("user_id", "=", userId).execute(),
    db.selectFrom("browse_log").selectAll().where("user_id", "=", userId).execute(),
    db.selectFrom("cart_lines").selectAll().where("user_id", "=", userId).execute(),
  ]);
  return {
    profile: person && customerOf(person),
    consentToTracking: person?.tracking_allowed ?? null,
    sessions,
    signInsElsewhere,
    messages,
    notices,
    visits,
    cart,
  };
}
