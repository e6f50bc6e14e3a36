import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../../refuse.ts";

/** The cookie of the session, under the name the handlers use. */
export const SESSION_COOKIE = "sid";
/** The cookie of a browser that is on its way to the sign-in provider and back. */
export const SSO_COOKIE = "sso";

/** Hosts that are this machine. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Origin under which the caller reached us: PUBLIC_URL when it is set, else scheme and host of the request. Refuses an invalid host. */
export function ownOrigin(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const url = URL.parse(`${request.protocol}://${request.host}`);
  if (!url || url.href !== `${url.origin}/`) throw refuse("unreadableBody");
  return url.origin;
}

/** Origin for links in mails: PUBLIC_URL, or a loopback address somebody works at. The host a request names could be anybody's. */
export function mailOrigin(request: FastifyRequest, publicUrl: string | null): string {
  const origin = ownOrigin(request, publicUrl);
  if (!publicUrl && !LOOPBACK.test(new URL(origin).hostname)) throw refuse("notConfigured", { feature: "PUBLIC_URL" });
  return origin;
}

/** A Secure cookie would not be kept on plain http; only on a loopback address it may do without. */
function plainLoopback(request: FastifyRequest, publicUrl: string | null): boolean {
  const { protocol, hostname } = new URL(ownOrigin(request, publicUrl));
  return protocol === "http:" && LOOPBACK.test(hostname);
}

/** Cookies by the name handlers use; over https each is `__Host-` and Secure, so no other host and no plain connection can set it. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null) {
  const secure = !plainLoopback(request, publicUrl);
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name);
  const rules = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    get: (name: string) => request.cookies[nameOf(name)],
    set: (name: string, value: string, maxAgeSeconds: number | null) => {
      reply.setCookie(nameOf(name), value, maxAgeSeconds === null ? rules : { ...rules, maxAge: maxAgeSeconds });
    },
    clear: (name: string) => {
      reply.setCookie(nameOf(name), "", { ...rules, maxAge: 0, expires: new Date(0) });
    },
  };
}
