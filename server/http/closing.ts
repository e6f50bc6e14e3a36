import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const LOOK_EVERY_MS = 100;

/**
 * Lets a stop wait for calls and not for connections. Node closes those that are idle at the moment a server is closed, once;
 * those a browser opened ahead and never asked on, and those kept alive after a last answer, would hold it for a minute.
 */
export function letGoOfConnections(app: FastifyInstance): void {
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
