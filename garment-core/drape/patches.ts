import { meshCut, type PatternMesh } from "../mesh/pattern-mesh.ts";
import type { Cut } from "../recipes/garment.ts";
import { transfer, type Welded } from "./transfer.ts";

/** Patches lie this far out of the cloth they are stitched to: its thickness and their own. */
const PATCH_MM = 2.2;

/** The cut without what is stitched onto other pieces: what is sewn together and hangs. */
export const withoutPatches = (cut: Cut): Cut => ({
  ...cut,
  pieces: Object.fromEntries(Object.entries(cut.pieces).filter(([, piece]) => piece.on === undefined)),
});

export type Hung = Welded & { readonly positions: Float64Array };

/** Lays the patches of a cut (pockets) on the draped cloth: they follow the piece they are stitched to, `PATCH_MM` outside it. */
export function layPatches(cut: Cut, hung: Hung, edge: number): Hung {
  const patches = Object.entries(cut.pieces).filter(([, piece]) => piece.on !== undefined);
  if (patches.length === 0) return hung;
  const mesh = meshCut({ ...cut, pieces: Object.fromEntries(patches), sewing: [] }, () => edge);
  const count = mesh.pieceOf.length;
  const weld = { particleOf: Int32Array.from({ length: count }, (_, i) => i), count };
  const bases = patches.map(([, { on }]) => hung.mesh.pieces.find(({ key }) => key === on)!);
  const under = transfer({ mesh: { ...hung.mesh, pieces: bases }, weld: hung.weld }, hung.positions, { mesh, weld });
  const normals = normalsOf(mesh, under);
  const over = under.map((value, i) => value + normals[i]! * PATCH_MM);
  return append(hung, { mesh, weld, positions: over });
}

/** Unit normals of an unsewn mesh, weighted by area; three numbers a vertex. */
function normalsOf({ triangles }: PatternMesh, positions: Float64Array): Float64Array {
  const normals = new Float64Array(positions.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t]!, 3 * triangles[t + 1]!, 3 * triangles[t + 2]!];
    const [u, v] = [0, 1].map((i) => [0, 1, 2].map((k) => positions[[b, c][i]! + k]! - positions[a + k]!)) as [
      number[],
      number[],
    ];
    const cross = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    for (const corner of [a, b, c]) for (let k = 0; k < 3; k++) normals[corner + k] = normals[corner + k]! + cross[k]!;
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) || 1;
    for (let k = 0; k < 3; k++) normals[i + k] = normals[i + k]! / length;
  }
  return normals;
}

function append(one: Hung, two: Hung): Hung {
  const [vertices, triangles, pieces] = [one.mesh.pieceOf.length, one.mesh.triangles.length / 3, one.mesh.pieces.length];
  return {
    mesh: {
      ...one.mesh,
      pieces: [
        ...one.mesh.pieces,
        ...two.mesh.pieces.map((range) => ({
          ...range,
          start: range.start + vertices,
          firstTriangle: range.firstTriangle + triangles,
          lastTriangle: range.lastTriangle + triangles,
        })),
      ],
      flat: Float64Array.from([...one.mesh.flat, ...two.mesh.flat]),
      pieceOf: Uint8Array.from([...one.mesh.pieceOf, ...Array.from(two.mesh.pieceOf, (piece) => piece + pieces)]),
      triangles: Uint32Array.from([...one.mesh.triangles, ...Array.from(two.mesh.triangles, (vertex) => vertex + vertices)]),
    },
    weld: {
      particleOf: Int32Array.from([...one.weld.particleOf, ...Array.from(two.weld.particleOf, (p) => p + one.weld.count)]),
      count: one.weld.count + two.weld.count,
    },
    positions: Float64Array.from([...one.positions, ...two.positions]),
  };
}
