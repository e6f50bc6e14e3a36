import type { RoomBox } from "@selvedge/contract";
import { inRoom } from "@selvedge/contract/room-view";
import type { Ray } from "./landing.ts";

/** What stands within a room and is not seen through. */
const SOLID: ReadonlySet<RoomBox["kind"]> = new Set(["fin", "column"]);

/** How far off a ray goes into a box, mm; Infinity where it does not. */
function boxMet({ origin, direction }: Ray, { place, extent, turn }: RoomBox): number {
  const [x, y, z] = origin;
  const from = inRoom([0, 0, 0], -turn, [x - place[0], y - place[1], z - place[2]]);
  const ahead = inRoom([0, 0, 0], -turn, direction);
  let [into, out] = [0, Number.POSITIVE_INFINITY];
  for (const side of [0, 1, 2] as const) {
    const half = extent[side] / 2;
    if (ahead[side] === 0) {
      if (Math.abs(from[side]) > half) return Number.POSITIVE_INFINITY;
      continue;
    }
    const [a, b] = [(-half - from[side]) / ahead[side], (half - from[side]) / ahead[side]];
    into = Math.max(into, Math.min(a, b));
    out = Math.min(out, Math.max(a, b));
  }
  return into <= out ? into : Number.POSITIVE_INFINITY;
}

/** How far off a ray meets a wall or a column that stands within the room, mm; Infinity where it meets none. */
export const wallMet = (boxes: readonly RoomBox[], ray: Ray): number =>
  Math.min(Number.POSITIVE_INFINITY, ...boxes.filter(({ kind }) => SOLID.has(kind)).map((box) => boxMet(ray, box)));
