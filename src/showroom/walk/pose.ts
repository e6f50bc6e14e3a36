import type { RoomPoint, RoomStand } from "@selvedge/contract";
import { distanceToSee, ROOM_FOV } from "@selvedge/contract/room-view";
import { radiansOf } from "@selvedge/geometry-core";

/** Where the eye is, mm, and how it is turned: `yaw` 0 looks along −z and grows to the left, `pitch` grows upwards; radians. */
export type Pose = { readonly place: RoomPoint; readonly yaw: number; readonly pitch: number };

const NARROW_FOV = 62;

/** Vertical field of view, degrees: a narrow window needs a wider one, or one sees a strip of a wall. */
export const fovFor = (aspect: number): number => (aspect < 0.8 ? NARROW_FOV : ROOM_FOV);

/** Nobody looks farther up or down than this. */
const MAX_PITCH = 0.9;

export const clampPitch = (pitch: number): number => Math.min(MAX_PITCH, Math.max(-MAX_PITCH, pitch));

/** Looks from a place to a point. */
export function looking(place: RoomPoint, target: RoomPoint): Pose {
  const [dx, dy, dz] = [target[0] - place[0], target[1] - place[1], target[2] - place[2]];
  return { place, yaw: Math.atan2(-dx, -dz), pitch: clampPitch(Math.atan2(dy, Math.hypot(dx, dz))) };
}

/** Where one looks to, as a direction of length 1. */
export const directionOf = ({ yaw, pitch }: Pick<Pose, "yaw" | "pitch">): RoomPoint => [
  -Math.sin(yaw) * Math.cos(pitch),
  Math.sin(pitch),
  -Math.cos(yaw) * Math.cos(pitch),
];

/** What stands before a wall is nearer than it: so much more than the wall is to be seen. */
const AROUND = 1.13;

/** Before a stand, as far off as all of it is seen in a window of this shape, if the floor is free so far. */
export function poseAt({ place, target, seen, farthest }: RoomStand, aspect: number): Pose {
  const [dx, dz] = [place[0] - target[0], place[2] - target[2]];
  const own = Math.hypot(dx, dz);
  if (own === 0) return looking(place, target);
  const around = { width: seen.width * AROUND, height: seen.height * AROUND };
  const away = Math.max(own, Math.min(farthest, distanceToSee(around, fovFor(aspect), aspect)));
  return looking([target[0] + (dx / own) * away, place[1], target[2] + (dz / own) * away], target);
}

/** How near one comes to a single thing, mm: as one holds a cloth to look at its weave. */
const NEAR_MM = 380;

/** Close before one thing, seen from where it faces. */
export function poseBefore(middle: RoomPoint, turn: number, away = NEAR_MM): Pose {
  const angle = radiansOf(turn);
  return looking([middle[0] + Math.sin(angle) * away, middle[1] + away * 0.12, middle[2] + Math.cos(angle) * away], middle);
}

/** The shorter way round from one direction to another. */
export function turnBetween(from: number, to: number): number {
  const round = 2 * Math.PI;
  return ((((to - from + Math.PI) % round) + round) % round) - Math.PI;
}
