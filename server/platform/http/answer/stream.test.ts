import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendStream } from "./stream.ts";

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
});
afterEach(() => app.close());

test("a client without events yet is connected at once, and gets events as they happen", async () => {
  const opened = Promise.withResolvers<{ write(text: string): void; end(): void }>();
  app.get("/events", (request, reply) =>
    sendStream(
      {
        open(to) {
          opened.resolve(to);
          return () => {};
        },
      },
      request,
      reply,
    ),
  );
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const answer = await fetch(`${address}/events`);
  expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const page = await opened.promise;
  page.write("event: hello\n\n");
  page.end();
  expect(await answer.text()).toBe("event: hello\n\n");
});

test("who does not read what is written to them is cut off, and so is what writes it", async () => {
  const opened = Promise.withResolvers<{ write(text: string): void }>();
  let isStopped = false;
  app.get("/unread", (request, reply) =>
    sendStream(
      {
        open(to) {
          opened.resolve(to);
          return () => {
            isStopped = true;
          };
        },
      },
      request,
      reply,
    ),
  );
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const deaf = connect({ port: Number(port), host: "127.0.0.1" });
  deaf.on("error", () => {});
  deaf.write("GET /unread HTTP/1.1\r\nHost: selvedge\r\n\r\n");
  const page = await opened.promise;
  const text = "x".repeat(100_000);
  while (!isStopped) {
    page.write(text);
    await setImmediate();
  }
  deaf.destroy();
});
