import type { exportMyData } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { writeGathered } from "../../behaviour/browse-log/gather.ts";
import { customerOf, type Person, personById } from "../queries.ts";
import { type OwnTable, readOwnRows } from "./own-rows.ts";

export const exportMyDataHandler =
  (tables: readonly OwnTable[]): Handler<typeof exportMyData> =>
  async ({ customer, db, clock, event }) => {
    await writeGathered(db);
    const bytes = new TextEncoder().encode(JSON.stringify(await dataOf(db, customer.userId, tables), null, 2));
    event("sensitive_read", { what: "own data" });
    return { bytes, mime: "application/json", fileName: `selvedge-${clock.now().toISOString().slice(0, 10)}.json` };
  };

/** Everything that is kept of a person, and nothing of anybody else. Never passwords, secrets or hashes. */
async function dataOf(db: Db, userId: string, tables: readonly OwnTable[]): Promise<Record<string, unknown>> {
  const person = await personById(db, userId);
  return {
    profile: person && customerOf(person),
    account: person && accountOf(person),
    consentToTracking: person?.tracking_allowed ?? null,
    consentToRoomVisits: person?.rooms_allowed ?? null,
    ...(await readOwnRows(db, tables, userId)),
  };
}

/** What is kept of an account besides what its profile shows. */
const accountOf = (person: Person) => ({
  createdAt: person.created_at,
  lastSignInAt: person.last_login_at,
  mailVerifiedAt: person.mail_verified_at,
  pendingMail: person.pending_mail,
  passwordMustChange: person.password_must_change,
  twoStepSince: person.totp_confirmed_at,
  trackingAnsweredAt: person.tracking_answered_at,
  roomVisitsAnsweredAt: person.rooms_answered_at,
});
