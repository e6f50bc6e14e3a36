import { cross3, minus3, unit3, type Vector3 } from "@selvedge/geometry-core";
import type { GarmentMesh, PieceMesh } from "./garment-mesh.ts";

/** Thickness of a turned hem as it is seen. */
const HEM_THICKNESS_MM = 1.3;

const at3 = (vectors: ArrayLike<number>, v: number): Vector3 => [vectors[3 * v]!, vectors[3 * v + 1]!, vectors[3 * v + 2]!];

/** What is added to a piece; its triangles count its vertices on from those of the piece. */
export type Addition = {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** mm on the piece. */
  readonly uv: readonly number[];
  readonly indices: readonly number[];
};

/** Four vertices and two triangles for each open edge: a strip as deep as a hem is thick, turned to the inside. */
export function hemsOf({ positions, normals, uv, openEdges }: Omit<PieceMesh, "edgeDistance">): Addition {
  const made = { positions: [] as number[], normals: [] as number[], uv: [] as number[], indices: [] as number[] };
  const first = positions.length / 3;
  for (let edge = 0; edge < openEdges.length; edge += 2) {
    const [a, b] = [openEdges[edge]!, openEdges[edge + 1]!];
    const start = first + made.positions.length / 3;
    const [from, to] = [at3(positions, a), at3(positions, b)];
    const along = minus3(to, from);
    for (const v of [a, b]) {
      const [p, n] = [at3(positions, v), at3(normals, v)];
      // The cloth lies on the left of the edge, so its outside is on the right.
      const outward = unit3(cross3(along, n));
      for (const [depth, lean] of [
        [0, 0.8],
        [HEM_THICKNESS_MM, -0.4],
      ] as const) {
        made.positions.push(p[0] - n[0] * depth, p[1] - n[1] * depth, p[2] - n[2] * depth);
        made.normals.push(...unit3([outward[0] + n[0] * lean, outward[1] + n[1] * lean, outward[2] + n[2] * lean]));
        made.uv.push(uv[2 * v]!, uv[2 * v + 1]!);
      }
    }
    made.indices.push(start, start + 1, start + 2, start + 2, start + 1, start + 3);
  }
  return made;
}

function joined<Numbers extends Float32Array | Uint32Array>(a: Numbers, b: readonly number[]): Numbers {
  const both = new (a.constructor as new (length: number) => Numbers)(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** A piece with more cloth on it. */
export const added = (piece: PieceMesh, { positions, normals, uv, indices }: Addition): PieceMesh => ({
  ...piece,
  positions: joined(piece.positions, positions),
  normals: joined(piece.normals, normals),
  uv: joined(piece.uv, uv),
  edgeDistance: joined(
    piece.edgeDistance,
    Array.from({ length: uv.length / 2 }, () => 0),
  ),
  indices: joined(piece.indices, indices),
});

/** A garment whose hems and openings are as thick as they are turned. */
export const withHems = (mesh: GarmentMesh): GarmentMesh => ({
  ...mesh,
  pieces: mesh.pieces.map((piece) => added(piece, hemsOf(piece))),
});
