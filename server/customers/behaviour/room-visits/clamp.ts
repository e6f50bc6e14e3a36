import { MAX_BATCH_SECONDS } from "@selvedge/contract";

/** Seconds a batch may count for: no more than went by since the last batch of its person, whatever room or window that came from. */
export function allowedSeconds(lastAt: Date | null, now: Date): number {
  if (!lastAt) return MAX_BATCH_SECONDS;
  const elapsed = (now.getTime() - lastAt.getTime()) / 1_000;
  return Math.min(MAX_BATCH_SECONDS, Math.max(0, elapsed));
}

/** Parts that together claim no more than they may: where they claim more, each is made less in proportion. */
export function clamped<Part extends { readonly seconds: number }>(parts: readonly Part[], allowed: number): Part[] {
  const claimed = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  if (claimed <= allowed) return [...parts];
  return parts.map((part) => ({ ...part, seconds: (part.seconds * allowed) / claimed }));
}
