import { isDiskFull, type Room } from "../room/room.ts";
import { readOrNull, write } from "./disk.ts";
import { getStored, HASH, partsOf, placeOf } from "./shelves.ts";

export const NAME = /^[a-z0-9.-]{1,40}$/;

type Made = ReadonlyMap<string, Uint8Array>;
export type Make = (original: Uint8Array) => Promise<readonly (readonly [name: string, bytes: Uint8Array])[] | null>;

/** What is derived from stored files: kept while there is room, and made once for all who wait for it. */
export type Derived = {
  readonly root: string;
  readonly room: Pick<Room, "isShort">;
  /** What is being made now, by the key of the making. */
  readonly making: Map<string, Promise<Made | null>>;
};

export async function derive(
  { root, room, making }: Derived,
  hash: string,
  name: string,
  makingKey: string,
  make: Make,
): Promise<Uint8Array | null> {
  if (!HASH.test(hash)) return null;
  if (!NAME.test(name)) throw new Error(`"${name}" cannot name a derived file.`);
  const kept = await readOrNull(placeOf(root, "derived", `${hash}.${name}`));
  if (kept) return kept;
  const running = making.get(makingKey) ?? makeAll(root, room, hash, make).finally(() => making.delete(makingKey));
  making.set(makingKey, running);
  const made = await running;
  if (made && !made.has(name)) throw new Error(`"${name}" was not among what was made.`);
  return made?.get(name) ?? null;
}

async function makeAll(root: string, room: Derived["room"], hash: string, make: Make): Promise<Made | null> {
  const original = await getStored(root, hash);
  if (!original) return null;
  const made = await make(original);
  if (!made) return null;
  if (!(await room.isShort())) await keepDerived(root, hash, made);
  return new Map(made);
}

/** What there is no room for is made again when it is asked for. */
async function keepDerived(
  root: string,
  hash: string,
  made: readonly (readonly [name: string, bytes: Uint8Array])[],
): Promise<void> {
  try {
    for (const [name, bytes] of made) await write(partsOf(root), placeOf(root, "derived", `${hash}.${name}`), bytes, false);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
