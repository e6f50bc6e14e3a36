import type { RoomGarment } from "@selvedge/contract";
import { BoxGeometry, Group, Mesh, Raycaster, Vector3 } from "three";
import { expect, test } from "vitest";
import { garmentMet } from "./garment-met.ts";

const garment = (itemId: string, of: Partial<RoomGarment>) =>
  ({ itemId, turn: 0, width: null, height: null, ...of }) as unknown as RoomGarment;
/** As a form is drawn: about where it stands. */
function formAt(x: number, z: number): { group: Group } {
  const group = new Group().add(new Mesh(new BoxGeometry(500, 3_400, 300)));
  group.position.set(x, 0, z);
  group.updateMatrixWorld(true);
  return { group };
}
const from = (x: number, y: number, z: number, towards: readonly [number, number, number]) =>
  new Raycaster(new Vector3(x, y, z), new Vector3(...towards).normalize());

const shirt = garment("shirt", { place: [0, 0, -2_000] });
const coat = garment("coat", { place: [0, 0, -4_000] });
const picture = garment("picture", { place: [3_000, 1_500, -1_000], turn: -90, width: 600, height: 800 });
const all = [coat, shirt, picture];
const standing = [formAt(0, -2_000), formAt(0, -4_000)];

test("of two that stand behind each other the one in front is met, and beside them none", () => {
  const met = garmentMet(from(0, 1_600, 0, [0, 0, -1]), all, standing);
  expect(met).toMatchObject({ garment: shirt, away: 1_850 });
  expect(garmentMet(from(0, 1_600, -3_000, [0, 0, -1]), all, standing)?.garment).toBe(coat);
  expect(garmentMet(from(400, 1_600, 0, [0, 0, -1]), all, standing)).toBeNull();
  expect(garmentMet(from(0, 1_600, 0, [0, 0, -1]), all, [])).toBeNull();
});

test("a picture on a wall is met within its frame, from the side that it faces", () => {
  const at = (y: number, z: number) => garmentMet(from(0, y, z, [1, 0, 0]), all, standing);
  expect(at(1_500, -1_000)).toEqual({ garment: picture, away: 3_000 });
  expect(at(1_880, -1_280)?.garment).toBe(picture);
  expect([at(1_920, -1_000), at(1_500, -1_320), at(1_500, -680)]).toEqual([null, null, null]);
  expect(garmentMet(from(4_000, 1_500, -1_000, [-1, 0, 0]), all, standing)).toBeNull();
});
