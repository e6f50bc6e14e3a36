import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./command.ts";

/** The one without windows first: the same engine, and less work for every page. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function onPath(): string | null {
  for (const name of NAMES) {
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not in this folder
      }
    }
  }
  return null;
}

/** The browser the tests drive: CHROMIUM_PATH, else one on the PATH. */
export const findChromium = (): string | null => process.env.CHROMIUM_PATH ?? onPath();

/** Finds Chromium, or installs Debian's when this is Debian and we are root; otherwise says what to do and throws. */
export async function needChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("Chromium was not found; installing Debian's package …");
    await run("apt-get", ["update", "-qq"]);
    for (const name of ["chromium-headless-shell", "chromium"])
      if ((await run("apt-get", ["install", "-y", "-qq", name], { DEBIAN_FRONTEND: "noninteractive" })) === 0) break;
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program, and run the tests again.",
  );
}
