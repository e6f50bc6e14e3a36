import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startApp, type TestApp } from "./harness.ts";

const ANSWERED_AFTER_MS = 1_000;
/** Far below what the server gives a connection that says nothing, and one that is kept alive. */
const SOON = { timeout: 30_000 };

let portal: TestApp;
let dial: () => Promise<Socket>;
let open: Socket[] = [];

/** The server on a port of its own, with a call that is answered after a while. */
beforeEach(async () => {
  portal = await startApp();
  portal.app.get("/slow", async () => {
    await new Promise((resolve) => setTimeout(resolve, ANSWERED_AFTER_MS));
    return "at last";
  });
  await portal.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = portal.app.server.address() as AddressInfo;
  dial = async () => {
    const socket = connect(port, "127.0.0.1");
    open.push(socket);
    await once(socket, "connect");
    return socket;
  };
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open = [];
  await portal.close();
});

/** A connection on which the slow call is under way, and what comes on it until it is let go. */
async function underWay(): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = await dial();
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes;
  });
  const ended = once(socket, "close").then(() => answer);
  const asked = once(portal.app.server, "request");
  socket.write("GET /slow HTTP/1.1\r\nHost: mill\r\nConnection: keep-alive\r\n\r\n");
  await asked;
  return { socket, ended };
}

test("a stop does not wait for a connection on which nothing was ever asked", SOON, async () => {
  const arrived = once(portal.app.server, "connection");
  await dial();
  await arrived;
  await portal.app.close();
});

test("a call under way when the stop begins is answered, and its kept connection let go", SOON, async () => {
  const { ended } = await underWay();
  await portal.app.close();
  expect(await ended).toContain("at last");
});

test("a call after the stop has begun is asked to come again, in the form of every other answer", SOON, async () => {
  const { socket, ended } = await underWay();
  const closed = portal.app.close();
  const again = once(portal.app.server, "request");
  socket.write("GET /healthz HTTP/1.1\r\nHost: mill\r\nAccept-Language: fr\r\n\r\n");
  await again;
  await closed;
  const [, second = ""] = (await ended).split("at last");
  expect(second).toMatch(/^HTTP\/1\.1 503 /);
  expect(second).toMatch(/retry-after: 1/i);
  expect(JSON.parse(second.split("\r\n\r\n")[1]!)).toMatchObject({ code: 50302, data: null });
});
