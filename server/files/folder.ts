import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./store.ts";

const HASH = /^[0-9a-f]{64}$/;
const NAME = /^[a-z0-9.-]{1,40}$/;

/** What a killed process left half-written is swept away after this; a living one needs seconds. */
const PART_AGE_MS = 3_600_000;

type Made = ReadonlyMap<string, Uint8Array>;
type Make = (original: Uint8Array) => Promise<readonly (readonly [name: string, bytes: Uint8Array])[] | null>;

/** Files in a folder: `ab/cd/<hash>`, written aside, flushed and renamed, so that a name always stands for whole content. */
export function folderStore(root: string): FileStore {
  const parts = join(root, "parts");
  const passing = join(root, "passing");
  const passingPlace = (name: string) => {
    if (!NAME.test(name)) throw new Error(`"${name}" cannot name a file.`);
    return join(passing, name);
  };
  const making = new Map<string, Promise<Made | null>>();
  const placeOf = (kind: "stored" | "derived", name: string) => join(root, kind, name.slice(0, 2), name.slice(2, 4), name);

  async function get(hash: string): Promise<Uint8Array | null> {
    return HASH.test(hash) ? readOrNull(placeOf("stored", hash)) : null;
  }

  async function derive(hash: string, name: string, makingKey: string, make: Make): Promise<Uint8Array | null> {
    if (!HASH.test(hash)) return null;
    if (!NAME.test(name)) throw new Error(`"${name}" cannot name a derived file.`);
    const kept = await readOrNull(placeOf("derived", `${hash}.${name}`));
    if (kept) return kept;
    const running = making.get(makingKey) ?? makeAll(hash, make).finally(() => making.delete(makingKey));
    making.set(makingKey, running);
    const made = await running;
    if (made && !made.has(name)) throw new Error(`"${name}" was not among what was made.`);
    return made?.get(name) ?? null;
  }

  async function makeAll(hash: string, make: Make): Promise<Made | null> {
    const original = await get(hash);
    if (!original) return null;
    const made = await make(original);
    if (!made) return null;
    for (const [name, bytes] of made) await write(parts, placeOf("derived", `${hash}.${name}`), bytes, false);
    return new Map(made);
  }

  return {
    async put(bytes) {
      const hash = createHash("sha256").update(bytes).digest("hex");
      const path = placeOf("stored", hash);
      const there = await stat(path).catch(ifMissing);
      if (there?.size !== bytes.length) await write(parts, path, bytes, true);
      return hash;
    },
    get,
    async size(hash, derived) {
      if (!HASH.test(hash)) return null;
      const place = derived === undefined ? placeOf("stored", hash) : placeOf("derived", `${hash}.${derived}`);
      return (await stat(place).catch(ifMissing))?.size ?? null;
    },
    derived: (hash, name, make) =>
      derive(hash, name, `${hash}.${name}`, async (original) => [[name, await make(original)] as const]),
    derivedTogether: (hash, name, together, make) => derive(hash, name, `${hash} ${together}`, make),
    passing: {
      put: (name, bytes) => write(parts, passingPlace(name), bytes, true),
      get: (name) => readOrNull(passingPlace(name)),
      removeBefore: (then) => removeBefore(passing, then),
    },
  };
}

/** Removes what writers that were killed left half-written. Done at the start; several processes may share the folder. */
export async function sweepParts(root: string, now: Date): Promise<void> {
  await removeBefore(join(root, "parts"), new Date(now.getTime() - PART_AGE_MS));
}

/** The hashes of all that is stored, in no order. */
export async function* storedHashes(root: string): AsyncGenerator<string> {
  const stored = await opendir(join(root, "stored"), { recursive: true }).catch(ifMissing);
  if (!stored) return;
  for await (const entry of stored) if (entry.isFile() && HASH.test(entry.name)) yield entry.name;
}

async function removeBefore(folder: string, then: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(ifMissing)) ?? []) {
    const path = join(folder, name);
    const found = await stat(path).catch(ifMissing);
    if (found && found.mtimeMs < then.getTime()) await rm(path, { force: true });
  }
}

/** Writes aside and renames. `durable` also flushes the file and its folder, so that the answer outlives a lost supply. */
async function write(parts: string, path: string, bytes: Uint8Array, durable: boolean): Promise<void> {
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
  if (firstMade) for (let at = folder; at !== dirname(firstMade); at = dirname(at)) await syncFolder(dirname(at));
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

const readOrNull = (path: string): Promise<Uint8Array | null> => readFile(path).catch(ifMissing);

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
