import type { FastifyRequest } from "fastify";
import { refuse } from "../../refuse.ts";

/** What a proxy before a server says of the request it passes on, and a proxy before a browser does not. */
const SAYS_HOW_IT_CAME = ["x-forwarded-proto", "x-forwarded-host"] as const;

/**
 * Refuses what comes by a proxy that is not believed: it hides whether people came by https, so that the session's cookie would go without
 * `Secure`, and who they are, so that all would share one limit. The log says which setting is missing.
 */
export function refuseUnknownProxy(request: FastifyRequest, isProxySet: boolean): void {
  if (isProxySet) return;
  const isForwarded =
    SAYS_HOW_IT_CAME.some((name) => name in request.headers) || /\bproto=/i.test(request.headers.forwarded ?? "");
  if (!isForwarded) return;
  request.log.warn("A request came by a proxy and was refused: TRUST_PROXY says whose headers are believed.");
  throw refuse("notConfigured", { feature: "TRUST_PROXY" });
}
