import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { sendStream } from "./stream.ts";

const app = fastify();
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
