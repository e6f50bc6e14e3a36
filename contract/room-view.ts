import type { RoomFixture, RoomPoint, RoomScene } from "./rooms.ts";

/** How high above the floor one sees, mm. */
export const EYE_MM = 1_600;
/** The vertical field of view that stands are laid out for, degrees, and the width by height of the picture. */
export const ROOM_FOV = 50;
export const ROOM_ASPECT = 1.6;
/** Radius about one's feet that is to be free, mm. */
export const BODY_MM = 280;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far off a width and a height are just seen by a camera with that vertical field of view (degrees) and that width by height. */
export function distanceToSee(seen: { readonly width: number; readonly height: number }, fov: number, aspect: number): number {
  const up = Math.tan(radians(fov) / 2);
  return Math.max(seen.height / 2 / up, seen.width / 2 / (up * aspect));
}

/** A point of something that is turned, in the room. */
export function inRoom(place: RoomPoint, turn: number, [x, y, z]: RoomPoint): RoomPoint {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return [place[0] + x * cos + z * sin, place[1] + y, place[2] - x * sin + z * cos];
}

type Footprint = { readonly place: RoomPoint; readonly turn: number; readonly extent: RoomPoint };

/** How far a point of the floor is from what stands there; 0 is within. */
export function distanceTo({ place, turn, extent }: Footprint, x: number, z: number): number {
  const [along, , across] = inRoom([0, 0, 0], -turn, [x - place[0], 0, z - place[2]]);
  return Math.hypot(Math.max(0, Math.abs(along) - extent[0] / 2), Math.max(0, Math.abs(across) - extent[2] / 2));
}

/** Above this height nothing is in one's way, mm. */
const HEAD_MM = 1_900;

const isInTheWay = ({ bottom, extent }: Pick<RoomFixture, "bottom" | "extent">): boolean => bottom < HEAD_MM && extent[1] > 0;

/** Whether one can stand at a point of the floor. */
export function isFree(room: Pick<RoomScene, "extent" | "boxes" | "fixtures">, x: number, z: number): boolean {
  if (Math.abs(x) > room.extent[0] / 2 - BODY_MM || Math.abs(z) > room.extent[2] / 2 - BODY_MM) return false;
  const built = room.boxes.filter(({ place, extent }) => place[1] - extent[1] / 2 < HEAD_MM);
  return [...built, ...room.fixtures.filter(isInTheWay)].every((one) => distanceTo(one, x, z) >= BODY_MM);
}
