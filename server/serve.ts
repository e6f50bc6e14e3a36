import { demoLoginsFor } from "@selvedge/demo";
import { buildApp } from "./app.ts";
import { buildPages, DIST, pagesAreStale } from "./platform/http/pages/build-pages.ts";
import { builtPages } from "./platform/http/pages/pages.ts";
import { sayWithSeconds } from "./platform/say.ts";
import type { Settings } from "./platform/settings.ts";
import { closeOnSignal, giveUp, openServices } from "./start.ts";

/** The whole portal on one port, with its pages built, its database open and, on the first start, the demo mill set up. */
export async function serve(settings: Settings): Promise<void> {
  const say = sayWithSeconds();
  const pages = settings.pages && pagesAreStale() ? buildPages().then(() => say("Pages built")) : Promise.resolve();
  // Looked at below; until then a failure must not end the process in the middle of writing.
  pages.catch(() => {});
  const services = await openServices(settings, say, giveUp);
  await pages;
  const { database, files, room, cloths, workers, drapesAhead, traffic } = services;
  const { host, port, publicUrl, trustProxy, logLevel } = settings;
  // Before anybody can reach it.
  const logins = await demoLoginsFor(settings, database.db);
  const built = settings.pages ? builtPages(DIST) : undefined;
  const app = await buildApp({
    db: database.db,
    listen: database.listen,
    files,
    room,
    cloths,
    workers,
    drapesAhead,
    traffic,
    pages: built,
    publicUrl,
    hasOutbox: settings.outbox,
    isMailSetUp: settings.outbox && settings.smtp !== null,
    mayReachInside: settings.webhooksInside,
    oidc: settings.oidc,
    trustProxy,
    logLevel,
  });
  closeOnSignal(async () => {
    await app.close();
    await services.close();
  });
  const address = await app.listen({ host, port });
  say("Ready");
  console.log(`\nSelvedge: ${publicUrl ?? address}`);
  for (const line of logins) console.log(line);
  services.finish();
}
