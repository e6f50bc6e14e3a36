import { getCustomerById, login, loginOut, showInfo } from "@selvedge/contract";
import { liveSince } from "../../platform/events/queue.ts";
import { answeringToCompany } from "../../platform/files/serving/grants.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { SESSION_COOKIE } from "../../platform/http/caller/caller.ts";
import { refuseIdleLoad } from "../../platform/http/caller/cross-site.ts";
import { domain } from "../../platform/http/registry.ts";
import { type Refusal, refuse } from "../../platform/refuse.ts";
import { isNobodysPassword, isPassword } from "../../platform/security/passwords/password.ts";
import { endSession, isHandleOf } from "../../platform/security/sessions.ts";
import { customerOf, personById, personByLogin } from "./queries.ts";
import { openRequestOf } from "./registration/registrations.ts";
import { beginAttempt } from "./security/attempts.ts";
import { waitSecondsOf } from "./security/links.ts";
import { recoveryCodesLeft, takeCode } from "./security/two-step.ts";
import { letIn } from "./sign-in.ts";

export const account = domain((on) => {
  on(login, async (context) => {
    const { body, db, clock, address } = context;
    const now = clock.now();
    const attempt = await beginAttempt(db, body.username, address, now);
    const person = await personByLogin(db, body.username);
    const asked = person ? null : await openRequestOf(db, body.username);
    const hash = person?.password_hash ?? asked?.password_hash;
    const right = hash ? await isPassword(body.password, hash) : await isNobodysPassword(body.password);
    const about: Refusal["about"] = person ? { userId: person.id } : asked ? { accountRequestId: asked.id } : {};
    if (!right) throw refuse("wrongLogin", null, about);
    if (asked?.state === "refused") throw refuse("accountRefused", { reason: asked.reason }, about);
    if (asked) throw refuse("accountPending", { isMailConfirmed: asked.mail_confirmed_at !== null }, about);
    if (!person) throw refuse("wrongLogin");
    if (person.locked_at) throw refuse("accountLocked", null, about);
    if (person.password_must_change) throw refuse("passwordMustChange", null, about);
    if (body.variant === "wapErp" && !isStaff(person.role)) throw refuse("notAllowed", null, about);
    if (person.totp_confirmed_at) {
      if (!body.code) throw refuse("codeNeeded");
      if (!(await takeCode(db, person, body.code, now))) throw refuse("wrongCode", null, about);
    }
    await attempt.succeeded();
    const handle = await letIn(context, person, { persistent: body.remember === true, by: "password" });
    const known = answeringToCompany(person.company_id, () => customerOf(person));
    return { ...known, token: handle, liveSince: await liveSince(db, now) };
  });

  on(loginOut, async ({ body, db, customer, header, cookies, answerHeader, event }) => {
    refuseIdleLoad({ header });
    // A handle of another session speaks for nobody here.
    if (customer && body.token && !isHandleOf(customer, body.token)) return { loggedOut: true as const };
    if (customer) {
      await endSession(db, customer.sessionId);
      event("authn_token_revoked", { what: "session" });
    }
    cookies.clear(SESSION_COOKIE);
    answerHeader("clear-site-data", '"cache"');
    return { loggedOut: true as const };
  });

  on(showInfo, async ({ body, db, customer, clock }) => {
    if (!customer || (body.token && !isHandleOf(customer, body.token))) return null;
    const since = await liveSince(db, clock.now());
    const person = await personById(db, customer.userId);
    return person && { ...customerOf(person), liveSince: since };
  });

  on(getCustomerById, async ({ body, db, customer, clock }) => {
    const person = await personById(db, body.userId ?? customer.userId);
    if (!person) throw refuse("notFound");
    if (!isStaff(customer.role) && person.company_id !== customer.customerId) throw refuse("notFound");
    const isSelf = person.id === customer.userId;
    return {
      ...customerOf(person),
      mailVerified: person.mail_verified_at !== null,
      pendingMail: person.pending_mail,
      verifyWaitSeconds: isSelf ? await waitSecondsOf(db, person.id, clock.now()) : 0,
      isTwoStep: person.totp_confirmed_at !== null,
      recoveryCodesLeft: isSelf && person.totp_confirmed_at ? await recoveryCodesLeft(db, person.id) : null,
      companySince: person.company_since.toISOString(),
      createdAt: person.created_at.toISOString(),
      lastLoginAt: person.last_login_at?.toISOString() ?? null,
    };
  });
});
