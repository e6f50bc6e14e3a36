import type { RoomPoint } from "@selvedge/contract";
import { Euler, type Quaternion, Vector3 } from "three";
import type { Hanging } from "../taken/reach.ts";

/** A hand in the room: where it is, mm, and how it is turned. */
export type HandPose = { readonly place: Vector3; readonly turn: Quaternion };

/** A cloth is held so far before the hand, mm: the hand does not cover it. */
const AHEAD_MM = 220;

const pointOf = ({ x, y, z }: Vector3): RoomPoint => [x, y, z];

/** How a cloth of this width and drop is held by a hand: its middle before the hand, its face to whoever points away from himself, turned as the hand is. */
export function heldBy({ place, turn }: HandPose, [, drop]: readonly [number, number]): Hanging {
  const up = new Vector3(0, drop / 2, -AHEAD_MM).applyQuaternion(turn).add(place);
  const { x, y, z } = new Euler().setFromQuaternion(turn, "YXZ");
  return { place: pointOf(up), yaw: y, tilt: x, roll: z };
}

/** Where what no hand holds is put: before these eyes, as they looked then. */
export type Before = { readonly eyes: Vector3; readonly yaw: number };

/** So far before the eyes its middle is put, and so far below them, mm. */
const [BEFORE_MM, BELOW_MM] = [750, 150];

/** How a cloth of this drop hangs where no hand holds it: upright, its face to where the eyes were. */
export function hungBefore({ eyes, yaw }: Before, [, drop]: readonly [number, number]): Hanging {
  const middle = [eyes.x - Math.sin(yaw) * BEFORE_MM, eyes.y - BELOW_MM, eyes.z - Math.cos(yaw) * BEFORE_MM] as const;
  return { place: [middle[0], middle[1] + drop / 2, middle[2]], yaw, tilt: 0, roll: 0 };
}

/** Between the cloth and the board beside it, mm. */
const GAP_MM = 50;

/** Where the board stands beside what a hand holds: at its middle, on the side of the other hand, turned to the eye. */
export function boardBeside(
  middle: Vector3,
  eye: Vector3,
  { clothMm, boardMm, side }: { readonly clothMm: number; readonly boardMm: number; readonly side: 1 | -1 },
): { readonly place: Vector3; readonly yaw: number } {
  const yaw = Math.atan2(eye.x - middle.x, eye.z - middle.z);
  const away = side * (clothMm / 2 + GAP_MM + boardMm / 2);
  return { place: new Vector3(middle.x + Math.cos(yaw) * away, middle.y, middle.z - Math.sin(yaw) * away), yaw };
}
