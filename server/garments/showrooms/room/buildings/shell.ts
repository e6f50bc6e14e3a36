import type { RoomBox, RoomPoint, RoomStand } from "@selvedge/contract";
import type { Things } from "../placing.ts";

/** The building with all that stands in it, and the stops in their order. */
export type Laid = {
  readonly extent: RoomPoint;
  readonly boxes: readonly RoomBox[];
  readonly things: Things;
  readonly stands: readonly RoomStand[];
  readonly start: { readonly place: RoomPoint; readonly target: RoomPoint };
};

export const WALL = 200;
const DOOR = { width: 1_800, height: 2_500 };
/** Where one comes in, before the wall with the door. */
export const STEP_IN = 900;

/** The four walls about a floor, with the door in the one towards +z. */
export function shell(width: number, height: number, depth: number): RoomBox[] {
  const wall = (place: RoomPoint, extent: RoomPoint): RoomBox => ({ kind: "wall", place, extent, turn: 0 });
  const beside = (width - DOOR.width) / 2;
  const [front, middle] = [depth / 2 + WALL / 2, height / 2];
  const aside = (DOOR.width + beside) / 2;
  return [
    wall([-(width + WALL) / 2, middle, 0], [WALL, height, depth + 2 * WALL]),
    wall([(width + WALL) / 2, middle, 0], [WALL, height, depth + 2 * WALL]),
    wall([0, middle, -(depth + WALL) / 2], [width, height, WALL]),
    wall([-aside, middle, front], [beside, height, WALL]),
    wall([aside, middle, front], [beside, height, WALL]),
    wall([0, (height + DOOR.height) / 2, front], [DOOR.width, height - DOOR.height, WALL]),
    { kind: "door", place: [0, DOOR.height / 2, front], extent: [DOOR.width, DOOR.height, WALL], turn: 0 },
  ];
}
