import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deliver } from "../../platform/files/serving/deliver.ts";
import { type Admitting, admittance } from "../../platform/files/serving/upload-routes.ts";
import { refuse } from "../../platform/refuse.ts";
import { STORED_FILE_POLICY } from "../../platform/security/headers.ts";
import { DESIGN_FILE, GRANTED } from "./address.ts";
import { type Drawing, designPicture, type Revision, revisionHung, revisionOf } from "./design-picture.ts";

type Asked = FastifyRequest<{ Params: { grant: string; proposalId: string; revision: string } }>;
type AskedHung = FastifyRequest<{ Params: { grant: string; itemId: string } }>;

/** Kept by the browser of somebody who may see it; whether it was drawn anew is asked each time. */
const ASKED_EACH_TIME = "private, no-cache";

/** Pictures of designs that were saved without one, by their revision or by what hangs in a room: `/drawn/<grant>/…`, to whom an answer gave the address; to all others they are not there. */
export function serveDesignPictures(app: FastifyInstance, parts: Admitting & Drawing): void {
  const admit = admittance(parts);
  app.get("/drawn/:grant/:proposalId/:revision", { exposeHeadRoute: true }, async (request: Asked, reply) => {
    const { grant, proposalId, revision } = request.params;
    await admit(request, reply, grant, GRANTED.revision(proposalId, revision));
    return answer(parts, await revisionOf(parts.db, proposalId, Number(revision)), request, reply);
  });
  app.get("/drawn/:grant/:itemId", { exposeHeadRoute: true }, async (request: AskedHung, reply) => {
    const { grant, itemId } = request.params;
    await admit(request, reply, grant, GRANTED.hung(itemId));
    return answer(parts, await revisionHung(parts.db, itemId), request, reply);
  });
}

async function answer(parts: Drawing, saved: Revision | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (!saved) throw refuse("notFound");
  const drawn = await designPicture(parts, saved);
  const etag = drawn && `"${drawn.hash}.${DESIGN_FILE}"`;
  if (etag && request.headers["if-none-match"] === etag)
    return reply.code(304).header("cache-control", ASKED_EACH_TIME).header("etag", etag).send();
  const bytes = await drawn?.bytes();
  if (!bytes) return deliver(parts.files, { hash: saved.picture_hash, keep: ASKED_EACH_TIME }, request, reply);
  return reply
    .header("content-type", "image/webp")
    .header("content-security-policy", STORED_FILE_POLICY)
    .header("cache-control", ASKED_EACH_TIME)
    .header("etag", etag)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
