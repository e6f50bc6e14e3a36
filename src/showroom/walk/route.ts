import type { RoomScene, RoomStand } from "@selvedge/contract";
import { isFree } from "@selvedge/contract/room-view";

/** A point of the floor, mm. */
export type Spot = readonly [x: number, z: number];
type Floor = Pick<RoomScene, "extent" | "boxes" | "fixtures">;

/** Whether the floor is free is asked in such steps. */
const STEP_MM = 120;

const spotOf = ({ place }: Pick<RoomStand, "place">): Spot => [place[0], place[2]];

/** The bends of the way from one stand to another along the route, backwards to one that lies before. */
export function wayAlong(stands: readonly RoomStand[], from: number, to: number): Spot[] {
  if (from > to) return wayAlong(stands, to, from).reverse();
  return stands.slice(from + 1, to + 1).flatMap((stand, index) => {
    const isLast = from + 1 + index === to;
    return [...stand.via, ...(isLast ? [] : [spotOf(stand)])];
  });
}

/** How far one comes who walks straight to a spot: to it, or to the last free floor before what is in the way. Who bends over a table first steps back from it. */
export function walkTowards(floor: Floor, from: Spot, to: Spot): Spot {
  const away = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(1, Math.ceil(away / STEP_MM));
  let [reached, stands] = [from, isFree(floor, ...from)];
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const next: Spot = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    if (isFree(floor, ...next)) [reached, stands] = [next, true];
    else if (stands) break;
  }
  return reached;
}

/** The stand nearest to a spot; −1 in a room without one. */
export function nearestStand(stands: readonly RoomStand[], [x, z]: Spot): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, { place }] of stands.entries()) {
    const away = Math.hypot(place[0] - x, place[2] - z);
    if (away < least) [nearest, least] = [index, away];
  }
  return nearest;
}

/** The bends of the way from a spot to a stand: none where one can walk straight there, else along the route from the stand nearest by. */
export function wayFrom(room: Floor & Pick<RoomScene, "stands">, from: Spot, to: number): Spot[] {
  const goal = spotOf(room.stands[to]!);
  const reached = walkTowards(room, from, goal);
  if (reached[0] === goal[0] && reached[1] === goal[1]) return [];
  const near = nearestStand(room.stands, from);
  if (near === to) return [];
  return [spotOf(room.stands[near]!), ...wayAlong(room.stands, near, to)];
}
