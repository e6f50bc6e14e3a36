import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type Derived, derive, NAME } from "./folder/derived.ts";
import { ifMissing, move, readOrNull, removeBefore, write } from "./folder/disk.ts";
import { bringBack, getStored, HASH, layAside, partsOf, placeOf, putOn, SHELVES } from "./folder/shelves.ts";
import { writeRecord } from "./record.ts";
import { AMPLE, type Room } from "./room/room.ts";
import type { FileStore } from "./store.ts";

/** What a killed process left half-written is swept away after this; a living one needs seconds. */
const PART_AGE_MS = 3_600_000;

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
  const derived: Derived = { root, room, making: new Map() };
  const passing = join(root, "passing");
  const passingPlace = (name: string) => {
    if (!NAME.test(name)) throw new Error(`"${name}" cannot name a file.`);
    return join(passing, name);
  };
  return {
    put: (bytes) => putOn(root, "stored", bytes),
    putUpload: (bytes) => putOn(root, "uploads", bytes),
    putRecord: (record) => putOn(root, "stored", writeRecord(record, salt)),
    get: (hash) => getStored(root, hash),
    async isOpen(hash) {
      if (!HASH.test(hash)) return false;
      return (await stat(placeOf(root, "stored", hash)).catch(ifMissing)) !== null || bringBack(root, "stored", hash);
    },
    async close(hashes) {
      for (const hash of hashes) if (HASH.test(hash)) await move(placeOf(root, "stored", hash), placeOf(root, "uploads", hash));
    },
    layAside: (named, before, now) => layAside(root, named, before, now),
    async size(hash, name) {
      if (!HASH.test(hash)) return null;
      const places =
        name === undefined ? SHELVES.map((shelf) => placeOf(root, shelf, hash)) : [placeOf(root, "derived", `${hash}.${name}`)];
      const found = await Promise.all(places.map((place) => stat(place).catch(ifMissing)));
      return found.find((stats) => stats !== null)?.size ?? null;
    },
    derived: (hash, name, make) =>
      derive(derived, hash, name, `${hash}.${name}`, async (original) => [[name, await make(original)] as const]),
    derivedTogether: (hash, name, together, make) => derive(derived, hash, name, `${hash} ${together}`, make),
    passing: {
      put: (name, bytes) => write(partsOf(root), passingPlace(name), bytes, true),
      get: (name) => readOrNull(passingPlace(name)),
      removeBefore: (then) => removeBefore(passing, then),
    },
  };
}

/** Removes what writers that were killed left half-written. Done at the start; several processes may share the folder. */
export async function sweepParts(root: string, now: Date): Promise<void> {
  await removeBefore(partsOf(root), new Date(now.getTime() - PART_AGE_MS));
}
