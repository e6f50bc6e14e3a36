import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { WORKER_POLICY } from "../../security/headers.ts";
import { documentMaker, manifestIn } from "./document.ts";

/** Answers a request for the application, or false when it is none. */
type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
/** The application beside the calls of a portal. */
export type Pages = (app: FastifyInstance) => Promise<AnswerPage>;

/** For a document, which is rendered for each request. */
const DOCUMENT_BROTLI_QUALITY = 4;
/** The built script of a worker. */
const WORKER = /^assets\/[\w.-]+\.worker-[\w-]{8}\.js$/;
/** What `compressPages` laid beside a file is sent in its place, and is no page itself. */
const COMPRESSED = /\.(?:br|gz)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The names of the files of a folder, without hidden ones. */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"));
  return new Set(names.filter((name) => !COMPRESSED.test(name) && !name.split("/").some((part) => part.startsWith("."))));
}

async function sendDocument({ headers }: FastifyRequest, reply: FastifyReply, document: string): Promise<void> {
  const etag = `W/"${createHash("sha1").update(document).digest("base64url")}"`;
  reply.headers({ "cache-control": "private, no-cache", etag, vary: "Accept-Encoding, Cookie" });
  if (headers["if-none-match"] === etag) return void reply.code(304).send();
  reply.code(200).type("text/html; charset=utf-8");
  const accepted = String(headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_BROTLI_QUALITY };
    return void reply.header("content-encoding", "br").send(await brotli(document, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return void reply.header("content-encoding", "gzip").send(await zip(document));
  reply.send(document);
}

/**
 * The built application from its folder: files with a hash in their name are kept for ever, every other address that a person
 * opens is the document, made for who opens it. A path is looked up among the files there were at the start and never put
 * together.
 */
export const builtPages =
  (folder: string): Pages =>
  async (app) => {
    const files = filesIn(folder);
    const documentOf = existsSync(manifestIn(folder)) ? documentMaker(folder) : null;
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
      acceptRanges: false,
    });
    return async (request, reply) => {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const isOpened = String(request.headers.accept ?? "").includes("text/html");
      const path = request.url.split("?")[0]!.slice(1);
      if (!files.has(path) && isOpened && documentOf) {
        await sendDocument(request, reply, await documentOf(request));
        return true;
      }
      const name = [path, ...(isOpened ? ["index.html"] : [])].find((file) => files.has(file));
      if (!name) return false;
      reply.header("cache-control", name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
      if (WORKER.test(name)) reply.header("content-security-policy", WORKER_POLICY);
      reply.code(200).sendFile(name);
      return true;
    };
  };
