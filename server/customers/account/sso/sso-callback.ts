import type { SsoReason, ssoCallback } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import { SSO_COOKIE } from "../../../platform/http/caller/caller.ts";
import type { Context, Handler } from "../../../platform/http/registry.ts";
import { Refusal, refuse } from "../../../platform/refuse.ts";
import { NotVouched, type Vouched } from "../../../platform/security/sso-provider.ts";
import type { Person } from "../queries.ts";
import { beginAttempt } from "../security/attempts.ts";
import { letIn } from "../session/sign-in.ts";
import { type Begun, PAGES, redirectUriOf, turnedAway } from "./login-pages.ts";
import { takeFlow } from "./sso-flows.ts";
import { personVouchedFor } from "./sso-people.ts";

/** The provider's place in the counting of failed tries: who it vouches for, from one address. */
async function counted(
  { db, address, clock }: Pick<Context<typeof ssoCallback>, "db" | "address" | "clock">,
  { issuer, subject }: Vouched,
): Promise<Awaited<ReturnType<typeof beginAttempt>> | null> {
  try {
    return await beginAttempt(db, `${issuer} ${subject}`, address, clock.now());
  } catch (error) {
    if (error instanceof Refusal && error.key === "tooMany") return null;
    throw error;
  }
}

/** Opens the session of whom the provider vouches for, or says why not. */
async function admit(context: Context<typeof ssoCallback>, vouched: Vouched, variant: Begun["variant"], persistent: boolean) {
  const attempt = await counted(context, vouched);
  if (!attempt) return "tooMany";
  const person: Person | SsoReason = await personVouchedFor(context.db, vouched, context.clock.now());
  if (typeof person === "string") return person;
  if (variant === "wapErp" && !isStaff(person.role)) return "notStaff";
  await attempt.succeeded();
  await letIn(context, person, { persistent, by: "provider" });
  return null;
}

export const ssoCallbackHandler: Handler<typeof ssoCallback> = async (context) => {
  const { body, db, clock, origin, cookies, sso: provider, event, fault } = context;
  if (!provider) throw refuse("notFound");
  const flow = body.state ? await takeFlow(db, body.state, cookies.get(SSO_COOKIE), clock.now()) : null;
  const away = (reason: SsoReason) => {
    event(reason === "tooMany" ? "authn_login_fail_max" : "authn_login_fail", { by: "provider", reason });
    return turnedAway(flow ?? { variant: "web", back: null }, reason);
  };
  if (!flow?.proof) return away("expired");
  const arrival = new URL(redirectUriOf(origin));
  for (const [name, value] of Object.entries(body)) if (value !== undefined) arrival.searchParams.set(name, value);
  try {
    const vouched = await provider.whoCame(flow.proof, arrival);
    const reason = await admit(context, vouched, flow.variant, flow.persistent);
    if (reason) return away(reason);
  } catch (error) {
    if (!(error instanceof NotVouched)) throw error;
    if (error.reason !== "cancelled") fault(error.cause, "the sign-in provider vouched for nobody");
    return away(error.reason);
  }
  cookies.clear(SSO_COOKIE);
  return { location: flow.back ?? PAGES[flow.variant].leads };
};
