import type { SsoReason } from "@selvedge/contract";
import * as oidc from "openid-client";
import type { Clock } from "../time/clock.ts";

/** The provider a company's people sign in at, as the settings say. */
export type OidcSettings = {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without a secret: the proof key alone shows that the code is its own. */
  readonly clientSecret: string | null;
  /** What the button says. */
  readonly name: string;
};

/** What one sign-in carries there and back. */
export type Proof = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Somebody the provider vouches for. */
export type Vouched = {
  readonly issuer: string;
  readonly subject: string;
  /** Their address, if the provider has seen that it is theirs. */
  verifiedMail(): Promise<string | null>;
};

export type Provider = {
  readonly name: string;
  /** Where the browser is sent to sign in. Throws `NotVouched`. */
  addressFor(proof: Proof, to: { redirectUri: string; languageTag: string }): Promise<URL>;
  /** Who came back to `arrival`. Throws `NotVouched`. */
  whoCame(proof: Proof, arrival: URL): Promise<Vouched>;
};

/** The provider did not authenticate anybody; `cause` is what its answer was or what of it was wrong. */
export class NotVouched extends Error {
  readonly reason: Extract<SsoReason, "cancelled" | "unreachable" | "failed">;
  constructor(cause: unknown) {
    super("the provider vouched for nobody", { cause });
    this.reason = reasonOf(cause);
  }
}

const SCOPE = "openid email";
const ANSWER_WITHIN_S = 10;
/** A provider's metadata is read again after this. */
const KEPT_MS = 3_600_000;

const ERRORS_OF_ITS_OWN = ["server_error", "temporarily_unavailable"];

function reasonOf(error: unknown): NotVouched["reason"] {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === "access_denied") return "cancelled";
    return ERRORS_OF_ITS_OWN.includes(error.error) ? "unreachable" : "failed";
  }
  const { code, cause } = error as { code?: string; cause?: unknown };
  const isDown = cause instanceof Response && cause.status >= 500;
  // What `fetch` throws when nobody answers is a TypeError without a code.
  const isSilent = code === "OAUTH_TIMEOUT" || (error instanceof TypeError && code === undefined);
  return isDown || isSilent ? "unreachable" : "failed";
}

async function vouched<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new NotVouched(error);
  }
}

/** Sends the secret in the body where the provider takes it so, else as basic authorization, which all have to take. */
function authOf(secret: string | null): oidc.ClientAuth {
  if (!secret) return oidc.None();
  const [inBody, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes("client_secret_post") ?? false;
    return (takesBody ? inBody : basic)(server, client, body, headers);
  };
}

/** The provider of the settings. It is asked about itself when somebody first signs in, so that the portal starts without it. */
export function openProvider({ issuer, clientId, clientSecret, name }: OidcSettings, clock: Clock): Provider {
  let kept: { readonly until: number; readonly configuration: Promise<oidc.Configuration> } | null = null;

  function configuration(): Promise<oidc.Configuration> {
    const now = clock.now().getTime();
    if (kept && kept.until > now) return kept.configuration;
    const address = new URL(issuer);
    const found = oidc.discovery(address, clientId, undefined, authOf(clientSecret), {
      timeout: ANSWER_WITHIN_S,
      // The signature is checked although the token comes straight from the provider. Plain http: the settings allow it on this machine only.
      execute: [oidc.enableNonRepudiationChecks, ...(address.protocol === "http:" ? [oidc.allowInsecureRequests] : [])],
    });
    const entry = { until: now + KEPT_MS, configuration: found };
    kept = entry;
    found.catch(() => {
      if (kept === entry) kept = null;
    });
    return found;
  }

  return {
    name,
    addressFor: ({ state, nonce, verifier }, { redirectUri, languageTag }) =>
      vouched(async () =>
        oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ui_locales: languageTag,
        }),
      ),
    whoCame: ({ state, nonce, verifier }, arrival) =>
      vouched(async () => {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(config, arrival, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const { iss, sub, ...claims } = tokens.claims()!;
        return {
          issuer: iss,
          subject: sub,
          // Some providers leave the address out of the token and return it only from the userinfo endpoint.
          verifiedMail: () =>
            vouched(async () => {
              const isComplete = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint;
              const { email, email_verified } = isComplete ? claims : await oidc.fetchUserInfo(config, tokens.access_token, sub);
              return email_verified === true && typeof email === "string" ? email : null;
            }),
        };
      }),
  };
}
