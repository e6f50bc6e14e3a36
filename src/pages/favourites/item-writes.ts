import type { FavoriteItem } from "@selvedge/contract";

/** The last write of each item: a price typed right after a note goes out at the version that the note has made. */
const last = new Map<string, Promise<FavoriteItem>>();

/** Writes to an item after what is being written to it already. `write` is given the version to write at. */
export function writeSerially(item: FavoriteItem, write: (version: number) => Promise<FavoriteItem>): Promise<FavoriteItem> {
  const before = last.get(item.itemId);
  const turn = before
    ? before.then(
        (written) => write(Math.max(written.version, item.version)),
        () => write(item.version),
      )
    : write(item.version);
  last.set(item.itemId, turn);
  // One that failed is asked for anew; the next write goes by what the page shows then.
  turn.catch(() => last.delete(item.itemId));
  return turn;
}
