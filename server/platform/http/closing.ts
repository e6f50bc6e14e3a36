import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { refuse } from "../refuse.ts";

const LOOK_EVERY_MS = 100;

/** A stop lets calls under way finish; calls that arrive later get an error that asks them to retry, at once. */
export function endPolitely(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async () => {
    if (isClosing) throw refuse("unavailable");
  });
  letGoOfConnections(app);
}

/**
 * Lets a stop wait for calls and not for connections. Node closes those that are idle at the moment a server is closed, once;
 * those a browser opened ahead and never used, and those kept alive after a last answer, would hold it for a minute.
 */
function letGoOfConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }) => silent.delete(socket));
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    const looking = setInterval(() => {
      for (const socket of silent) socket.destroy();
      app.server.closeIdleConnections();
    }, LOOK_EVERY_MS);
    app.server.once("close", () => clearInterval(looking));
  });
}
