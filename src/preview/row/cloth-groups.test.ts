import type { Placement, Stamp } from "@selvedge/editor-core";
import { apply, invert } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import type { ShownPiece } from "../mesh/shown-mesh.ts";
import { clothGroups, sewnTogether } from "./cloth-groups.ts";

const PLAID = "a".repeat(32);
const cloth = (matrix: Stamp["matrix"]): Stamp => ({
  key: PLAID,
  source: { kind: "fabric", fabric: { kind: "product", productId: PLAID } },
  matrix,
  lattice: null,
  opacity: 1,
  thickness: "none",
});
const crest: Stamp = { ...cloth([9, 0, 0, 9, 0, 0]), source: { kind: "artwork", imageId: PLAID, artworkId: PLAID } };
const straight = cloth([120, 0, 0, 80, 7, -3]);
/** The same cloth, a quarter turn round. */
const turned = cloth([0, 120, -80, 0, 40, 11]);
const larger = cloth([240, 0, 0, 160, 0, 0]);
const worn: Placement = { front: [straight], back: [turned], pocket: [straight, crest], yoke: [larger] };
const KEYS = ["front", "back", "pocket", "yoke"];

test("pieces of one cloth are drawn as one; one with artwork, and one at another scale, alone", () => {
  expect(clothGroups(KEYS, worn).map(({ keys }) => keys)).toEqual([["front", "back"], ["pocket"], ["yoke"]]);
});

const mesh = (key: string, mm: readonly number[]): ShownPiece => {
  const count = mm.length / 2;
  return {
    key,
    positions: new Float32Array(3 * count),
    normals: new Float32Array(3 * count),
    mm: Float32Array.from(mm),
    edges: new Float32Array(3 * count),
    occlusion: new Float32Array(count).fill(1),
    triangles: Uint32Array.from([0, 1, 2]),
  };
};

test("a piece that is drawn with another shows the cloth it showed alone", () => {
  const [group] = clothGroups(KEYS, worn);
  const corners = [10, 20, 300, 20, 30, 400];
  const parts = [mesh("front", corners), mesh("back", corners)].map((piece, index) => ({
    piece,
    onto: group!.onto[index]!,
    occlusion: piece.occlusion,
    triangles: piece.triangles,
  }));
  const together = sewnTogether(parts);
  expect([...together.triangles]).toEqual([0, 1, 2, 3, 4, 5]);
  const onTile = (stamp: Stamp, mm: Float32Array, index: number) =>
    apply(invert(stamp.matrix)!, [mm[2 * index]!, mm[2 * index + 1]!]);
  for (const vertex of [0, 1, 2]) {
    const alone = onTile(turned, Float32Array.from(corners), vertex);
    const now = onTile(straight, together.mm, 3 + vertex);
    expect(now[0]).toBeCloseTo(alone[0], 4);
    expect(now[1]).toBeCloseTo(alone[1], 4);
  }
});
