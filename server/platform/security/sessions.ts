import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { unlessChanged } from "../db/unless-changed.ts";
import { newId } from "../ids.ts";
import type { SignedIn } from "../people/who.ts";
import { hashSecret, newSecret } from "./secret.ts";

export const SESSION_IDLE_MS = 12 * 3_600_000;
export const SESSION_MAX_MS = 30 * 24 * 3_600_000;
/** A session is written as seen at most this often, so that looking costs a read and not a write. */
const SEEN_STEP_MS = 60_000;
/** Ended sessions are kept this long, so that a late caller gets "has ended" and not "please sign in". */
const KEEP_ENDED_MS = 7 * 24 * 3_600_000;

export type Session = SignedIn & { readonly seenAt: Date };
export type Found =
  | { readonly state: "open"; readonly session: Session }
  | { readonly state: "ended" }
  | { readonly state: "none" };

/** Begins a session: `secret` goes into the cookie (256 bits), `handle` to the page (128 bits). Neither is stored, only their hashes. */
export async function beginSession(
  db: Db,
  session: { userId: string; persistent: boolean; address: string; userAgent: string },
  now: Date,
): Promise<{ id: string; secret: string; handle: string }> {
  const id = newId(now);
  const secret = newSecret(256);
  const handle = newSecret(128);
  await db
    .insertInto("sessions")
    .values({
      id,
      user_id: session.userId,
      secret_hash: hashSecret(secret),
      handle_hash: hashSecret(handle),
      persistent: session.persistent,
      address: session.address,
      user_agent: session.userAgent.slice(0, 300),
      created_at: now,
      seen_at: now,
    })
    .execute();
  await db
    .deleteFrom("sessions")
    .where("created_at", "<", new Date(now.getTime() - SESSION_MAX_MS - KEEP_ENDED_MS))
    .execute();
  return { id, secret, handle };
}

/** Gives an open session another secret and handle: what was copied of the old ones opens nothing any more. */
export async function renewSession(db: Db, sessionId: string): Promise<{ secret: string; handle: string; persistent: boolean }> {
  const secret = newSecret(256);
  const handle = newSecret(128);
  const { persistent } = await db
    .updateTable("sessions")
    .set({ secret_hash: hashSecret(secret), handle_hash: hashSecret(handle) })
    .where("id", "=", sessionId)
    .returning("persistent")
    .executeTakeFirstOrThrow();
  return { secret, handle, persistent };
}

/** Whose session a cookie's secret is: open, ended by time, or none (never was, or was ended by its owner). */
export async function findSession(db: Db, secret: string, now: Date): Promise<Found> {
  const hash = hashSecret(secret);
  const row = await unlessChanged(db, `session ${hash}`, () => sessionOfHash(db, hash));
  if (!row || row.locked_at) return { state: "none" };
  const idle = now.getTime() - row.seen_at.getTime() > SESSION_IDLE_MS;
  const old = now.getTime() - row.created_at.getTime() > SESSION_MAX_MS;
  if (idle || old) return { state: "ended" };
  const { user_id: userId, company_id: companyId, role, name, company } = row;
  return {
    state: "open",
    session: { sessionId: row.id, userId, companyId, role, name, company, handleHash: row.handle_hash, seenAt: row.seen_at },
  };
}

const sessionOfHash = (db: Db, hash: string) =>
  db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .select([
      "s.id",
      "s.user_id",
      "s.handle_hash",
      "s.created_at",
      "s.seen_at",
      "u.company_id",
      "u.role",
      "u.name",
      "u.locked_at",
    ])
    .select("c.name as company")
    .where("s.secret_hash", "=", hash)
    .executeTakeFirst();

/** Slides the session's idle time; writes at most once a minute. */
export async function slideSession(db: Db, session: Pick<Session, "sessionId" | "seenAt">, now: Date): Promise<void> {
  if (now.getTime() - session.seenAt.getTime() < SEEN_STEP_MS) return;
  await db.updateTable("sessions").set({ seen_at: now }).where("id", "=", session.sessionId).where("seen_at", "<", now).execute();
}

/** Which of these sessions are still open. Looking does not slide them. */
export async function openAmong(db: Db, sessionIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select("s.id")
    .where("s.id", "=", sql<string>`any(${[...sessionIds]})`)
    .where("s.seen_at", ">=", new Date(now.getTime() - SESSION_IDLE_MS))
    .where("s.created_at", ">=", new Date(now.getTime() - SESSION_MAX_MS))
    .where("u.locked_at", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Ends one session; the others of the same person stay. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", sessionId).execute();
}

/** Whether the page's handle belongs to this session. */
export const isHandleOf = (session: Pick<SignedIn, "handleHash">, handle: string) => hashSecret(handle) === session.handleHash;
