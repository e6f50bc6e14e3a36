import type { Seen } from "./views.ts";

/** How long a description is kept after it was last asked for: long enough to page through the results and change their weights. */
export const KEPT_MS = 10 * 60_000;
/** About 1 kB each. */
export const MAX_KEPT = 500;

type Kept = { readonly seen: Promise<Seen | null>; readonly until: number };

const keptFor = new WeakMap<object, Map<string, Kept>>();

/**
 * What was seen in a photograph, described once and kept for some minutes in this process; the least recently asked for goes first. Whoever
 * asks must have been found to have a right to the picture. A picture that could not be read is not kept.
 */
export async function seenOnce(
  owner: object,
  key: string,
  now: Date,
  describe: () => Promise<Seen | null>,
): Promise<Seen | null> {
  const kept = keptFor.get(owner) ?? new Map<string, Kept>();
  keptFor.set(owner, kept);
  const known = kept.get(key);
  const seen = known && known.until > now.getTime() ? known.seen : describe();
  kept.delete(key);
  kept.set(key, { seen, until: now.getTime() + KEPT_MS });
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  const forget = () => {
    if (kept.get(key)?.seen === seen) kept.delete(key);
  };
  try {
    const found = await seen;
    if (!found) forget();
    return found;
  } catch (error) {
    forget();
    throw error;
  }
}
