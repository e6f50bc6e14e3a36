import type { GarmentMesh, PieceMesh, SurfacePoint } from "./garment-mesh.ts";
import { type Located, locate } from "./locate.ts";

export type Vector = readonly [x: number, y: number, z: number];

const scaled = (a: Vector, f: number): Vector => [a[0] * f, a[1] * f, a[2] * f];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** A vector of length 1 in the same direction. */
export const unit = (a: Vector): Vector => scaled(a, 1 / (Math.hypot(...a) || 1));

const corner = (array: Float32Array, index: number): Vector => [array[3 * index]!, array[3 * index + 1]!, array[3 * index + 2]!];

/** What a millimetre along +x and +y of the piece is on the garment, within one triangle. */
export type Directions = { readonly along: Vector; readonly down: Vector };

/** Directions of the piece within the triangle that starts at `start` of its indices. */
export function directionsOf({ uv, positions, indices }: PieceMesh, start: number): Directions {
  const [a, b, c] = [indices[start]!, indices[start + 1]!, indices[start + 2]!];
  const [p, q] = [minus(corner(positions, b), corner(positions, a)), minus(corner(positions, c), corner(positions, a))];
  const [px, py] = [uv[2 * b]! - uv[2 * a]!, uv[2 * b + 1]! - uv[2 * a + 1]!];
  const [qx, qy] = [uv[2 * c]! - uv[2 * a]!, uv[2 * c + 1]! - uv[2 * a + 1]!];
  const area = px * qy - qx * py || 1;
  return {
    along: scaled(minus(scaled(p, qy), scaled(q, py)), 1 / area),
    down: scaled(minus(scaled(q, px), scaled(p, qx)), 1 / area),
  };
}

/** A piece of a garment by its key. */
export const pieceOf = (mesh: GarmentMesh, key: string): PieceMesh | null =>
  mesh.pieces.find((piece) => piece.key === key) ?? null;

function blend(array: Float32Array, { indices }: PieceMesh, { start, weights }: Located): Vector {
  const [a, b, c] = [0, 1, 2].map((k) => corner(array, indices[start + k]!)) as [Vector, Vector, Vector];
  return [0, 1, 2].map((k) => a[k]! * weights[0] + b[k]! * weights[1] + c[k]! * weights[2]) as unknown as Vector;
}

/** The place on the draped cloth that lies at x, y mm on a piece; null outside the piece. */
export function surfacePoint(mesh: GarmentMesh, pieceKey: string, x: number, y: number): SurfacePoint | null {
  const piece = pieceOf(mesh, pieceKey);
  const found = piece && locate(piece, x, y);
  if (!piece || !found) return null;
  return {
    position: blend(piece.positions, piece, found),
    normal: unit(blend(piece.normals, piece, found)),
    tangent: unit(directionsOf(piece, found.start).along),
  };
}
