import { existsSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import { loadEnvFile } from "node:process";

/** `npm start`. The modules are imported after the cache of compiled code is on: it halves their share of a start. */
enableCompileCache();
if (existsSync(".env")) loadEnvFile(".env");
const { giveUp } = await import("./start.ts");
try {
  const [{ serve }, { readSettings }] = await Promise.all([import("./serve.ts"), import("./platform/settings.ts")]);
  await serve(readSettings(process.env));
  flushCompileCache();
} catch (error) {
  giveUp(error);
}
