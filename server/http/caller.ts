import type { FastifyReply, FastifyRequest } from "fastify";

/** The one cookie of the portal, under the name the handlers use. */
export const SESSION_COOKIE = "sid";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Origin under which the caller reached us: PUBLIC_URL when it is set, else scheme and host of the request. */
export function ownOrigin(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`;
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
