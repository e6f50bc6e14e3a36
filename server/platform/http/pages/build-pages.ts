import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressPages } from "./compress-pages.ts";

const ROOT = new URL("../../../..", import.meta.url).pathname;
const SOURCES = [
  ...["src", "contract", "geometry-core", "editor-core", "textile-core", "garment-core", "locales", "public"],
  ...["index.html", "vite.config.ts", "package-lock.json"],
];
export const DIST = join(ROOT, "dist");
/** Written beside the built pages: the hash of what they were built from. */
const STAMP = join(DIST, ".sources");

function hashSources(): string {
  const hash = createHash("sha256");
  const add = (path: string) => {
    if (!existsSync(path)) return;
    if (!statSync(path).isDirectory()) return void hash.update(path.slice(ROOT.length)).update("\0").update(readFileSync(path));
    for (const name of readdirSync(path).sort())
      if (name !== "node_modules" && !/\.test\.tsx?$/.test(name)) add(join(path, name));
  };
  for (const source of SOURCES) add(join(ROOT, source));
  return hash.digest("hex");
}

/** Whether the built pages are missing or were built from other sources. */
export function pagesAreStale(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== hashSources();
}

/** Builds the pages in a process of their own, in parallel to the rest of the start, and compresses them. Throws with the builder's message. */
export async function buildPages(): Promise<void> {
  const sources = hashSources();
  const builder = spawn(process.execPath, [join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  const hear = (chunk: Buffer) => {
    words += chunk;
  };
  builder.stdout.on("data", hear);
  builder.stderr.on("data", hear);
  const code = await new Promise<number | null>((resolve, reject) => {
    builder.once("error", reject);
    builder.once("exit", resolve);
  });
  if (code !== 0) throw new Error(`The pages could not be built:\n${words}`);
  await compressPages(DIST);
  writeFileSync(STAMP, sources);
}
