/** A visit is over when its person was away for as long as this. */
export const VISIT_GAP_MS = 2 * 3_600_000;

/** What is kept of somebody's visits to a room. */
export type Visit = {
  readonly lastAt: Date;
  /** The fabrics of this visit. */
  readonly seen: readonly string[];
  /** Those that were known when it began; null on the first. */
  readonly known: readonly string[] | null;
};

/** The visit once the room, where `hung` hangs now, is opened again. What is new stays new until the visit is over, also when the page is opened again. */
export function nextVisit(before: Visit | null, hung: readonly string[], now: Date): Visit {
  if (!before) return { lastAt: now, seen: hung, known: null };
  const isSame = now.getTime() - before.lastAt.getTime() < VISIT_GAP_MS;
  const known = isSame ? before.known : before.seen;
  return { lastAt: now, seen: [...new Set([...before.seen, ...hung])], known };
}

/** What hangs there that was not known; on the first visit nothing is called new. */
export const newIn = ({ known }: Visit, hung: readonly string[]): string[] =>
  known ? hung.filter((id) => !known.includes(id)) : [];
