import type { EventStream } from "@selvedge/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Keeps the connection and writes as things happen. What stands before the server must neither hold back nor change what is written. */
export function sendStream(stream: EventStream, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  // A client that missed nothing receives nothing at first; it must still see that it is connected.
  raw.flushHeaders();
  const stop = stream.open({ write: (text) => void raw.write(text), end: () => void raw.end() });
  request.raw.once("close", stop);
  raw.once("close", stop);
  return reply;
}
