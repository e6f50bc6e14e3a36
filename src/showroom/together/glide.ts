import type { RoomPoint } from "@selvedge/contract";
import { type Pose, turnBetween } from "../walk/pose.ts";

/** Whereabouts come about five times in a second: from one to the next somebody is seen to move for a little longer. */
export const GLIDE_MS = 260;
/** Who is so far off all at once did not walk there, mm. */
const JUMP_MM = 6_000;

/** Somebody on the way from one place to the next that was heard of. */
export type Glide = { readonly from: Pose; readonly to: Pose; readonly since: number };

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Where somebody is seen at a time, ms. */
export function poseOf({ from, to, since }: Glide, now: number): Pose {
  const share = Math.min(1, Math.max(0, (now - since) / GLIDE_MS));
  const point = (index: 0 | 1 | 2) => between(from.place[index], to.place[index], share);
  return {
    place: [point(0), point(1), point(2)],
    yaw: from.yaw + turnBetween(from.yaw, to.yaw) * share,
    pitch: between(from.pitch, to.pitch, share),
  };
}

export const isGliding = ({ since, from, to }: Glide, now: number): boolean => from !== to && now - since < GLIDE_MS;

const isSame = (one: Pose, other: Pose): boolean =>
  one.yaw === other.yaw && one.pitch === other.pitch && one.place.every((mm, index) => mm === other.place[index]);

/** Moves on to a new place from where somebody is seen now; at once for who was not seen before, far away, or where nothing is to move. Who is on the way there, or there, stays so. */
export function glideTo(before: Glide | null, to: Pose, now: number, isCut: boolean): Glide {
  if (before && !isCut && isSame(before.to, to)) return before;
  const from = before && poseOf(before, now);
  const isFar = from && Math.hypot(to.place[0] - from.place[0], to.place[2] - from.place[2]) > JUMP_MM;
  return { from: !from || isCut || isFar ? to : from, to, since: now };
}

/** Two who stand nearer than this to each other are shown beside each other, mm. */
const APART_MM = 420;

/** Who is nearer to the eye than this would be all that one sees, mm. */
export const TOO_NEAR_MM = 700;

/** How one is turned who looks from one place to the other. */
export const yawTo = ([x, , z]: RoomPoint, [a, , b]: RoomPoint): number => Math.atan2(x - a, z - b);

/** The places at which people are shown: whoever would stand in another is shown to the right of them, as seen from this eye. Where it looks does not matter: what stands in a room stays where it is while one turns one's head. Of who is too near to be seen, right is that of their own. */
export function apart(poses: readonly Pose[], eye: RoomPoint): RoomPoint[] {
  const shown: RoomPoint[] = [];
  for (const { place, yaw: own } of poses) {
    let [x, , z] = place;
    const yaw = Math.hypot(x - eye[0], z - eye[2]) < TOO_NEAR_MM ? own : yawTo(eye, place);
    const isTaken = () => shown.some(([a, , b]) => Math.hypot(a - x, b - z) < APART_MM - 1);
    for (let tries = 0; tries < poses.length && isTaken(); tries++) {
      x += Math.cos(yaw) * APART_MM;
      z -= Math.sin(yaw) * APART_MM;
    }
    shown.push([x, place[1], z]);
  }
  return shown;
}
