import { readFileSync } from "node:fs";
import { type Call, PREFIX } from "@selvedge/contract";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./document.ts";
import { openApiPage, PAGE_STYLE } from "./page.ts";

const AGE = "public, max-age=300";

/** `openapi.json` for programs and `docs` for people, made on first request. */
export function serveOpenApi(app: FastifyInstance, calls: readonly Call[]): void {
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as { version: string };
  let document: string | null = null;
  let page: string | null = null;
  app.get(`${PREFIX}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(calls, version));
    return reply.header("content-type", "application/json; charset=utf-8").header("cache-control", AGE).send(document);
  });
  app.get(`${PREFIX}/docs`, async (_request, reply) => {
    page ??= openApiPage(calls);
    return reply.header("content-type", "text/html; charset=utf-8").header("cache-control", AGE).send(page);
  });
  app.get(`${PREFIX}/docs.css`, async (_request, reply) =>
    reply.header("content-type", "text/css; charset=utf-8").header("cache-control", AGE).send(PAGE_STYLE),
  );
}
