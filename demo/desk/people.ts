import { type Db, idOf, type SignedIn } from "@selvedge/server";

/** The people who ask the demo mill for samples and lap-dips. */
export type DemoBuyer = "designer@selvedge.demo" | "buyer@selvedge.demo" | "atelier@selvedge.demo";

/** Somebody of the demo data as if signed in; null where the portal has no such person. */
export async function personOf(db: Db, username: string): Promise<SignedIn | null> {
  const row = await db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .select(["u.id", "u.role", "u.name", "u.company_id", "c.name as company"])
    .where("u.id", "=", idOf("user", username))
    .executeTakeFirst();
  if (!row) return null;
  const { id: userId, company_id: companyId, role, name, company } = row;
  return { sessionId: "", handleHash: "", userId, companyId, role, name, company };
}

/** Who carries the demo mill's parcels. */
export const COURIERS = ["DHL Express", "FedEx", "UPS"] as const;

/** Refusals of the demo walks are for their writers: nothing is translated. */
export const english = (text: string): string => text;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MORNING_HOUR = 8;

/** A day of the demo data, at an hour of work: so many days before the portal was set up. */
export const daysBefore = (now: Date, days: number, hours = 0): Date =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - days * DAY_MS + (MORNING_HOUR + hours) * HOUR_MS);

/** Notices of what happened long before anybody signed in are not news, and are not mailed. */
export async function readOldNotices(db: Db, now: Date, newsDays = 4): Promise<void> {
  const before = daysBefore(now, newsDays);
  await db
    .updateTable("notices")
    .set((eb) => ({ read_at: eb.ref("created_at"), mailed_at: eb.ref("created_at") }))
    .where("created_at", "<", before)
    .where("read_at", "is", null)
    .execute();
}
