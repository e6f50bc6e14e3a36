import type { FinishAnswer, FinishedPicture, SewnThread } from "./messages.ts";

/** Finished artworks kept at once; those not drawn for longest go first. */
const MAX_KEPT = 32;

/** A finished artwork: `key` names it at its size, `family` at any. */
export type FinishName = { readonly key: string; readonly family: string };

export type KeptFinishes = {
  readonly has: (key: string) => boolean;
  readonly get: (key: string) => FinishedPicture | null;
  /** The last one that was made of its family. */
  readonly newestOf: (family: string) => FinishedPicture | null;
  readonly threads: (key: string) => readonly SewnThread[] | null;
  readonly keep: (name: FinishName, answer: FinishAnswer) => void;
  readonly freeAll: () => void;
};

function free({ appearance, colour, relief }: FinishedPicture): void {
  for (const bitmap of [appearance, colour, relief]) bitmap.close();
}

export function createKeptFinishes(): KeptFinishes {
  const kept = new Map<string, FinishedPicture>();
  const sewn = new Map<string, readonly SewnThread[]>();
  const newest = new Map<string, string>();
  return {
    has: (key) => kept.has(key),
    get(key) {
      const known = kept.get(key);
      if (!known) return null;
      kept.delete(key);
      kept.set(key, known);
      return known;
    },
    newestOf: (family) => kept.get(newest.get(family) ?? "") ?? null,
    threads: (key) => sewn.get(key) ?? null,
    keep({ key, family }, { made, threads }) {
      if (threads.length > 0) sewn.set(key, threads);
      kept.set(key, made);
      newest.set(family, key);
      for (const [oldest, picture] of kept) {
        if (kept.size <= MAX_KEPT) break;
        kept.delete(oldest);
        free(picture);
      }
    },
    freeAll() {
      for (const picture of kept.values()) free(picture);
      kept.clear();
    },
  };
}
