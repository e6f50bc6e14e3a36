import type { Access, Call } from "@selvedge/contract";
import type { Db } from "../../db/open.ts";
import type { ShareGrant } from "../../people/who.ts";
import { refuse } from "../../refuse.ts";
import { findSession, type Session, slideSession } from "../../security/sessions.ts";

export type GrantOf = (db: Db, shareToken: string, password: string | undefined, now: Date) => Promise<ShareGrant>;

export const STAFF_ROLES = ["sales", "mill", "admin"] as const;
const STAFF = new Set<string>(STAFF_ROLES);
export const isStaff = (role: string) => STAFF.has(role);

export type Visitor = { readonly session: Session | null; readonly ended: boolean };

/** Whose session the cookie is. Looking slides it, but for a call that a page makes by itself. */
export async function visitorOf(
  db: Db,
  { slides }: Pick<Call, "slides">,
  secret: string | undefined,
  now: Date,
): Promise<Visitor> {
  if (!secret) return { session: null, ended: false };
  const found = await findSession(db, secret, now);
  if (found.state !== "open") return { session: null, ended: found.state === "ended" };
  if (slides) await slideSession(db, found.session, now);
  return { session: found.session, ended: false };
}

/** Calls that a link may make. */
export const takesLink = (access: Access): boolean => access === "shared" || access === "publicOrShared";

/** Refuses a caller without a session where one is needed, before anything of the body is looked at. */
export function requireSession(call: Call, { session, ended }: Visitor): void {
  if (call.access === "public" || takesLink(call.access)) return;
  if (!session) throw refuse(ended ? "sessionExpired" : "noSession");
  if (call.access === "staff" && !isStaff(session.role)) throw refuse("notAllowed");
}

/** Who makes a call that a link may make too: a link that is sent wins over the session. Without either only what is public is served. */
export async function callerOrLink(
  { access }: Call,
  visitor: Visitor,
  fields: Record<string, unknown>,
  { db, grantOf, now }: { db: Db; grantOf: GrantOf; now: Date },
): Promise<{ customer: Session | null; share: null } | { customer: null; share: ShareGrant }> {
  const { shareToken, sharePassword } = fields;
  if (typeof shareToken === "string" && shareToken) {
    const password = typeof sharePassword === "string" && sharePassword ? sharePassword : undefined;
    return { customer: null, share: await grantOf(db, shareToken, password, now) };
  }
  if (!visitor.session && access === "shared") throw refuse(visitor.ended ? "sessionExpired" : "noSession");
  return { customer: visitor.session, share: null };
}

/** `userId` and `customerId` in a payload are never trusted: a value that is not the session's own is refused, but for staff.
 *  A company's own administrator may name a colleague where the call has the field; its handler decides. */
export function refuseForeignClaim(call: Call, session: Session | null, fields: Record<string, unknown>): void {
  if (!session || isStaff(session.role)) return;
  const claims = { userId: session.userId, customerId: session.companyId };
  for (const [name, own] of Object.entries(claims)) {
    const claimed = fields[name];
    if (typeof claimed !== "string" || claimed === "" || claimed === own) continue;
    if (session.role === "buyerAdmin" && "shape" in call.body && name in (call.body.shape as object)) continue;
    throw refuse("notAllowed");
  }
}
