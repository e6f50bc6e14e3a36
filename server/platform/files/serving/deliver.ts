import type { FastifyReply, FastifyRequest } from "fastify";
import sharp from "sharp";
import { refuse } from "../../refuse.ts";
import { STORED_FILE_POLICY } from "../../security/headers.ts";
import { mimeOf, shownAs } from "../sniff.ts";
import type { FileStore } from "../store.ts";
import { rangeOf } from "./range.ts";

/** Longest side in pixels of the pictures made from a stored one. `full` is the stored one itself. */
const VARIANT_PX = { thumb: 320, card: 640, view: 1_024 } as const;
const QUALITY = 82;
const MAX_PIXELS = 60_000_000;

const isVariant = (name: string): name is keyof typeof VARIANT_PX => Object.hasOwn(VARIANT_PX, name);

async function shrink(original: Uint8Array, longestPx: number): Promise<Uint8Array> {
  if (!mimeOf(original).startsWith("image/")) throw refuse("notFound");
  return sharp(original, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: longestPx, height: longestPx, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

type Wanted = { readonly hash: string; readonly variant?: string | undefined; readonly keep: string };

/** Answers with a stored picture, film or garment, whole or a range of it; whatever was uploaded runs nothing. `keep` says who may keep it. */
export async function deliver(
  files: FileStore,
  { hash, variant = "full", keep }: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${hash}.${variant}"`;
  if (request.headers["if-none-match"] === etag) return reply.code(304).header("cache-control", keep).header("etag", etag).send();
  if (variant !== "full" && !isVariant(variant)) throw refuse("notFound");
  const bytes =
    variant === "full"
      ? await files.get(hash)
      : await files.derived(hash, `${variant}.webp`, (original) => shrink(original, VARIANT_PX[variant]));
  // Records, documents and sheets lie there too, and have calls of their own, which ask who wants them.
  const mime = bytes && shownAs(bytes);
  if (!bytes || !mime) throw refuse("notFound");
  reply
    .header("content-type", mime)
    .header("content-security-policy", STORED_FILE_POLICY)
    .header("cache-control", keep)
    .header("etag", etag)
    .header("accept-ranges", "bytes");
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const range = rangeOf(request.headers.range, body.length);
  if (range === "beyond")
    return reply.code(416).header("cache-control", "no-store").header("content-range", `bytes */${body.length}`).send();
  if (!range) return reply.send(body);
  return reply
    .code(206)
    .header("content-range", `bytes ${range.from}-${range.to}/${body.length}`)
    .send(body.subarray(range.from, range.to + 1));
}
