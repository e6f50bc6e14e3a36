import type { ShownGarment } from "./shown-mesh.ts";
import { TriangleGrid } from "./triangle-grid.ts";

/** Things farther away than this cast no shade of their own. */
const REACH_MM = 120;
const RAYS = 14;
/** Rays start this far off the cloth, so that it does not shade itself. */
const LIFT_MM = 4;
/** The darkest fold still gets this share of the light around it. */
const MIN_LIGHT = 0.25;
/** Vertices this near that face the same way share one answer. */
const SHARE_MM = 13;

type Mesh = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
};

/** Directions spread evenly over a half sphere about +z, weighted by the cosine (Vogel's spiral on the disc, lifted). */
const DIRECTIONS = Float32Array.from(
  Array.from({ length: RAYS }, (_, index) => {
    const r = Math.sqrt((index + 0.5) / RAYS);
    const angle = index * 2.399963229728653;
    return [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - r * r)];
  }).flat(),
);

function occlusionAt(grid: TriangleGrid, { positions, normals }: Mesh, v: number): number {
  const nx = normals[3 * v]!;
  const ny = normals[3 * v + 1]!;
  const nz = normals[3 * v + 2]!;
  // A basis round the normal, after Duff and others 2017.
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  const tx = 1 + sign * nx * nx * a;
  const ty = sign * b;
  const tz = -sign * nx;
  const by = sign + ny * ny * a;
  const ox = positions[3 * v]! + nx * LIFT_MM;
  const oy = positions[3 * v + 1]! + ny * LIFT_MM;
  const oz = positions[3 * v + 2]! + nz * LIFT_MM;
  let seen = 0;
  for (let ray = 0; ray < 3 * RAYS; ray += 3) {
    const x = DIRECTIONS[ray]!;
    const y = DIRECTIONS[ray + 1]!;
    const z = DIRECTIONS[ray + 2]!;
    seen += grid.firstHit(ox, oy, oz, tx * x + b * y + nx * z, ty * x + by * y + ny * z, tz * x - ny * y + nz * z, REACH_MM);
  }
  return MIN_LIGHT + (1 - MIN_LIGHT) * (seen / RAYS / REACH_MM);
}

function occlusionOf(mesh: Mesh, grid: TriangleGrid): Float32Array {
  const { positions, normals } = mesh;
  const occlusion = new Float32Array(positions.length / 3);
  const answers = new Map<string, number>();
  const cell = (value: number) => Math.round(value / SHARE_MM);
  for (let v = 0; v < occlusion.length; v++) {
    const i = 3 * v;
    const facing = (normals[i]! > 0 ? 1 : 0) + (normals[i + 1]! > 0 ? 2 : 0) + (normals[i + 2]! > 0 ? 4 : 0);
    const key = `${cell(positions[i]!)},${cell(positions[i + 1]!)},${cell(positions[i + 2]!)},${facing}`;
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = occlusionAt(grid, mesh, v);
      answers.set(key, answer);
    }
    occlusion[v] = answer;
  }
  return occlusion;
}

/** Averages each value with those across its triangles, which takes away the grain of few rays. */
function smoothed(occlusion: Float32Array, triangles: Uint32Array): Float32Array {
  const sums = Float32Array.from(occlusion, (value) => 2 * value);
  const counts = new Float32Array(occlusion.length).fill(2);
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const v = triangles[t + k]!;
      const w = triangles[t + ((k + 1) % 3)]!;
      sums[v]! += occlusion[w]!;
      counts[v]!++;
      sums[w]! += occlusion[v]!;
      counts[w]!++;
    }
  return sums.map((sum, index) => sum / counts[index]!);
}

const SMOOTHINGS = 4;

/** Ambient occlusion: the share of the light around it that reaches each vertex of the pieces, and then of the form. Folds, armholes and the form under a hem are darker. */
export function ambientOcclusion({ pieces, form }: ShownGarment): readonly Float32Array[] {
  const meshes: readonly Mesh[] = [...pieces, form];
  const grid = new TriangleGrid(meshes);
  return meshes.map((mesh) => {
    let occlusion = occlusionOf(mesh, grid);
    for (let round = 0; round < SMOOTHINGS; round++) occlusion = smoothed(occlusion, mesh.triangles);
    return occlusion;
  });
}
