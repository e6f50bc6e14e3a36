import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../db/open.ts";
import { cookiesOf, SESSION_COOKIE } from "../../http/caller/caller.ts";
import type { Limits } from "../../http/calls.ts";
import { withinTime } from "../../http/within-time.ts";
import { refuse } from "../../refuse.ts";
import { findSession } from "../../security/sessions.ts";
import type { Clock } from "../../time/clock.ts";
import type { FileStore } from "../store.ts";
import { deliver } from "./deliver.ts";
import { linkIn, opens, type Viewer } from "./grants.ts";

type Asked = FastifyRequest<{ Params: { grant: string; hash: string; variant?: string } }>;

/** What is asked to know who is before the door. */
export type Admitting = {
  readonly db: Db;
  readonly clock: Clock;
  readonly key: string;
  readonly publicUrl: string | null;
  readonly limits: Pick<Limits, "admittedWithinMs">;
  /** Whether a link still opens to who was shown what it holds. */
  readonly linkIsOpen: (db: Db, shareId: string, now: Date) => Promise<boolean>;
};

/** The browser of somebody who may see it keeps it; nobody on the way does. */
const KEPT = "private, max-age=31536000, immutable";

/** Lets in whom an answer of the portal gave the grant: the company, or whoever holds the link. Refuses all others with `notFound`. */
export function admittance({ db, clock, key, publicUrl, limits, linkIsOpen }: Admitting) {
  const viewerOf = async (request: FastifyRequest, reply: FastifyReply, grant: string): Promise<Viewer | null> => {
    const shareId = linkIn(grant);
    if (shareId === undefined) return null;
    if (shareId !== null) return (await linkIsOpen(db, shareId, clock.now())) ? { shareId } : null;
    const secret = cookiesOf(request, reply, publicUrl).get(SESSION_COOKIE);
    const found = secret ? await findSession(db, secret, clock.now()) : null;
    return found?.state === "open" ? { companyId: found.session.companyId } : null;
  };
  return async (request: FastifyRequest, reply: FastifyReply, grant: string, what: string): Promise<void> => {
    const viewer = await withinTime(viewerOf(request, reply, grant), limits.admittedWithinMs, "unavailable");
    if (!viewer || !opens(key, grant, viewer, what)) throw refuse("notFound");
  };
}

/** Uploads to the company, or the link, that an answer of the portal gave their address to. To all others they are not there. */
export function serveUploads(app: FastifyInstance, { files, ...door }: Admitting & { readonly files: FileStore }): void {
  const admit = admittance(door);
  const serve = async (request: Asked, reply: FastifyReply) => {
    const { grant, hash, variant } = request.params;
    await admit(request, reply, grant, hash);
    return deliver(files, { hash, variant, keep: KEPT }, request, reply);
  };
  app.get("/uploads/:grant/:hash", { exposeHeadRoute: true }, serve);
  app.get("/uploads/:grant/:hash/:variant", { exposeHeadRoute: true }, serve);
}
