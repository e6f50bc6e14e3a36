import type { FastifyInstance, FastifyRequest } from "fastify";
import { FOR_EVER } from "../../platform/files/serving/routes.ts";
import { refuse } from "../../platform/refuse.ts";
import { STORED_FILE_POLICY } from "../../platform/security/headers.ts";
import { isRendering } from "./address.ts";
import type { Scenes } from "./store.ts";

type Asked = FastifyRequest<{ Params: { rendering: string; hash: string } }>;

/** Pictures of scenes: `/scenes/<rendering>/<hash>`. They never change, so they are kept for ever. */
export function serveScenes(app: FastifyInstance, scenes: Scenes): void {
  app.get("/scenes/:rendering/:hash", { exposeHeadRoute: true }, async (request: Asked, reply) => {
    const { rendering, hash } = request.params;
    if (!isRendering(rendering)) throw refuse("notFound");
    const etag = `"${hash}.scene.${rendering}"`;
    if (request.headers["if-none-match"] === etag)
      return reply.code(304).header("cache-control", FOR_EVER).header("etag", etag).send();
    const bytes = await scenes.picture(hash);
    if (!bytes) throw refuse("notFound");
    return reply
      .header("content-type", "image/webp")
      .header("content-security-policy", STORED_FILE_POLICY)
      .header("cache-control", FOR_EVER)
      .header("etag", etag)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
