import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./command.ts";

const ROOT = new URL("../..", import.meta.url).pathname;

/** Everything that a mill follows from. */
const MADE_FROM = [
  "contract",
  "editor-core",
  "textile-core",
  "garment-core",
  "server",
  "locales",
  "package-lock.json",
  "tests/run/make-mill.ts",
];
const DAY_MS = 86_400_000;
const LEFT_OUT = /\.test\.tsx?$/;

/** A hash of what makes the mill, and of the day: its orders are some days old. */
function keyOfMill(): string {
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

/**
 * The folder of the small demo mill with all its pictures drawn and looked at, made by the real setting-up. It is made once for
 * what it follows from and kept beside the system's temporary files; whoever wants to write gets a copy.
 */
export async function preparedMill(): Promise<string> {
  const kept = join(tmpdir(), `selvedge-mill-${keyOfMill()}`);
  if (existsSync(kept)) return kept;
  const making = mkdtempSync(join(tmpdir(), "selvedge-mill-"));
  const code = await run(process.execPath, ["tests/run/make-mill.ts", making]);
  if (code !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new Error("The mill of the tests could not be set up.");
  }
  clearOldMills();
  renameSync(making, kept);
  return kept;
}

/** Two hundred megabytes each; one of today may be wanted by another run. */
function clearOldMills(): void {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith("selvedge-mill-"))) {
    const path = join(tmpdir(), name);
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** A copy of the prepared mill in a folder of its own. */
export async function copyOfMill(): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-"));
  cpSync(await preparedMill(), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
