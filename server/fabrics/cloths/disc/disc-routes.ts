import { type FabricRecord, fabricTileOf } from "@selvedge/textile-core";
import type { FastifyInstance, FastifyRequest } from "fastify";
import sharp from "sharp";
import { readRecord } from "../../../platform/files/record.ts";
import { FOR_EVER } from "../../../platform/files/serving/routes.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import type { WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import { refuse } from "../../../platform/refuse.ts";
import { STORED_FILE_POLICY } from "../../../platform/security/headers.ts";
import type { Cloths } from "../store.ts";

/** Raised when the same record would hang differently than before. */
const HANGING = "3";
/** The picture of the disc: pixels, twice what the page shows; degrees it is turned and looked down on; what is seen through an open cloth. */
const PICTURE = { width: 560, height: 480, yaw: 24, standing: { pitch: 17 } } as const;
const BEHIND = "#b9b4ac";

/** Where the disc of the cloth with this record is served. Its content never changes. */
export const discUrl = (recordHash: string) => `/discs/${HANGING}/${recordHash}`;
/** Where its picture is served. */
export const discPictureUrl = (recordHash: string) => `${discUrl(recordHash)}/picture`;

type Asked = FastifyRequest<{ Params: { hanging: string; hash: string } }>;
type Parts = { readonly files: FileStore; readonly cloths: Cloths; readonly workers: WorkerPool };

const discOf = ({ files, workers }: Parts, hash: string): Promise<Uint8Array | null> =>
  files.derived(hash, `disc.${HANGING}.drape`, (record) => workers.do("disc", { cloth: readRecord<FabricRecord>(record) }));

/** The disc as it would stand before a photographer, as WebP: about a second. */
const pictureOf = (parts: Parts, hash: string): Promise<Uint8Array | null> =>
  parts.files.derived(hash, `disc.${HANGING}.webp`, async (record) => {
    const [drape, albedo] = await Promise.all([discOf(parts, hash), parts.cloths.picture(hash, "albedo")]);
    const picture = await sharp(albedo!).flatten({ background: BEHIND }).toBuffer();
    const { mmWidth, mmHeight } = fabricTileOf(readRecord<FabricRecord>(record));
    const cloths = { "*": { picture, mmWidth, mmHeight } };
    return parts.workers.do("portrait", { drape: drape!, cloths, ...PICTURE });
  });

/** Discs of cloth over a stand by the hash of their record, and pictures of them: draped when first asked for, and kept. */
export function serveDiscs(app: FastifyInstance, parts: Parts): void {
  const serve = (address: string, mime: string, make: (parts: Parts, hash: string) => Promise<Uint8Array | null>) =>
    app.get(address, async (request: Asked, reply) => {
      const { hanging, hash } = request.params;
      const bytes = hanging === HANGING ? await make(parts, hash) : null;
      if (!bytes) throw refuse("notFound");
      return reply
        .header("content-type", mime)
        .header("content-security-policy", STORED_FILE_POLICY)
        .header("cache-control", FOR_EVER)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
  serve("/discs/:hanging/:hash", "application/octet-stream", discOf);
  serve("/discs/:hanging/:hash/picture", "image/webp", pictureOf);
}
