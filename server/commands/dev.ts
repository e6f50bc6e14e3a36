import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { demoLoginsFor } from "@selvedge/demo";
import { createServer, type ViteDevServer } from "vite";
import { buildApp } from "../app.ts";
import { sayWithSeconds } from "../platform/say.ts";
import { readSettings, type Settings } from "../platform/settings.ts";
import { closeOnSignal, giveUp, openServices } from "../start.ts";

/** `npm run dev`: the calls and the pages under development, hot reload included, on one port. */
async function start(settings: Settings): Promise<void> {
  const say = sayWithSeconds();
  const services = await openServices(settings, say, giveUp);
  let vite: ViteDevServer | null = null;
  const app = await buildApp({
    db: services.database.db,
    listen: services.database.listen,
    files: services.files,
    room: services.room,
    cloths: services.cloths,
    workers: services.workers,
    drapesAhead: services.drapesAhead,
    traffic: services.traffic,
    logLevel: settings.logLevel,
    publicUrl: settings.publicUrl,
    hasOutbox: settings.outbox,
    isMailSetUp: settings.outbox && settings.smtp !== null,
    mayReachInside: settings.webhooksInside,
    oidc: settings.oidc,
    checkAnswers: true,
    // Vite puts styles and its client into the page itself.
    policy: null,
    pages: async () => async (request, reply) => {
      if (!vite) return false;
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
      vite.middlewares(request.raw, reply.raw);
      return true;
    },
  });
  vite = await createServer({ appType: "spa", server: { middlewareMode: true, hmr: { server: app.server } } });
  closeOnSignal(async () => {
    await vite?.close();
    await app.close();
    await services.close();
  });
  const logins = await demoLoginsFor(settings, services.database.db);
  const address = await app.listen({ host: settings.host, port: settings.port });
  say("Ready");
  services.finish();
  console.log(`\nSelvedge under development: ${address}`);
  for (const line of logins) console.log(line);
}

if (existsSync(".env")) loadEnvFile(".env");
try {
  await start(readSettings({ LOG_LEVEL: "warn", ...process.env }));
} catch (error) {
  giveUp(error);
}
