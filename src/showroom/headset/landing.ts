import type { RoomPoint, RoomScene } from "@selvedge/contract";
import { ROOM_ASPECT } from "@selvedge/contract/room-view";
import { type Goal, goalAtStand } from "../walk/goals.ts";
import { type Spot, walkTowards } from "../walk/route.ts";

export type Ray = { readonly origin: RoomPoint; readonly direction: RoomPoint };

/** Where one comes to: before a stop, or anywhere else on the floor. */
export type Landing = { readonly spot: Spot; readonly goal: Goal | null };

/** Nobody goes farther at once than he can judge, mm; to a stop one does. */
const REACH_MM = 9_000;
/** Nearer than this one has not gone anywhere, mm. */
const MIN_MM = 150;
/** A stop is meant so far about the middle of its mark, mm. */
export const MARK_MM = 260;

/** The spot of the floor that a ray meets, and how far off; null for one that leads upwards. */
export function floorMet({ origin, direction }: Ray): { readonly spot: Spot; readonly away: number } | null {
  if (direction[1] >= -1e-4 || origin[1] <= 0) return null;
  const away = -origin[1] / direction[1];
  return { spot: [origin[0] + direction[0] * away, origin[2] + direction[2] * away], away };
}

/** Where each stop is stood at: marked on the floor. */
export const goalsOf = (room: RoomScene): Goal[] =>
  room.stands.flatMap((_, index) => goalAtStand(room, index, ROOM_ASPECT) ?? []);

const apart = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const spotOfGoal = ({ pose: { place } }: Goal): Spot => [place[0], place[2]];

/** Where a ray leads whoever stands at `from`: to the stop whose mark it meets, else as far as one could walk towards where it meets the floor. null where that is no way off. */
export function landing(room: RoomScene, goals: readonly Goal[], from: Spot, ray: Ray): Landing | null {
  const met = floorMet(ray);
  if (!met) return null;
  const [nearest] = goals
    .map((goal) => ({ goal, away: apart(spotOfGoal(goal), met.spot) }))
    .filter(({ away }) => away <= MARK_MM)
    .sort((a, b) => a.away - b.away);
  if (nearest) return { spot: spotOfGoal(nearest.goal), goal: nearest.goal };
  const share = Math.min(1, REACH_MM / Math.max(1, apart(from, met.spot)));
  const wanted: Spot = [from[0] + (met.spot[0] - from[0]) * share, from[1] + (met.spot[1] - from[1]) * share];
  const spot = walkTowards(room, from, wanted);
  return apart(from, spot) < MIN_MM ? null : { spot, goal: null };
}
