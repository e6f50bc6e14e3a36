import type { Vector3 } from "three";
import type { Ray } from "./landing.ts";

/** The board that carries them: its size in the room, and how finely it is written. */
export const BOARD_MM = { width: 360, height: 340 } as const;
export const PX_PER_MM = 2.4;
export const [BOARD_WIDTH, BOARD_HEIGHT] = [BOARD_MM.width * PX_PER_MM, BOARD_MM.height * PX_PER_MM];
export const MARGIN_PX = 44;

/** Where they are on it, and how far apart, px. */
const [TOP, HIGH, GAP] = [622, 96, 14];

export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Buttons side by side in the order they are read, px from the upper left corner of the board. */
export function buttonsOn(count: number, isFromRight: boolean): readonly Rectangle[] {
  const width = (BOARD_WIDTH - 2 * MARGIN_PX - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, index) => {
    const place = isFromRight ? count - 1 - index : index;
    return { x: MARGIN_PX + place * (width + GAP), y: TOP, width, height: HIGH };
  });
}

/** Where a board stands in the room: its middle, mm, and how it is turned, radians. */
export type BoardPose = { readonly place: Vector3; readonly yaw: number };

/** Where a ray meets the face of a board: which of its buttons, −1 beside them, and how far off; null where it does not. */
export function boardMet(
  { origin, direction }: Ray,
  { place, yaw }: BoardPose,
  buttons: readonly Rectangle[],
): { readonly button: number; readonly away: number } | null {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const towards = direction[0] * sin + direction[2] * cos;
  // From behind there is nothing to be read on it.
  if (towards > -1e-4) return null;
  const away = ((place.x - origin[0]) * sin + (place.z - origin[2]) * cos) / towards;
  if (away <= 0) return null;
  const met = [0, 1, 2].map((axis) => origin[axis]! + direction[axis]! * away) as [number, number, number];
  const right = (met[0] - place.x) * cos - (met[2] - place.z) * sin;
  const [x, y] = [BOARD_WIDTH / 2 + right * PX_PER_MM, BOARD_HEIGHT / 2 - (met[1] - place.y) * PX_PER_MM];
  const isWithin = (one: Rectangle) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height;
  if (!isWithin({ x: 0, y: 0, width: BOARD_WIDTH, height: BOARD_HEIGHT })) return null;
  return { button: buttons.findIndex(isWithin), away };
}
