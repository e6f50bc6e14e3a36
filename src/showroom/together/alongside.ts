import type { RoomWalker } from "@selvedge/contract";
import { clampPitch, type Pose, turnBetween } from "../walk/pose.ts";

/** Nearer than this one is where the leader is, mm, and looks where they look, radians. */
const [NEAR_MM, ALIKE] = [60, 0.15];
/** So little a head turns that looks at something: in a headset it is never quite still, radians. */
const STILL = 0.05;

type Led = {
  readonly stand: number;
  /** null where nothing is drawn. */
  readonly pose: Pose | null;
  /** One is on the way somewhere. */
  readonly isWalking: boolean;
  readonly isWorn: boolean;
};

/** What a follower does next: walks to the leader's stand, to the spot where they are, turns to where they look from the same stand, or stays. */
export type Step =
  | { readonly to: "stand"; readonly stand: number }
  | { readonly to: "spot" | "turn"; readonly pose: Pose }
  | { readonly to: "stay" };

const STAY: Step = { to: "stay" };

/**
 * The next step of a follower. A stand is seen as one's own window needs it, so only its number counts; whoever has come to it turns with
 * the leader, once they look somewhere for a while (`isSettled`): on the way they look everywhere. Nobody else turns or moves a head that
 * wears a headset: it goes along from stand to stand, as it does by itself.
 */
export function stepAlong(leader: RoomWalker, isSettled: boolean, { stand, pose, isWalking, isWorn }: Led): Step {
  if (leader.stand >= 0 && leader.stand !== stand) return { to: "stand", stand: leader.stand };
  if (!pose || !leader.place || isWalking || isWorn) return STAY;
  const { place, yaw } = leader;
  const pitch = clampPitch(leader.pitch);
  const isTurned = Math.abs(turnBetween(pose.yaw, yaw)) > ALIKE || Math.abs(pose.pitch - pitch) > ALIKE;
  if (leader.stand >= 0) return isSettled && isTurned ? { to: "turn", pose: { place: pose.place, yaw, pitch } } : STAY;
  const away = Math.hypot(place[0] - pose.place[0], place[2] - pose.place[2]);
  return away > NEAR_MM || (isSettled && isTurned) ? { to: "spot", pose: { place, yaw, pitch } } : STAY;
}

/** Why a follower does not go where the leader is: they hold something, or wear a headset while the leader walks between the stands. null where nothing keeps them. */
export function keptBy(
  leader: Pick<RoomWalker, "stand">,
  { stand, isHolding, isWorn }: Pick<Led, "stand" | "isWorn"> & { readonly isHolding: boolean },
): "ahead" | "between" | null {
  if (isHolding) return leader.stand === stand ? null : "ahead";
  return isWorn && leader.stand < 0 ? "between" : null;
}

/** Whether a leader looks where they looked before. */
export const looksAsBefore = (now: RoomWalker, before: RoomWalker): boolean =>
  now.walkerId === before.walkerId &&
  Math.abs(turnBetween(before.yaw, now.yaw)) < STILL &&
  Math.abs(now.pitch - before.pitch) < STILL;
