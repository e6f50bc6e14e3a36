import { createHmac } from "node:crypto";

/** Header of a request to an endpoint: when it was signed and with what. */
export const SIGNATURE_HEADER = "X-Wes-Signature";

/**
 * `t=<seconds since 1970>,v1=<hex>`: v1 is the HMAC-SHA-256 under the endpoint's secret of the time, a full stop and the body's
 * bytes. The receiver computes the same and refuses what differs, or what was signed more than some minutes ago.
 */
export function signatureOf(body: string, secret: string, time: Date): string {
  const seconds = Math.floor(time.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
