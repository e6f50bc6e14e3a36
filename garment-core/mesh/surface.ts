import { minus3, scaled3, unit3, type Vector3 } from "@selvedge/geometry-core";
import type { GarmentMesh, PieceMesh, SurfacePoint } from "./garment-mesh.ts";
import { type Located, locate } from "./locate.ts";

/** Draped cloth of a piece: where it hangs, which way it faces, and where its vertices lie on the piece. */
export type ClothMesh = Pick<PieceMesh, "positions" | "normals" | "uv" | "indices">;

const corner = (array: Float32Array, index: number): Vector3 => [array[3 * index]!, array[3 * index + 1]!, array[3 * index + 2]!];

/** What a millimetre along +x and +y of the piece is on the garment, within one triangle. */
export type Directions = { readonly along: Vector3; readonly down: Vector3 };

/** Directions of the piece within the triangle that starts at `start` of its indices. */
export function directionsOf({ uv, positions, indices }: ClothMesh, start: number): Directions {
  const [a, b, c] = [indices[start]!, indices[start + 1]!, indices[start + 2]!];
  const [p, q] = [minus3(corner(positions, b), corner(positions, a)), minus3(corner(positions, c), corner(positions, a))];
  const [px, py] = [uv[2 * b]! - uv[2 * a]!, uv[2 * b + 1]! - uv[2 * a + 1]!];
  const [qx, qy] = [uv[2 * c]! - uv[2 * a]!, uv[2 * c + 1]! - uv[2 * a + 1]!];
  const area = px * qy - qx * py || 1;
  return {
    along: scaled3(minus3(scaled3(p, qy), scaled3(q, py)), 1 / area),
    down: scaled3(minus3(scaled3(q, px), scaled3(p, qx)), 1 / area),
  };
}

/** A piece of a garment by its key. */
export const pieceOf = (mesh: GarmentMesh, key: string): PieceMesh | null =>
  mesh.pieces.find((piece) => piece.key === key) ?? null;

function blend(array: Float32Array, { indices }: Pick<ClothMesh, "indices">, { start, weights }: Located): Vector3 {
  const [a, b, c] = [0, 1, 2].map((k) => corner(array, indices[start + k]!)) as [Vector3, Vector3, Vector3];
  return [0, 1, 2].map((k) => a[k]! * weights[0] + b[k]! * weights[1] + c[k]! * weights[2]) as unknown as Vector3;
}

/** The place on the draped cloth that lies at x, y mm on a piece; null outside the piece. */
export function surfacePoint(mesh: GarmentMesh, pieceKey: string, x: number, y: number): SurfacePoint | null {
  const piece = pieceOf(mesh, pieceKey);
  return piece && pointOn(piece, x, y);
}

/** The same on a piece. */
export function pointOn(piece: ClothMesh, x: number, y: number): SurfacePoint | null {
  const found = locate(piece, x, y);
  if (!found) return null;
  return {
    position: blend(piece.positions, piece, found),
    normal: unit3(blend(piece.normals, piece, found)),
    tangent: unit3(directionsOf(piece, found.start).along),
  };
}
