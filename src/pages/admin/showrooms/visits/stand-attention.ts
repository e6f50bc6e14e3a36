import type { ChanelVisits, RoomStand } from "@selvedge/contract";

/** How many shades a stand may have; 0 is none. */
const SHADES = 5;

/** Seconds given to each stand, by its id: what was spent before it, and its share of its group’s section of the page. A stand that is not there any more counts to the last of its group. */
export function standAttention(
  stands: readonly Pick<RoomStand, "standId" | "groupId" | "part">[],
  groups: readonly Pick<ChanelVisits["groups"][number], "groupId" | "pageSeconds" | "stands">[],
): ReadonlyMap<string, number> {
  const seconds = new Map(stands.map(({ standId }) => [standId, 0]));
  const byGroup = Map.groupBy(stands, ({ groupId }) => groupId);
  for (const { groupId, pageSeconds, stands: stood } of groups) {
    const own = (byGroup.get(groupId) ?? []).toSorted((one, other) => one.part - other.part);
    const add = (index: number, more: number) => {
      const id = own[Math.min(index, own.length - 1)]?.standId;
      if (id !== undefined) seconds.set(id, seconds.get(id)! + more);
    };
    for (const index of own.keys()) add(index, pageSeconds / own.length);
    for (const { part, seconds: spent } of stood) add(part - 1, spent);
  }
  return seconds;
}

/** The shade of a stand beside that which was given most. */
export const shadeOf = (seconds: number, most: number): number => (seconds <= 0 ? 0 : Math.ceil((seconds / most) * SHADES));
