import type { Call } from "@selvedge/contract";
import type { FastifyRequest } from "fastify";
import { refuse } from "../../refuse.ts";
import { ownOrigin } from "./caller.ts";

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
};

/**
 * Refuses a POST another site may have caused. A form can be posted from anywhere without a preflight, so the request must
 * show that it is ours: the browser's own word for it, our origin, or a header that no foreign page can set.
 */
export function refuseCrossSite(call: Call, request: FastifyRequest, publicUrl: string | null): void {
  if (call.method !== "POST") return;
  const site = header(request, "sec-fetch-site");
  if (site === "same-origin" || header(request, "x-requested-with")) return;
  if (site === undefined && URL.parse(header(request, "origin") ?? "")?.origin === ownOrigin(request, publicUrl)) return;
  throw refuse("crossSite");
}

/** Refuses a GET with an effect (signing out, being seen in a room) when a link, a picture or another site caused it. */
export function refuseUnrequestedGet(request: { header: (name: string) => string | undefined }): void {
  const site = request.header("sec-fetch-site");
  const mode = request.header("sec-fetch-mode");
  const destination = request.header("sec-fetch-dest");
  const ours = site === undefined || site === "same-origin";
  const asked = mode === undefined || mode === "cors" || mode === "same-origin";
  const silent = destination === undefined || destination === "empty";
  if (!ours || !asked || !silent) throw refuse("crossSite");
}
