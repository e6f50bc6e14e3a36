import { DoubleSide, Group, Mesh, MeshBasicMaterial, PlaneGeometry, Raycaster, Vector3 } from "three";
import { expect, test } from "vitest";
import { clothMet } from "./cloth-met.ts";
import type { RoomParts } from "./use-room-parts.ts";

/** A cloth on its rail, so far off, and one of its own index that is seen thread by thread. */
function parts(railMm: number, heldMm: number | null) {
  const cloth = new Mesh(new PlaneGeometry(300, 600), new MeshBasicMaterial({ side: DoubleSide }));
  cloth.position.set(0, 0, -railMm);
  cloth.updateMatrixWorld();
  const rack = { group: new Group().add(cloth), indexOf: () => 3 };
  return { rack, held: { index: 8, hitBy: () => heldMm } } as unknown as Pick<RoomParts, "rack" | "held">;
}
const caster = new Raycaster(new Vector3(), new Vector3(0, 0, -1));

test("a ray along a rail meets the cloth in front, whichever of them is seen thread by thread", () => {
  expect(clothMet(caster, parts(500, 900))).toEqual({ piece: 3, away: 500 });
  expect(clothMet(caster, parts(900, 500))).toEqual({ piece: 8, away: 500 });
  expect(clothMet(caster, parts(900, null))).toEqual({ piece: 3, away: 900 });
});
