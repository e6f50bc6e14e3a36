import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { WORKER_POLICY } from "../../security/headers.ts";
import { documentMaker, manifestIn } from "./document.ts";

const MIME: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  ico: "image/x-icon",
  woff2: "font/woff2",
  woff: "font/woff",
  glb: "model/gltf-binary",
  wasm: "application/wasm",
};
const WORTH_COMPRESSING = /^(text\/|application\/(json|manifest|wasm)|image\/svg|model\/)/;
const FEWEST_BYTES = 1_024;
const BROTLI_QUALITY = 9;
/** Of a document, which is made anew for each who opens it. */
const DOCUMENT_BROTLI_QUALITY = 4;

type Coding = "br" | "gzip" | "identity";
type PageFile = {
  readonly mime: string;
  readonly immutable: boolean;
  readonly isWorker: boolean;
  read(): Promise<{ etag: string; bytes(coding: Coding): Promise<Buffer> }>;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
type Compress = Record<Exclude<Coding, "identity">, (plain: Buffer) => Promise<Buffer>>;
const compressAt = (quality: number): Compress => ({
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (plain) => zip(plain),
});
const compress = compressAt(BROTLI_QUALITY);
const compressDocument = compressAt(DOCUMENT_BROTLI_QUALITY);
/** The built script of a worker. */
const WORKER = /^assets\/[\w.-]+\.worker-[\w-]{8}\.js$/;
const etagOf = (plain: Buffer) => `W/"${createHash("sha1").update(plain).digest("base64url")}"`;

/** What `make` makes, made once, when it is first wanted. A failure is not kept. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

function pageFile(path: string, name: string): PageFile {
  const mime = MIME[name.split(".").pop() ?? ""] ?? "application/octet-stream";
  const read = once(async () => {
    const plain = await readFile(path);
    const worth = plain.length >= FEWEST_BYTES && WORTH_COMPRESSING.test(mime);
    const coded = { br: once(() => compress.br(plain)), gzip: once(() => compress.gzip(plain)) };
    return {
      etag: etagOf(plain),
      bytes: async (coding: Coding) => (coding === "identity" || !worth ? plain : coded[coding]()),
    };
  });
  return { mime, immutable: name.startsWith("assets/"), isWorker: WORKER.test(name), read };
}

const codingOf = (request: FastifyRequest): Coding => {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";
};

/** Answers a request for the built application, or false when it is none. */
export type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** What is sent of a file or a document, under which rules. */
type Sent = { etag: string; cache: string; vary: string; mime: string; bytes(coding: Coding): Promise<Buffer>; plain: Buffer };

async function send(request: FastifyRequest, reply: FastifyReply, { etag, cache, vary, mime, bytes, plain }: Sent) {
  reply.header("cache-control", cache).header("etag", etag).header("vary", vary);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const coding = codingOf(request);
  const body = await bytes(coding);
  if (body !== plain) reply.header("content-encoding", coding);
  return reply.code(200).header("content-type", mime).send(body);
}

/**
 * The built application from its folder: files with a hash in their name are kept for ever, every other address that a person
 * opens is the document, made for who opens it. Each file is read once and compressed once, on first request; a path is looked
 * up and never put together.
 */
export function builtPages(folder: string): Pages {
  const files = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    if (entry.isFile() && !name.startsWith(".") && !entry.name.startsWith(".")) files.set(`/${name}`, pageFile(path, name));
  }
  const documentOf = existsSync(manifestIn(folder)) ? documentMaker(folder) : null;
  return async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = request.url.split("?")[0]!;
    const opened = String(request.headers.accept ?? "").includes("text/html");
    const named = files.get(path);
    if (!named && opened && documentOf) {
      const plain = Buffer.from(await documentOf(request));
      const bytes = async (coding: Coding) => (coding === "identity" ? plain : compressDocument[coding](plain));
      const [cache, vary, mime] = ["private, no-cache", "Accept-Encoding, Cookie", MIME.html!];
      await send(request, reply, { etag: etagOf(plain), cache, vary, mime, bytes, plain });
      return true;
    }
    const file = named ?? (opened ? files.get("/index.html") : undefined);
    if (!file) return false;
    const { etag, bytes } = await file.read();
    const cache = file.immutable ? "public, max-age=31536000, immutable" : "no-cache";
    const plain = await bytes("identity");
    if (file.isWorker) reply.header("content-security-policy", WORKER_POLICY);
    await send(request, reply, { etag, cache, vary: "Accept-Encoding", mime: file.mime, bytes, plain });
    return true;
  };
}
