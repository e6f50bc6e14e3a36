import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { writeRecord } from "./record.ts";
import { AMPLE, isDiskFull, type Room } from "./room/room.ts";
import type { FileStore } from "./store.ts";

const HASH = /^[0-9a-f]{64}$/;
const NAME = /^[a-z0-9.-]{1,40}$/;

/** What a killed process left half-written is swept away after this; a living one needs seconds. */
const PART_AGE_MS = 3_600_000;

type Made = ReadonlyMap<string, Uint8Array>;
type Make = (original: Uint8Array) => Promise<readonly (readonly [name: string, bytes: Uint8Array])[] | null>;

/** What is stored anew is younger than before only if it was not for so long. */
const FRESH_MS = 3_600_000;
/** What was laid aside is removed after this. */
const ASIDE_MS = 30 * 86_400_000;

/** What everybody may see, and what only those who are shown it. */
export const SHELVES = ["stored", "uploads"] as const;
export type Shelf = (typeof SHELVES)[number];

type Settings = {
  readonly room?: Pick<Room, "isShort">;
  /** The portal's own, for the hashes of records. */
  readonly salt?: string;
};

/**
 * Files in a folder: `ab/cd/<hash>`, written aside, flushed and renamed, so that a name always stands for whole content.
 * While `room` is short, what can be derived again is not kept.
 */
export function folderStore(root: string, { room = AMPLE, salt = "" }: Settings = {}): FileStore {
  const parts = join(root, "parts");
  const aside = join(root, "aside");
  const passing = join(root, "passing");
  const passingPlace = (name: string) => {
    if (!NAME.test(name)) throw new Error(`"${name}" cannot name a file.`);
    return join(passing, name);
  };
  const making = new Map<string, Promise<Made | null>>();
  const placeOf = (kind: Shelf | "derived", name: string) => join(root, kind, name.slice(0, 2), name.slice(2, 4), name);

  async function get(hash: string): Promise<Uint8Array | null> {
    if (!HASH.test(hash)) return null;
    for (const shelf of SHELVES) {
      const bytes = await readOrNull(placeOf(shelf, hash));
      if (bytes) return bytes;
    }
    for (const shelf of SHELVES) if (await bringBack(shelf, hash)) return readOrNull(placeOf(shelf, hash));
    return null;
  }

  const asideOf = (shelf: Shelf, hash: string) => join(aside, `${hash}.${shelf}`);

  async function bringBack(shelf: Shelf, hash: string): Promise<boolean> {
    const laid = asideOf(shelf, hash);
    if (!(await stat(laid).catch(ifMissing))) return false;
    const now = new Date();
    await utimes(laid, now, now);
    await move(laid, placeOf(shelf, hash));
    return true;
  }

  async function put(shelf: Shelf, bytes: Uint8Array): Promise<string> {
    const hash = createHash("sha256").update(bytes).digest("hex");
    const path = placeOf(shelf, hash);
    const existing = await stat(path).catch(ifMissing);
    if (existing?.size !== bytes.length || !(await refresh(path, existing.mtimeMs))) await write(parts, path, bytes, true);
    return hash;
  }

  async function layAside(shelf: Shelf, named: ReadonlySet<string>, before: Date, now: Date): Promise<number> {
    let laid = 0;
    for await (const path of filesIn(join(root, shelf))) {
      const hash = basename(path);
      if (named.has(hash)) continue;
      const found = await stat(path).catch(ifMissing);
      if (!found || found.mtimeMs >= before.getTime()) continue;
      await utimes(path, now, now);
      await move(path, asideOf(shelf, hash));
      for await (const derived of filesIn(dirname(placeOf("derived", hash))))
        if (basename(derived).startsWith(`${hash}.`)) await rm(derived, { force: true });
      laid++;
    }
    return laid;
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
    if (!(await room.isShort())) await keepDerived(hash, made);
    return new Map(made);
  }

  /** What there is no room for is made again when it is asked for. */
  async function keepDerived(hash: string, made: readonly (readonly [name: string, bytes: Uint8Array])[]): Promise<void> {
    try {
      for (const [name, bytes] of made) await write(parts, placeOf("derived", `${hash}.${name}`), bytes, false);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }

  return {
    put: (bytes) => put("stored", bytes),
    putUpload: (bytes) => put("uploads", bytes),
    putRecord: (record) => put("stored", writeRecord(record, salt)),
    get,
    async isOpen(hash) {
      if (!HASH.test(hash)) return false;
      return (await stat(placeOf("stored", hash)).catch(ifMissing)) !== null || bringBack("stored", hash);
    },
    async close(hashes) {
      for (const hash of hashes) if (HASH.test(hash)) await move(placeOf("stored", hash), placeOf("uploads", hash));
    },
    async layAside(named, before, now) {
      for (const shelf of SHELVES)
        for await (const path of filesIn(aside)) {
          const [hash = "", from] = basename(path).split(".");
          if (from === shelf && named.has(hash)) await bringBack(shelf, hash);
        }
      await removeBefore(aside, new Date(now.getTime() - ASIDE_MS));
      let laid = 0;
      for (const shelf of SHELVES) laid += await layAside(shelf, named, before, now);
      return laid;
    },
    async size(hash, derived) {
      if (!HASH.test(hash)) return null;
      const places =
        derived === undefined ? SHELVES.map((shelf) => placeOf(shelf, hash)) : [placeOf("derived", `${hash}.${derived}`)];
      const found = await Promise.all(places.map((place) => stat(place).catch(ifMissing)));
      return found.find((stats) => stats !== null)?.size ?? null;
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

/** Says of a file that it was stored just now, unless it was a short while ago; false for one that was laid aside meanwhile. */
async function refresh(path: string, storedAtMs: number): Promise<boolean> {
  const now = new Date();
  if (now.getTime() - storedAtMs < FRESH_MS) return true;
  return (await utimes(path, now, now).catch(ifMissing)) !== null;
}

/** Renames, into a folder that may not be there yet. One that is gone was moved by another process. */
async function move(path: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(path, to).catch(ifMissing);
}

/** All that is stored, in no order. */
export async function* storedFiles(root: string): AsyncGenerator<{ readonly shelf: Shelf; readonly hash: string }> {
  for (const shelf of SHELVES)
    for await (const path of filesIn(join(root, shelf))) if (HASH.test(basename(path))) yield { shelf, hash: basename(path) };
}

/** Every file below a folder, by its path. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(ifMissing)) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

async function removeBefore(folder: string, then: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(ifMissing)) ?? []) {
    const path = join(folder, name);
    const found = await stat(path).catch(ifMissing);
    if (found && found.mtimeMs < then.getTime()) await rm(path, { force: true });
  }
}

/** Writes aside and renames. `durable` also flushes the file and its folder, so that what was answered survives power loss. */
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
