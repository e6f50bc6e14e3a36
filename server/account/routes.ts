import { getCustomerById, login, loginOut, showInfo } from "@selvedge/contract";
import { isStaff } from "../http/access.ts";
import { SESSION_COOKIE } from "../http/caller.ts";
import { refuseIdleLoad } from "../http/cross-site.ts";
import { refuse } from "../refuse.ts";
import { domain } from "../registry.ts";
import { isNobodysPassword, isPassword } from "../security/password.ts";
import { beginAttempt } from "./attempts.ts";
import { customerOf, personById, personByLogin } from "./queries.ts";
import { beginSession, endSession, isHandleOf, SESSION_LONGEST_MS } from "./sessions.ts";

export const account = domain((on) => {
  on(login, async ({ body, db, clock, customer, address, header, cookies }) => {
    const now = clock.now();
    const attempt = await beginAttempt(db, body.username, address, now);
    const person = await personByLogin(db, body.username);
    const right = person ? await isPassword(body.password, person.password_hash) : await isNobodysPassword(body.password);
    if (!person || !right) throw refuse("wrongLogin");
    if (person.locked_at) throw refuse("accountLocked");
    if (person.password_must_change) throw refuse("passwordMustChange");
    if (body.variant === "wapErp" && !isStaff(person.role)) throw refuse("notAllowed");
    await attempt.succeeded();
    // Signing in over an open session ends it: the cookie of before opens nothing any more.
    if (customer) await endSession(db, customer.sessionId);
    const persistent = body.remember === true;
    const userAgent = header("user-agent") ?? "";
    const { secret, handle } = await beginSession(db, { userId: person.id, persistent, address, userAgent }, now);
    await db.updateTable("users").set({ last_login_at: now }).where("id", "=", person.id).execute();
    cookies.set(SESSION_COOKIE, secret, persistent ? SESSION_LONGEST_MS / 1_000 : null);
    return { ...customerOf(person), token: handle };
  });

  on(loginOut, async ({ body, db, customer, header, cookies, answerHeader }) => {
    refuseIdleLoad({ header });
    // A handle of another session speaks for nobody here.
    if (customer && body.token && !isHandleOf(customer, body.token)) return { loggedOut: true as const };
    if (customer) await endSession(db, customer.sessionId);
    cookies.clear(SESSION_COOKIE);
    answerHeader("clear-site-data", '"cache"');
    return { loggedOut: true as const };
  });

  on(showInfo, async ({ body, db, customer }) => {
    if (!customer || (body.token && !isHandleOf(customer, body.token))) return null;
    const person = await personById(db, customer.userId);
    return person && customerOf(person);
  });

  on(getCustomerById, async ({ body, db, customer }) => {
    const person = await personById(db, body.userId ?? customer.userId);
    if (!person) throw refuse("notFound");
    if (!isStaff(customer.role) && person.company_id !== customer.customerId) throw refuse("notFound");
    return {
      ...customerOf(person),
      mailVerified: person.mail_verified_at !== null,
      createdAt: person.created_at.toISOString(),
      lastLoginAt: person.last_login_at?.toISOString() ?? null,
    };
  });
});
