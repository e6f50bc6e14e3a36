import type { EventStream } from "@selvedge/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

/** So much may wait for who does not read what is written to them, bytes. */
const MAX_UNREAD_BYTES = 1 << 20;

/** Keeps the connection and writes as things happen. What stands before the server must neither hold back nor change what is written. Who does not read is cut off: a page comes again. */
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
  const write = (text: string) => {
    if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  };
  const stop = stream.open({ write, end: () => void raw.end() });
  request.raw.once("close", stop);
  raw.once("close", stop);
  return reply;
}
