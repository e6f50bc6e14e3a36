import { MAX_BATCH_SECONDS } from "@selvedge/contract";

/**
 * Since when time of a person is not counted yet: since the end of what was, whatever room or window that came from. What nobody claimed yet
 * stays free for as long as a batch may have, so that one that comes late, or after that of another page, loses nothing.
 */
export function uncountedSince(countedUntil: Date | null, now: Date): Date {
  const earliest = now.getTime() - MAX_BATCH_SECONDS * 1_000;
  return new Date(Math.min(now.getTime(), Math.max(countedUntil?.getTime() ?? earliest, earliest)));
}

/** Parts that together claim no more than they may: where they claim more, each is made less in proportion. */
export function clamped<Part extends { readonly seconds: number }>(parts: readonly Part[], allowed: number): Part[] {
  const claimed = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  if (claimed <= allowed) return [...parts];
  return parts.map((part) => ({ ...part, seconds: (part.seconds * allowed) / claimed }));
}
