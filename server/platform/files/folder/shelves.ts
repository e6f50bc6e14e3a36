import { rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hashOfBytes } from "../store.ts";
import { filesIn, ifMissing, move, readOrNull, refresh, removeBefore, write } from "./disk.ts";

export const HASH = /^[0-9a-f]{64}$/;
/** Files that were laid aside, because no record names them, are deleted after this. */
const ASIDE_MS = 30 * 86_400_000;

/** What everybody may see, and what only those who are shown it. */
export const SHELVES = ["stored", "uploads"] as const;
export type Shelf = (typeof SHELVES)[number];

/** Where writers write before they rename. */
export const partsOf = (root: string) => join(root, "parts");
export const placeOf = (root: string, kind: Shelf | "derived", name: string) =>
  join(root, kind, name.slice(0, 2), name.slice(2, 4), name);
const asideOf = (root: string) => join(root, "aside");
const laidPlaceOf = (root: string, shelf: Shelf, hash: string) => join(asideOf(root), `${hash}.${shelf}`);

/** The bytes of either shelf; what was laid aside is back. */
export async function getStored(root: string, hash: string): Promise<Uint8Array | null> {
  if (!HASH.test(hash)) return null;
  for (const shelf of SHELVES) {
    const bytes = await readOrNull(placeOf(root, shelf, hash));
    if (bytes) return bytes;
  }
  for (const shelf of SHELVES) if (await bringBack(root, shelf, hash)) return readOrNull(placeOf(root, shelf, hash));
  return null;
}

export async function bringBack(root: string, shelf: Shelf, hash: string): Promise<boolean> {
  const laid = laidPlaceOf(root, shelf, hash);
  if (!(await stat(laid).catch(ifMissing))) return false;
  const now = new Date();
  await utimes(laid, now, now);
  await move(laid, placeOf(root, shelf, hash));
  return true;
}

/** Writes durably, under the hash of the bytes; answers it. */
export async function putOn(root: string, shelf: Shelf, bytes: Uint8Array): Promise<string> {
  const hash = hashOfBytes(bytes);
  const path = placeOf(root, shelf, hash);
  const existing = await stat(path).catch(ifMissing);
  if (existing?.size !== bytes.length || !(await refresh(path, existing.mtimeMs))) await write(partsOf(root), path, bytes, true);
  return hash;
}

/** Lays aside what is on a shelf since before `before` and not among `named`; answers how many. */
async function layShelfAside(root: string, shelf: Shelf, named: ReadonlySet<string>, before: Date, now: Date): Promise<number> {
  let laid = 0;
  for await (const path of filesIn(join(root, shelf))) {
    const hash = basename(path);
    if (named.has(hash)) continue;
    const found = await stat(path).catch(ifMissing);
    if (!found || found.mtimeMs >= before.getTime()) continue;
    await utimes(path, now, now);
    await move(path, laidPlaceOf(root, shelf, hash));
    for await (const derived of filesIn(dirname(placeOf(root, "derived", hash))))
      if (basename(derived).startsWith(`${hash}.`)) await rm(derived, { force: true });
    laid++;
  }
  return laid;
}

/** The same of both shelves, after those that are named again are back; what was laid aside long ago is removed. */
export async function layAside(root: string, named: ReadonlySet<string>, before: Date, now: Date): Promise<number> {
  for (const shelf of SHELVES)
    for await (const path of filesIn(asideOf(root))) {
      const [hash = "", from] = basename(path).split(".");
      if (from === shelf && named.has(hash)) await bringBack(root, shelf, hash);
    }
  await removeBefore(asideOf(root), new Date(now.getTime() - ASIDE_MS));
  let laid = 0;
  for (const shelf of SHELVES) laid += await layShelfAside(root, shelf, named, before, now);
  return laid;
}

/** All that is stored, in no order. */
export async function* storedFiles(root: string): AsyncGenerator<{ readonly shelf: Shelf; readonly hash: string }> {
  for (const shelf of SHELVES)
    for await (const path of filesIn(join(root, shelf))) if (HASH.test(basename(path))) yield { shelf, hash: basename(path) };
}
