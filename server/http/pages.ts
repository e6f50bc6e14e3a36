import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

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

type Coding = "br" | "gzip" | "identity";
type PageFile = {
  readonly mime: string;
  readonly immutable: boolean;
  read(): Promise<{ etag: string; bytes(coding: Coding): Promise<Buffer> }>;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compress: Record<Exclude<Coding, "identity">, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (plain) => zip(plain),
};

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
      etag: `W/"${createHash("sha1").update(plain).digest("base64url")}"`,
      bytes: async (coding: Coding) => (coding === "identity" || !worth ? plain : coded[coding]()),
    };
  });
  return { mime, immutable: name.startsWith("assets/"), read };
}

const codingOf = (request: FastifyRequest): Coding => {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";
};

/** Answers a request for the built application, or false when it is none. */
export type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * The built application from its folder: files with a hash in their name are kept for ever, every other address that a person
 * opens is index.html. Each file is read once and compressed once, on first request; a path is looked up and never put together.
 */
export function builtPages(folder: string): Pages {
  const files = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    files.set(`/${name}`, pageFile(path, name));
  }
  return async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = request.url.split("?")[0]!;
    const opened = String(request.headers.accept ?? "").includes("text/html");
    const file = files.get(path) ?? (opened ? files.get("/index.html") : undefined);
    if (!file) return false;
    const { etag, bytes } = await file.read();
    reply
      .header("cache-control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache")
      .header("etag", etag)
      .header("vary", "Accept-Encoding");
    if (request.headers["if-none-match"] === etag) {
      await reply.code(304).send();
      return true;
    }
    const coding = codingOf(request);
    const [body, plain] = [await bytes(coding), await bytes("identity")];
    if (body !== plain) reply.header("content-encoding", coding);
    await reply.code(200).header("content-type", file.mime).send(body);
    return true;
  };
}
