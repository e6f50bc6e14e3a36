import type { FabricRecord } from "@selvedge/textile-core";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { FOR_EVER } from "../files/routes.ts";
import type { FileStore } from "../files/store.ts";
import type { Crew } from "../jobs/crew.ts";
import { refuse } from "../refuse.ts";
import { STORED_FILE_POLICY } from "../security/headers.ts";

/** Moves when the same record would hang otherwise than before. */
const HANGING = "1";

/** Where the disc of the cloth with this record is served. Its content never changes. */
export const discUrl = (recordHash: string) => `/discs/${HANGING}/${recordHash}`;

type Asked = FastifyRequest<{ Params: { hanging: string; hash: string } }>;

/** Discs of cloth over a stand by the hash of their record: draped when first asked for, and kept. */
export function serveDiscs(app: FastifyInstance, { files, crew }: { readonly files: FileStore; readonly crew: Crew }): void {
  app.get("/discs/:hanging/:hash", async (request: Asked, reply) => {
    const { hanging, hash } = request.params;
    if (hanging !== HANGING) throw refuse("notFound");
    const bytes = await files.derived(hash, `disc.${HANGING}.drape`, (record) =>
      crew.do("disc", { cloth: JSON.parse(Buffer.from(record).toString()) as FabricRecord }, { urgent: true }),
    );
    if (!bytes) throw refuse("notFound");
    return reply
      .header("content-type", "application/octet-stream")
      .header("content-security-policy", STORED_FILE_POLICY)
      .header("cache-control", FOR_EVER)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
