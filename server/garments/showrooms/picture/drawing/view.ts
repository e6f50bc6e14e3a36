import type { RoomPoint, RoomScene } from "@selvedge/contract";
import type { Eye } from "./canvas.ts";

/** From a little to the side of where one comes in, so that more is seen of one wall than of the other; and how far ahead one looks, and how high. */
const VIEW = { fov: 37, aside: 0.24, ahead: 5_200, across: 0.13, up: 1_330 } as const;

/** How a room is pictured: as somebody sees it who has just come in. */
export function viewOf({ start, extent }: Pick<RoomScene, "start" | "extent">): Eye {
  const [x, y, z] = start.place;
  const place: RoomPoint = [x + VIEW.aside * extent[0], y, z];
  return { place, target: [x - VIEW.across * extent[0], VIEW.up, z - VIEW.ahead], fov: VIEW.fov };
}
