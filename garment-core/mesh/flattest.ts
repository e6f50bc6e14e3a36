import { unit3 } from "@selvedge/geometry-core";
import type { FlatPlace, GarmentMesh, PieceMesh } from "./garment-mesh.ts";
import { locate } from "./locate.ts";
import { directionsOf, pieceOf, surfacePoint } from "./surface.ts";

const CELL_MM = 12;
const ROW = 8_192;
/** A circle smaller than this cannot be looked at. */
const MIN_RADIUS_MM = 5;
/** Places round a candidate that must lie on the cloth. */
const COMPASS = Array.from({ length: 8 }, (_, k) => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)] as const);
/** How much a grain that hangs askew counts against curvature. */
const ASKEW = 0.3;

/** Cosine between the cloth at the place itself and the mean around it: a place on a fold looks elsewhere than its surroundings. */
const MIN_FACING = 0.9;

/** Sums over the triangles of one square: count, normal (3), downward direction (3), stretch, products of the normal (6). */
const SUMS = 14;

function sumsOf(piece: PieceMesh): ReadonlyMap<number, Float64Array> {
  const { uv, indices } = piece;
  const cells = new Map<number, Float64Array>();
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [2 * indices[t]!, 2 * indices[t + 1]!, 2 * indices[t + 2]!];
    const [x, y] = [(uv[a]! + uv[b]! + uv[c]!) / 3, (uv[a + 1]! + uv[b + 1]! + uv[c + 1]!) / 3];
    const { along, down } = directionsOf(piece, t);
    // y runs down the piece and its outside faces the viewer, so the outward normal is down × along.
    const [nx, ny, nz] = unit3([
      down[1] * along[2] - down[2] * along[1],
      down[2] * along[0] - down[0] * along[2],
      down[0] * along[1] - down[1] * along[0],
    ]);
    const stretch = (Math.hypot(...along) - 1) ** 2 + (Math.hypot(...down) - 1) ** 2;
    const key = Math.floor(x / CELL_MM) + ROW * Math.floor(y / CELL_MM);
    const sums = cells.get(key) ?? new Float64Array(SUMS);
    const own = [1, nx, ny, nz, ...down, stretch, nx * nx, ny * ny, nz * nz, nx * ny, ny * nz, nz * nx];
    for (let k = 0; k < SUMS; k++) sums[k] = sums[k]! + own[k]!;
    cells.set(key, sums);
  }
  return cells;
}

/**
 * The place of a piece where the cloth is nearest to flat within `radiusMm` and hangs straightest, to look at it straight and
 * measure it. Where no such circle fits, a smaller one is tried; a place on the ridge of a fold is passed over. Badness is the mean squared sine to the mean plane, plus the
 * squared stretch, plus a share of how far the grain tilts. Null for an unknown piece.
 */
export function findFlattest(mesh: GarmentMesh, pieceKey: string, radiusMm = 45): FlatPlace | null {
  const piece = pieceOf(mesh, pieceKey);
  if (!piece) return null;
  const cells = sumsOf(piece);
  for (let radius = radiusMm; radius >= MIN_RADIUS_MM; radius *= 0.6) {
    const found = flattestWithin(mesh, piece, cells, radius);
    if (found) return found;
  }
  return null;
}

function flattestWithin(
  mesh: GarmentMesh,
  piece: PieceMesh,
  cells: ReadonlyMap<number, Float64Array>,
  radius: number,
): FlatPlace | null {
  const reach = Math.ceil(radius / CELL_MM);
  const total = new Float64Array(SUMS);
  let best: FlatPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const key of cells.keys()) {
    const cy = Math.round(key / ROW);
    const cx = key - ROW * cy;
    const [x, y] = [(cx + 0.5) * CELL_MM, (cy + 0.5) * CELL_MM];
    if (!COMPASS.every(([dx, dy]) => locate(piece, x + radius * dx, y + radius * dy))) continue;
    total.fill(0);
    for (let i = -reach; i <= reach; i++)
      for (let j = -reach; j <= reach; j++) {
        if (Math.hypot(i, j) * CELL_MM > radius) continue;
        const sums = cells.get(cx + i + ROW * (cy + j));
        if (sums) for (let k = 0; k < SUMS; k++) total[k] = total[k]! + sums[k]!;
      }
    const count = total[0]!;
    const normal = unit3([total[1]!, total[2]!, total[3]!]);
    const [nx, ny, nz] = normal;
    const squares = nx * nx * total[8]! + ny * ny * total[9]! + nz * nz * total[10]!;
    const products = 2 * (nx * ny * total[11]! + ny * nz * total[12]! + nz * nx * total[13]!);
    const off = total[4]! * nx + total[5]! * ny + total[6]! * nz;
    const up = unit3([off * nx - total[4]!, off * ny - total[5]!, off * nz - total[6]!]);
    const badness = 1 - (squares + products) / count + total[7]! / count + ASKEW * (1 - up[1]);
    if (badness >= least) continue;
    const spot = surfacePoint(mesh, piece.key, x, y);
    if (!spot || spot.normal[0] * nx + spot.normal[1] * ny + spot.normal[2] * nz < MIN_FACING) continue;
    least = badness;
    best = { point: spot.position, normal, up, uv: [x, y] };
  }
  return best;
}
