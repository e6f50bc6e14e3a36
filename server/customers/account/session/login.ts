import type { login } from "@selvedge/contract";
import { liveSince } from "../../../platform/events/queue.ts";
import { answeringToCompany } from "../../../platform/files/serving/grants.ts";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { type Refusal, refuse } from "../../../platform/refuse.ts";
import { isNobodysPassword, isPassword } from "../../../platform/security/passwords/password.ts";
import { customerOf, personByLogin, whyLocked } from "../queries.ts";
import { openRequestOf } from "../registration/registrations.ts";
import { beginAttempt } from "../security/attempts.ts";
import { takeCode } from "../security/two-step/two-step.ts";
import { letIn } from "./sign-in.ts";

export const loginHandler: Handler<typeof login> = async (context) => {
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
  if (person.locked_at) throw refuse(whyLocked(person), null, about);
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
};
