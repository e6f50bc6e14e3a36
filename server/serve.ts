import { DEMO_LOGINS, DEMO_PEOPLE } from "./account/demo.ts";
import { buildApp } from "./app.ts";
import { buildPages, DIST, pagesAreStale } from "./build-pages.ts";
import type { Database } from "./db/open.ts";
import { builtPages } from "./http/pages.ts";
import type { Settings } from "./settings.ts";
import { closeOnSignal, openGround, sayWithSeconds } from "./start.ts";

/** The whole portal on one port, with its pages built, its database open and, on the first start, the demo mill set up. */
export async function serve(settings: Settings): Promise<void> {
  const say = sayWithSeconds();
  const pages = settings.pages && pagesAreStale() ? buildPages().then(() => say("Pages built")) : Promise.resolve();
  // Looked at below; until then a failure must not end the process in the middle of writing.
  pages.catch(() => {});
  const ground = await openGround(settings, say, (error) => {
    console.error(error);
    process.exit(1);
  });
  await pages;
  const { database, files, cloths, crew, traffic } = ground;
  const { host, port, publicUrl, trustProxy, logLevel } = settings;
  const built = settings.pages ? builtPages(DIST) : undefined;
  const app = await buildApp({
    db: database.db,
    listen: database.listen,
    files,
    cloths,
    crew,
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
    await ground.close();
  });
  const address = await app.listen({ host, port });
  say("Ready");
  console.log(`\nSelvedge: ${publicUrl ?? address}`);
  await printDemoLogins(database);
  ground.finish();
}

/** The demo logins, where the demo people are there. */
async function printDemoLogins({ db }: Database): Promise<void> {
  const names = DEMO_PEOPLE.map(({ username }) => username);
  const there = await db.selectFrom("users").select("username").where("username", "in", names).execute();
  const known = new Set(there.map(({ username }) => username));
  const lines = DEMO_LOGINS.filter(({ username }) => known.has(username)).map(
    ({ username, password, does }) => `  ${username.padEnd(24)}  ${password}   ${does}`,
  );
  if (lines.length > 0) console.log(`\nDemo logins\n${lines.join("\n")}\n`);
}
