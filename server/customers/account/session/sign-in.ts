import { SESSION_COOKIE } from "../../../platform/http/caller/caller.ts";
import type { Context } from "../../../platform/http/registry.ts";
import { beginSession, endSession, SESSION_MAX_MS } from "../../../platform/security/sessions.ts";
import type { Person } from "../queries.ts";

/** Gives the browser the session's secret, until it is closed or for as long as a session may last. */
export const keepCookie = (cookies: Visit["cookies"], secret: string, persistent: boolean): void =>
  cookies.set(SESSION_COOKIE, secret, persistent ? SESSION_MAX_MS / 1_000 : null);

type Visit = Pick<Context<{ access: "public" }>, "db" | "clock" | "customer" | "address" | "header" | "cookies" | "event">;

/** Lets in somebody who has shown who they are, by password, at the provider or by an invitation: a new session, its cookie, and the handle for the page. */
export async function letIn(
  { db, clock, customer, address, header, cookies, event }: Visit,
  person: Pick<Person, "id">,
  { persistent, by }: { persistent: boolean; by: "password" | "provider" | "invitation" },
): Promise<string> {
  const now = clock.now();
  // Signing in over an open session ends it: the cookie of before opens nothing any more.
  if (customer) await endSession(db, customer.sessionId);
  const userAgent = header("user-agent") ?? "";
  const { id, secret, handle } = await beginSession(db, { userId: person.id, persistent, address, userAgent }, now);
  await db.updateTable("users").set({ last_login_at: now }).where("id", "=", person.id).execute();
  keepCookie(cookies, secret, persistent);
  event("authn_login_success", { userId: person.id, sessionId: id, by });
  return handle;
}
