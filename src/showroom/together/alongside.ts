import type { RoomWalker } from "@selvedge/contract";
import { clampPitch, type Pose, turnBetween } from "../walk/pose.ts";

/** Nearer than this one is where the leader is, mm, and looks where they look, radians. */
const [NEAR_MM, ALIKE] = [60, 0.15];

type Led = {
  readonly stand: number;
  /** null where nothing is drawn. */
  readonly pose: Pose | null;
  /** One is on the way somewhere. */
  readonly isWalking: boolean;
};

/** What a follower does next: walks to the leader's stand, to the spot where they are, turns to where they look from the same stand, or stays. */
export type Step =
  | { readonly to: "stand"; readonly stand: number }
  | { readonly to: "spot" | "turn"; readonly pose: Pose }
  | { readonly to: "stay" };

const STAY: Step = { to: "stay" };

/**
 * The next step of a follower. A stand is seen as one's own window needs it, so only its number counts; whoever has come to it turns with
 * the leader, once they look somewhere for a while (`isSettled`): on the way they look everywhere.
 */
export function stepAlong(leader: RoomWalker, isSettled: boolean, { stand, pose, isWalking }: Led): Step {
  if (leader.stand >= 0 && leader.stand !== stand) return { to: "stand", stand: leader.stand };
  if (!pose || !leader.place || isWalking) return STAY;
  const { place, yaw } = leader;
  const pitch = clampPitch(leader.pitch);
  const isTurned = Math.abs(turnBetween(pose.yaw, yaw)) > ALIKE || Math.abs(pose.pitch - pitch) > ALIKE;
  if (leader.stand >= 0) return isSettled && isTurned ? { to: "turn", pose: { place: pose.place, yaw, pitch } } : STAY;
  const away = Math.hypot(place[0] - pose.place[0], place[2] - pose.place[2]);
  return away > NEAR_MM || (isSettled && isTurned) ? { to: "spot", pose: { place, yaw, pitch } } : STAY;
}
