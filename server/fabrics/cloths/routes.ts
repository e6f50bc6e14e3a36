import type { FastifyInstance, FastifyRequest } from "fastify";
import { FOR_EVER } from "../../platform/files/serving/routes.ts";
import { mimeOf } from "../../platform/files/sniff.ts";
import { refuse } from "../../platform/refuse.ts";
import { STORED_FILE_POLICY } from "../../platform/security/headers.ts";
import { mapOf } from "./address.ts";
import type { Cloths } from "./store.ts";

type Asked = FastifyRequest<{ Params: { rendering: string; hash: string; map: string } }>;

/** Pictures of cloths by the hash of their record: `/cloths/<rendering>/<hash>/<map>`. They never change, so they are kept for ever. */
export function serveCloths(app: FastifyInstance, cloths: Cloths): void {
  app.get("/cloths/:rendering/:hash/:map", { exposeHeadRoute: true }, async (request: Asked, reply) => {
    const { rendering, hash, map: name } = request.params;
    const map = mapOf(rendering, name);
    if (!map) throw refuse("notFound");
    const etag = `"${hash}.${name}.${rendering}"`;
    if (request.headers["if-none-match"] === etag)
      return reply.code(304).header("cache-control", FOR_EVER).header("etag", etag).send();
    const bytes = await cloths.picture(hash, map);
    if (!bytes) throw refuse("notFound");
    return reply
      .header("content-type", mimeOf(bytes))
      .header("content-security-policy", STORED_FILE_POLICY)
      .header("cache-control", FOR_EVER)
      .header("etag", etag)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
