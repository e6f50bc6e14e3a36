import { LANGUAGE_TAGS, type ssoStart } from "@selvedge/contract";
import { innerPlace } from "@selvedge/contract/inner-place";
import { SSO_COOKIE } from "../../../platform/http/caller/caller.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { newSecret } from "../../../platform/security/secret.ts";
import { NotVouched } from "../../../platform/security/sso-provider.ts";
import { redirectUriOf, turnedAway } from "./login-pages.ts";
import { beginFlow, FLOW_LASTS_MS } from "./sso-flows.ts";

/** Signing in at the company's provider (OpenID Connect, authorization code with proof key). A second step is the provider's to ask for. */
export const ssoStartHandler: Handler<typeof ssoStart> = async ({
  body,
  db,
  clock,
  lang,
  origin,
  cookies,
  sso: provider,
  fault,
}) => {
  if (!provider) throw refuse("notFound");
  const begun = { back: innerPlace(body.back), variant: body.variant, persistent: body.remember === true };
  // Two windows of one browser may sign in at the same time, so its secret is reused.
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
};
