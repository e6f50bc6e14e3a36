import type { FastifyInstance } from "fastify";

/** Nothing from other origins, no inline script, no inline style, no frame around us. Pictures and workers may be made in the page (blob:). */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** For a worker, which touches no page: it may compile WebAssembly, and still no text. */
export const WORKER_POLICY = CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/** For stored bytes that somebody uploaded: whatever they are, they run nothing. */
export const STORED_FILE_POLICY = "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const ONE_YEAR_SECONDS = 31_536_000;

/** Puts the security headers on every answer; one that an answer sets itself stays. */
export function secureHeaders(app: FastifyInstance, { policy, https }: { policy: string | null; https: boolean }): void {
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // The camera reads the codes of labels and papers at the mill.
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), xr-spatial-tracking=(self)",
    ...(policy ? { "content-security-policy": policy } : {}),
    ...(https ? { "strict-transport-security": `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } : {}),
  };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
