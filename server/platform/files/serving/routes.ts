import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../../refuse.ts";
import type { FileStore } from "../store.ts";
import { deliver } from "./deliver.ts";

export const FOR_EVER = "public, max-age=31536000, immutable";

type Asked = FastifyRequest<{ Params: { hash: string; variant?: string } }>;

/** What the mill shows to everybody, by the hash of its content: it never changes, so it is kept for ever. Uploads are not among it. */
export function serveFiles(app: FastifyInstance, files: FileStore): void {
  const serve = async (request: Asked, reply: FastifyReply) => {
    const { hash, variant } = request.params;
    if (!(await files.isOpen(hash))) throw refuse("notFound");
    return deliver(files, { hash, variant, keep: FOR_EVER }, request, reply);
  };
  app.get("/files/:hash", { exposeHeadRoute: true }, serve);
  app.get("/files/:hash/:variant", { exposeHeadRoute: true }, serve);
}
