import type { RoomPoint } from "@selvedge/contract";
import { EYE_MM } from "@selvedge/contract/room-view";
import { radiansOf } from "@selvedge/geometry-core";
import type { Pose } from "../walk/pose.ts";
import type { Spot } from "../walk/route.ts";

/** A room is built in millimetres, a headset measures in metres. */
export const MM_PER_M = 1_000;

/** Where the floor of the space that a headset measures in lies in the room, mm, and how it is turned to the left, radians. */
export type Origin = { readonly place: RoomPoint; readonly turn: number };

/** Looking so far up or down one still looks somewhere: beyond it which way the head is turned is seen by its top, as a share of straight up. */
const STEEP = Math.sin(radiansOf(75));

/** A head as the headset measures it, mm, from where it has it in its own space. */
export function headOf(matrix: ArrayLike<number>): Pose {
  const part = (index: number) => matrix[index]!;
  const up = Math.min(1, Math.max(-1, -part(9)));
  const ahead: readonly [number, number] = [-part(8), -part(10)];
  const side = -Math.sign(up);
  const [x, z] = Math.abs(up) > STEEP ? [side * part(4), side * part(6)] : ahead;
  return {
    place: [part(12) * MM_PER_M, part(13) * MM_PER_M, part(14) * MM_PER_M],
    yaw: Math.atan2(-x, -z),
    pitch: Math.asin(up),
  };
}

/** A point that is so far from where it is measured from, turned to the left. */
const turned = ([x, y, z]: RoomPoint, turn: number): RoomPoint => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x * cos + z * sin, y, z * cos - x * sin];
};

/** A head in the room; `head` as the headset measures it, mm. */
export function headInRoom({ place: [x, y, z], turn }: Origin, head: Pose): Pose {
  const [dx, dy, dz] = turned(head.place, turn);
  return { place: [x + dx, y + dy, z + dz], yaw: head.yaw + turn, pitch: head.pitch };
}

/** The origin from which this head stands on a spot and looks that way; `lift` is how far its floor lies above that of the room. */
export function originFor(head: Pose, [x, z]: Spot, yaw: number, lift: number): Origin {
  const turn = yaw - head.yaw;
  const [dx, , dz] = turned(head.place, turn);
  return { place: [x - dx, lift, z - dz], turn };
}

/** How far the floor is raised: whoever sits sees the room from as high as one who stands. */
export const liftFor = (isSeated: boolean, eyeMm: number): number => (isSeated ? Math.max(0, EYE_MM - eyeMm) : 0);

/** A turn of the thumbstick, radians. */
export const SNAP = Math.PI / 6;
/** So far to the side it turns, and back so far it is ready for the next turn. */
const [PUSHED, RELEASED] = [0.7, 0.35];

/** What a thumbstick that is `x` to the right does: one turn for each push, to the left as a positive angle. */
export function snapTurn(wasPushed: boolean, x: number): { readonly isPushed: boolean; readonly turn: number } {
  const away = Math.abs(x);
  if (!wasPushed && away >= PUSHED) return { isPushed: true, turn: -Math.sign(x) * SNAP };
  return { isPushed: wasPushed && away > RELEASED, turn: 0 };
}
