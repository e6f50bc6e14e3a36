import type { Selectable } from "kysely";
import * as oidc from "openid-client";
import type { Db } from "../../../platform/db/open.ts";
import { hashSecret, newSecret } from "../../../platform/security/secret.ts";
import type { Proof } from "../../../platform/security/sso-provider.ts";
import type { SsoFlowRow } from "../tables.ts";

/** A sign-in at the provider must be through within this. */
export const FLOW_LASTS_MS = 10 * 60_000;
/** A flow that has expired is kept a while, so that who comes late is led back to where they began. */
const KEEP_EXPIRED_MS = 24 * 3_600_000;

type Begun = Pick<Selectable<SsoFlowRow>, "back" | "variant" | "persistent">;

/** Keeps what the way back will be held against. `browser` is the secret in the cookie of who begins. */
export async function beginFlow(db: Db, browser: string, begun: Begun, now: Date): Promise<Proof> {
  const proof = { state: newSecret(256), nonce: newSecret(256), verifier: oidc.randomPKCECodeVerifier() };
  await db
    .deleteFrom("sso_flows")
    .where("expires_at", "<", new Date(now.getTime() - KEEP_EXPIRED_MS))
    .execute();
  await db
    .insertInto("sso_flows")
    .values({
      state_hash: hashSecret(proof.state),
      browser_hash: hashSecret(browser),
      nonce: proof.nonce,
      verifier: proof.verifier,
      back: begun.back,
      variant: begun.variant,
      persistent: begun.persistent,
      expires_at: new Date(now.getTime() + FLOW_LASTS_MS),
    })
    .execute();
  return proof;
}

/** Uses a flow up: what was begun, and its proof if it is this browser's and in time. Null when no flow has this state, or it was used. */
export async function takeFlow(
  db: Db,
  state: string,
  browser: string | undefined,
  now: Date,
): Promise<(Begun & { proof: Proof | null }) | null> {
  const row = await db.deleteFrom("sso_flows").where("state_hash", "=", hashSecret(state)).returningAll().executeTakeFirst();
  if (!row) return null;
  const isTheirs = browser !== undefined && hashSecret(browser) === row.browser_hash && row.expires_at > now;
  return { ...row, proof: isTheirs ? { state, nonce: row.nonce, verifier: row.verifier } : null };
}
