import { expect, test } from "vitest";
import { displayMesh } from "./display-mesh.ts";
import { withHems } from "./hems.ts";
import { withPlates } from "./plates.ts";
import { type SewnPart, sewnSurfaces } from "./sewn-parts.ts";
import { sewnSquares } from "./sewn-squares.test-data.ts";
import { surfacePoint } from "./surface.ts";

const mesh = displayMesh(sewnSquares(0), 0);
const part = (shape: SewnPart["shape"], changes: Partial<SewnPart> = {}): SewnPart => ({
  ...{ shape, pieceKey: "left", x: 60, y: 50, angle: 0, size: [20, 3, 12], lift: 1, hex: "#b8924a" },
  ...changes,
});
/** Places of a surface along the cloth's x, out of it and down it, from the middle of the part. */
function boxOf(positions: Float32Array, x = 60, y = 50) {
  const { position, normal, tangent } = surfacePoint(mesh, "left", x, y)!;
  const down = [
    tangent[1] * normal[2] - tangent[2] * normal[1],
    tangent[2] * normal[0] - tangent[0] * normal[2],
    tangent[0] * normal[1] - tangent[1] * normal[0],
  ];
  const along = (axis: readonly number[]) =>
    Array.from({ length: positions.length / 3 }, (_, v) =>
      axis.reduce((sum, value, k) => sum + value * (positions[3 * v + k]! - position[k]!), 0),
    );
  return [tangent, normal, down].map((axis) => [Math.min(...along(axis)), Math.max(...along(axis))]);
}
/** Whether every triangle is seen from where its corners' normals point. */
function facesOut(positions: ArrayLike<number>, normals: ArrayLike<number>, indices: ArrayLike<number>): boolean {
  const side = (from: number, to: number) => [0, 1, 2].map((k) => positions[3 * to + k]! - positions[3 * from + k]!);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    const [p, q] = [side(a, b), side(a, c)] as [number[], number[]];
    const out = [p[1]! * q[2]! - p[2]! * q[1]!, p[2]! * q[0]! - p[0]! * q[2]!, p[0]! * q[1]! - p[1]! * q[0]!];
    const sum = (v: number) => out.reduce((all, value, k) => all + value * normals[3 * v + k]!, 0);
    if (sum(a) + sum(b) + sum(c) < -1e-6) return false;
  }
  return true;
}

test.each(["button", "stud", "tooth", "cord"] as const)(
  "a %s stands on the cloth in its true size, seen from outside",
  (shape) => {
    const [{ mesh: solid, hex, name }] = sewnSurfaces(mesh, [part(shape)]) as [ReturnType<typeof sewnSurfaces>[number]];
    expect([hex, name]).toEqual(["#b8924a", `trims_1_${shape}`]);
    const [across, off, down] = boxOf(solid.positions) as [number[], number[], number[]];
    expect(across[1]! - across[0]!).toBeCloseTo(20, 0);
    const thread = shape === "button" || shape === "stud" ? 0.2 : 0;
    expect([off[0], off[1]]).toEqual([expect.closeTo(1 + thread, 3), expect.closeTo(4 + thread, 3)]);
    expect(down[1]! - down[0]!).toBeCloseTo(12, 0);
    expect(facesOut(solid.positions, solid.normals, solid.indices)).toBe(true);
  },
);

test("a part turned by a quarter lies along the other side; parts alike are one surface, one off the piece is left out", () => {
  const [turned] = sewnSurfaces(mesh, [part("tooth", { angle: 90 })]);
  const [across, , down] = boxOf(turned!.mesh.positions) as [number[], number[], number[]];
  expect([across[1]! - across[0]!, down[1]! - down[0]!]).toEqual([expect.closeTo(12, 3), expect.closeTo(20, 3)]);
  const many = sewnSurfaces(mesh, [part("tooth"), part("tooth", { y: 60 }), part("stud"), part("stud", { x: 900 })]);
  expect(many.map(({ name, mesh: { indices } }) => [name, indices.length])).toEqual([
    ["trims_1_tooth", 2 * 30],
    ["trims_2_stud", many[1]!.mesh.indices.length],
  ]);
  expect(many[1]!.mesh.indices).toHaveLength(sewnSurfaces(mesh, [part("stud")])[0]!.mesh.indices.length);
});

test("a label is as thick as it is and shows what is painted under it; one past the edge of its piece is left out", () => {
  const label = { pieceKey: "left", x: 60, y: 50, angle: 0, width: 40, height: 20, thick: 0.8 };
  const [before, after] = [mesh.pieces[0]!, withPlates(mesh, [label]).pieces[0]!];
  const count = before.uv.length;
  const places = [...after.uv.slice(count)];
  const [xs, ys] = [0, 1].map((k) => places.filter((_, index) => index % 2 === k)) as [number[], number[]];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([40, 80, 40, 60]);
  const [, off] = boxOf(after.positions.slice(before.positions.length)) as [number[], number[]];
  expect([off[0], off[1]]).toEqual([expect.closeTo(0, 3), expect.closeTo(0.8, 3)]);
  expect(facesOut(after.positions, after.normals, after.indices.slice(before.indices.length))).toBe(true);
  expect(withPlates(mesh, [{ ...label, x: 5 }]).pieces[0]).toBe(before);
});

test("an edge that is sewn to nothing is as thick as a turned hem, inwards", () => {
  const [before, after] = [mesh.pieces[0]!, withHems(mesh).pieces[0]!];
  expect(after.indices.length - before.indices.length).toBe(3 * before.openEdges.length);
  const [, off] = boxOf(after.positions.slice(before.positions.length)) as [number[], number[]];
  expect([off[0], off[1]]).toEqual([expect.closeTo(-1.3, 3), expect.closeTo(0, 3)]);
  expect(after.uv.length / 2).toBe(after.positions.length / 3);
  expect(after.edgeDistance.length).toBe(after.positions.length / 3);
});
