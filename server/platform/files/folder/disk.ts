import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Storing a file again renews its time only when the time is older than this. */
const FRESH_MS = 3_600_000;

/** Says of a file that it was stored just now, unless it was a short while ago; false for one that was laid aside meanwhile. */
export async function refresh(path: string, storedAtMs: number): Promise<boolean> {
  const now = new Date();
  if (now.getTime() - storedAtMs < FRESH_MS) return true;
  return (await utimes(path, now, now).catch(ifMissing)) !== null;
}

/** Renames, into a folder that may not be there yet. One that is gone was moved by another process. */
export async function move(path: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(path, to).catch(ifMissing);
}

/** Every file below a folder, by its path. */
export async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(ifMissing)) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

export async function removeBefore(folder: string, then: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(ifMissing)) ?? []) {
    const path = join(folder, name);
    const found = await stat(path).catch(ifMissing);
    if (found && found.mtimeMs < then.getTime()) await rm(path, { force: true });
  }
}

/** Writes aside and renames. `durable` also flushes the file and its folder, so that what was answered survives power loss. */
export async function write(parts: string, path: string, bytes: Uint8Array, durable: boolean): Promise<void> {
  const folder = dirname(path);
  await mkdir(parts, { recursive: true });
  const firstMade = await mkdir(folder, { recursive: true });
  const aside = join(parts, randomBytes(12).toString("hex"));
  try {
    const file = await open(aside, "wx");
    try {
      await file.writeFile(bytes);
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  if (!durable) return;
  await syncFolder(folder);
  if (firstMade)
    for (let directory = folder; directory !== dirname(firstMade); directory = dirname(directory))
      await syncFolder(dirname(directory));
}

/** Flushes the names in a folder. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export const readOrNull = (path: string): Promise<Uint8Array | null> => readFile(path).catch(ifMissing);

export function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
