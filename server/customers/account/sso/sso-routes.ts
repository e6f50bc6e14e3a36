import { LANGUAGE_TAGS, PREFIX, type SsoReason, ssoCallback, ssoProvider, ssoStart } from "@selvedge/contract";
import { innerPlace } from "@selvedge/contract/inner-place";
import { isStaff } from "../../../platform/http/caller/access.ts";
import { SSO_COOKIE } from "../../../platform/http/caller/caller.ts";
import { type Context, domain } from "../../../platform/http/registry.ts";
import { Refusal, refuse } from "../../../platform/refuse.ts";
import { newSecret } from "../../../platform/security/secret.ts";
import { NotVouched, type Vouched } from "../../../platform/security/sso-provider.ts";
import type { Person } from "../queries.ts";
import { beginAttempt } from "../security/attempts.ts";
import { letIn } from "../sign-in.ts";
import type { SsoFlowRow } from "../tables.ts";
import { beginFlow, FLOW_LASTS_MS, takeFlow } from "./sso-flows.ts";
import { personVouchedFor } from "./sso-people.ts";

type Begun = Pick<SsoFlowRow, "back" | "variant">;

/** Where each login page is, and where it leads when no page was asked for. */
const PAGES = {
  web: { login: "/login", leads: "/" },
  wapErp: { login: "/wapErp/login", leads: "/wapErp/nav" },
} as const;

const redirectUriOf = (origin: string) => `${origin}${PREFIX}${ssoCallback.path}`;

/** Back to the login page, which says the reason and still knows the page that was wanted. */
function turnedAway({ variant, back }: Begun, reason: SsoReason): { location: string } {
  const query = new URLSearchParams({ ...(back ? { redirect: back } : {}), sso: reason });
  return { location: `${PAGES[variant].login}?${query}` };
}

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

/** Signing in at the company's provider (OpenID Connect, authorization code with proof key). A second step is the provider's to ask for. */
export const sso = domain((on) => {
  on(ssoProvider, async ({ sso: provider }) => provider && { name: provider.name });

  on(ssoStart, async ({ body, db, clock, lang, origin, cookies, sso: provider, fault }) => {
    if (!provider) throw refuse("notFound");
    const begun = { back: innerPlace(body.back), variant: body.variant, persistent: body.remember === true };
    // Two windows of one browser may be under way at once, so its secret stays.
    const browser = cookies.get(SSO_COOKIE) ?? newSecret(256);
    const proof = await beginFlow(db, browser, begun, clock.now());
    try {
      const to = { redirectUri: redirectUriOf(origin), languageTag: LANGUAGE_TAGS[lang] };
      const address = await provider.addressFor(proof, to);
      cookies.set(SSO_COOKIE, browser, FLOW_LASTS_MS / 1_000);
      return { location: address.href };
    } catch (error) {
      if (!(error instanceof NotVouched)) throw error;
      fault(error.cause, "the sign-in provider did not say where to sign in");
      return turnedAway(begun, error.reason);
    }
  });

  on(ssoCallback, async (context) => {
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
  });
});
