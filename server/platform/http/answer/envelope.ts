import { createHash } from "node:crypto";
import { type Call, ERRORS, type ErrorKey } from "@selvedge/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dictionary } from "../language/language.ts";

const JSON_TYPE = "application/json; charset=utf-8";
/** Calls whose answer repeats `data` as `result` and says `success`, as the specification shows them. */
const DOUBLED = new Set(["/behavior/create", "/product/allGoods", "/product/productDet", "/product/getProductById"]);
const doubled = (call: Call) => call.path.startsWith("/front/") || DOUBLED.has(call.path);

/** Sends the data of a call in its envelope, with a weak ETag where it may be kept. */
export function sendData(call: Call, data: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const envelope = { code: call.success, message: "OK", data };
  const body = JSON.stringify(doubled(call) ? { ...envelope, result: data, success: true } : envelope);
  reply.header("content-type", JSON_TYPE);
  if (call.maxAgeSeconds === null) return reply.header("cache-control", "no-store").send(body);
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  reply
    .header("etag", etag)
    .header("cache-control", `private, max-age=${call.maxAgeSeconds}`)
    .header("vary", "Accept-Language, Cookie");
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim());
  if (call.method === "GET" && known?.some((tag) => tag === etag || tag === "*")) return reply.code(304).send();
  return reply.send(body);
}

/** Sends one of the contract's errors in the caller's language. */
export function sendError(key: ErrorKey, data: unknown, { message }: Dictionary, reply: FastifyReply): FastifyReply {
  const { code, status, message: english } = ERRORS[key];
  const wait = (data as { retryAfterSeconds?: number } | null)?.retryAfterSeconds;
  if (key === "tooMany" || key === "unavailable") reply.header("retry-after", String(wait ?? 1));
  return reply
    .code(status)
    .header("content-type", JSON_TYPE)
    .header("cache-control", "no-store")
    .send(JSON.stringify({ code, message: message(english), data: data ?? null }));
}
