import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = new URL("../..", import.meta.url).pathname;

/** Everything that the data of a set-up portal depends on. */
const MADE_FROM = [
  "contract",
  "geometry-core",
  "editor-core",
  "textile-core",
  "garment-core",
  "server",
  "demo",
  "locales",
  "package-lock.json",
  "tests/api/fixtures.ts",
  "tests/run/make-mill.ts",
];
const DAY_MS = 86_400_000;
const LEFT_OUT = /\.test\.tsx?$/;

/** A hash of what makes a portal, and of the day: its orders are some days old. */
function keyOfPortal(): string {
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const room of MADE_FROM) {
    const path = join(ROOT, room);
    const files = room.includes(".")
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name) && !entry.parentPath.includes("node_modules"))
          .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** A folder that `make` fills once for what a portal follows from, kept beside the system's temporary files. Nobody writes into it. */
export async function keptFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const kept = join(tmpdir(), `selvedge-${name}-${keyOfPortal()}`);
  if (existsSync(kept)) return kept;
  const making = mkdtempSync(join(tmpdir(), `selvedge-${name}-`));
  try {
    await make(making);
    clearOld(name);
    // Another run may have made the folder meanwhile.
    if (!existsSync(kept)) renameSync(making, kept);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return kept;
}

/** Up to two hundred megabytes each; one of today may be wanted by another run. */
function clearOld(name: string): void {
  for (const entry of readdirSync(tmpdir()).filter((entry) => entry.startsWith(`selvedge-${name}-`))) {
    const path = join(tmpdir(), entry);
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}
