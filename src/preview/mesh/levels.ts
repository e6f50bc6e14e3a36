import { MeshoptSimplifier } from "meshoptimizer/simplifier";

/** A mesh that is shown in fewer triangles from afar: one piece of a garment, or the form. */
export type Fine = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
  /** Three distances of each vertex, mm, from what is sewn there; left out where nothing is. */
  readonly edges?: Float32Array;
};

/** What distinguishes a vertex besides its place: its normal, and its distances from seams, open edges and the nearest stitches. */
const ATTRIBUTES = 6;
/** How much each of them counts, against places in a box of one. */
const WEIGHTS = [0.5, 0.5, 0.5, 0.4, 0.4, 0.4];
/** Farther than this from seams and stitches nothing is drawn of them. */
const MADE_MM = 9;
/** The budget decides how far a mesh is thinned, not what it differs by. */
const ANY_ERROR = Number.MAX_VALUE;

const nearMade = (mm: number) => Math.max(-1, Math.min(1, mm / MADE_MM));

/** All meshes as one. */
function together(meshes: readonly Fine[]) {
  const vertices = meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const positions = new Float32Array(3 * vertices);
  const attributes = new Float32Array(ATTRIBUTES * vertices);
  const triangles = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.triangles.length, 0));
  const starts: number[] = [];
  let [vertex, corner] = [0, 0];
  for (const { positions: places, normals, triangles: own, edges } of meshes) {
    starts.push(vertex);
    positions.set(places, 3 * vertex);
    for (const each of own) triangles[corner++] = vertex + each;
    for (let v = 0; v < places.length; v += 3) {
      const to = ATTRIBUTES * vertex++;
      attributes.set(normals.subarray(v, v + 3), to);
      if (!edges) continue;
      for (let k = 0; k < 3; k++) attributes[to + 3 + k] = nearMade(edges[v + k]!);
    }
  }
  return { positions, attributes, triangles, starts, ends: [...starts.slice(1), vertices] };
}

/**
 * Fewer and fewer triangles over the same vertices, each of the `budgets` met, largest first (edge collapse by quadrics that know normals and
 * seams, meshoptimizer). Vertices at one place go together, so seams stay closed. One list of triangles for each mesh and budget; a budget
 * already met gives the meshes as they are.
 */
export async function coarser(
  meshes: readonly Fine[],
  budgets: readonly number[],
): Promise<readonly (readonly Uint32Array<ArrayBuffer>[])[]> {
  await MeshoptSimplifier.ready;
  const { positions, attributes, triangles, starts, ends } = together(meshes);
  return budgets.map((budget) => {
    if (triangles.length <= 3 * budget) return meshes.map((mesh) => Uint32Array.from(mesh.triangles));
    const [left] = MeshoptSimplifier.simplifyWithAttributes(
      triangles,
      positions,
      3,
      attributes,
      ATTRIBUTES,
      WEIGHTS,
      null,
      3 * budget,
      ANY_ERROR,
    );
    const lists: number[][] = meshes.map(() => []);
    for (let t = 0; t < left.length; t += 3) {
      const mesh = ends.findIndex((end) => left[t]! < end);
      for (let k = 0; k < 3; k++) lists[mesh]!.push(left[t + k]! - starts[mesh]!);
    }
    return lists.map((list) => Uint32Array.from(list));
  });
}
