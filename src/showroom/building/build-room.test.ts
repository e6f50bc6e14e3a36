import type { RoomBox, RoomPoint, RoomScene } from "@selvedge/contract";
import { Vector3 } from "three";
import { expect, test } from "vitest";
import { buildRoom } from "./build-room.ts";

const [WIDTH, HEIGHT, DEPTH, WALL] = [8_000, 3_700, 12_000, 200];
const wall = (place: RoomPoint, extent: RoomPoint): RoomBox => ({ kind: "wall", place, extent, turn: 0 });
const EMPTY = {
  architecture: "gallery",
  extent: [WIDTH, HEIGHT, DEPTH],
  fixtures: [],
  hangers: [],
  boxes: [
    ...[-1, 1].map((side) => wall([(side * (WIDTH + WALL)) / 2, HEIGHT / 2, 0], [WALL, HEIGHT, DEPTH + 2 * WALL])),
    ...[-1, 1].map((side) => wall([0, HEIGHT / 2, (side * (DEPTH + WALL)) / 2], [WIDTH, HEIGHT, WALL])),
  ],
} as unknown as RoomScene;

test("of a wall just that side is built which faces the room", () => {
  const geometry = buildRoom(EMPTY).walls;
  const [places, corners] = [geometry.getAttribute("position"), geometry.getIndex()!];
  const along = [0, 0, 0, 0];
  for (let triangle = 0; triangle < corners.count; triangle += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => new Vector3().fromBufferAttribute(places, corners.getX(triangle + corner)));
    const facing = b!.clone().sub(a!).cross(c!.clone().sub(a!));
    const middle = a!.clone().add(b!).add(c!).divideScalar(3);
    // Two walls reach past the others at the corners, where nobody sees them end.
    if (Math.abs(middle.z) > DEPTH / 2 + WALL / 2 && Math.abs(middle.x) > WIDTH / 2) continue;
    [middle.x + WIDTH / 2, middle.x - WIDTH / 2, middle.z + DEPTH / 2, middle.z - DEPTH / 2].forEach((away, side) => {
      const inwards = (side < 2 ? facing.x : facing.z) * (side % 2 === 0 ? 1 : -1);
      if (Math.abs(away) < 1 && inwards > 0) along[side]! += facing.length() / 2;
      expect(Math.abs(away) > WALL - 1 && Math.abs(away) < WALL + 1 && inwards < 0).toBe(false);
    });
  }
  const area = [DEPTH, DEPTH, WIDTH, WIDTH].map((length) => length * HEIGHT);
  for (const [side, built] of along.entries()) expect(built / area[side]!).toBeGreaterThanOrEqual(0.99);
});
