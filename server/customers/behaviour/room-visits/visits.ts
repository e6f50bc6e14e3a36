import { SAME_VISIT_MS } from "@selvedge/contract";

type Opened = { readonly way: "page" | "walk"; readonly opened_at: Date; readonly last_at: Date };

/** The times one person came to a room, and whether they walked through: the page, the walk, another window or what is loaded again within half an hour are one. */
export function visitsOf(openings: readonly Opened[]): { hasWalk: boolean }[] {
  const visits: { until: number; hasWalk: boolean }[] = [];
  for (const { way, opened_at, last_at } of openings.toSorted(
    (one, other) => one.opened_at.getTime() - other.opened_at.getTime(),
  )) {
    const last = visits.at(-1);
    if (last && opened_at.getTime() - last.until < SAME_VISIT_MS) {
      last.until = Math.max(last.until, last_at.getTime());
      last.hasWalk ||= way === "walk";
    } else visits.push({ until: last_at.getTime(), hasWalk: way === "walk" });
  }
  return visits.map(({ hasWalk }) => ({ hasWalk }));
}
