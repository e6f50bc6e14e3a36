import { SAME_VISIT_MS } from "@selvedge/contract";

type Opened = { readonly way: "page" | "walk"; readonly opened_at: Date; readonly last_at: Date };

/** The times one person came to a room, and whether they walked through: the page, the walk, another window or what is loaded anew within half an hour are one. */
export function comingsOf(openings: readonly Opened[]): { hasWalk: boolean }[] {
  const comings: { until: number; hasWalk: boolean }[] = [];
  for (const { way, opened_at, last_at } of openings.toSorted(
    (one, other) => one.opened_at.getTime() - other.opened_at.getTime(),
  )) {
    const last = comings.at(-1);
    if (last && opened_at.getTime() - last.until < SAME_VISIT_MS) {
      last.until = Math.max(last.until, last_at.getTime());
      last.hasWalk ||= way === "walk";
    } else comings.push({ until: last_at.getTime(), hasWalk: way === "walk" });
  }
  return comings.map(({ hasWalk }) => ({ hasWalk }));
}
