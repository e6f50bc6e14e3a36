import { cross3, dot3, unit3, type Vector3 } from "@selvedge/geometry-core";
import type { ShownPiece } from "./shown-mesh.ts";

/** How cloth lies about one place of a piece: where it is, which ways its own x and y run there (mm of the room per mm of cloth), where it faces. */
export type ClothFrame = {
  readonly position: Vector3;
  readonly across: Vector3;
  readonly down: Vector3;
  readonly normal: Vector3;
  /** Root mean square distance in mm of the cloth about the place from the plane through it. */
  readonly bulge: number;
};

/** Solves the 3 × 3 normal equations of a plane through weighted points; null when they lie on a line. */
function solve(m: Float64Array, r: Float64Array): readonly number[] | null {
  const [a, b, c, d, e, f] = m as unknown as [number, number, number, number, number, number];
  // The matrix is symmetric: [a b c; b d e; c e f].
  const determinant = a * (d * f - e * e) - b * (b * f - c * e) + c * (b * e - c * d);
  if (Math.abs(determinant) < 1e-6) return null;
  const [x, y, z] = r as unknown as [number, number, number];
  return [
    (x * (d * f - e * e) + y * (c * e - b * f) + z * (b * e - c * d)) / determinant,
    (x * (c * e - b * f) + y * (a * f - c * c) + z * (b * c - a * e)) / determinant,
    (x * (b * e - c * d) + y * (b * c - a * e) + z * (a * d - b * b)) / determinant,
  ];
}

/** The least-squares plane of the cloth within `radius` mm (on the piece) of a place; null when too little of the piece lies there. */
export function frameAt(
  { mm, positions }: Pick<ShownPiece, "mm" | "positions">,
  x: number,
  y: number,
  radius: number,
): ClothFrame | null {
  const sums = new Float64Array(6);
  const right = [new Float64Array(3), new Float64Array(3), new Float64Array(3)];
  const near: number[] = [];
  for (let v = 0; v < mm.length / 2; v++) {
    const dx = mm[2 * v]! - x;
    const dy = mm[2 * v + 1]! - y;
    if (dx > radius || dx < -radius || dy > radius || dy < -radius || dx * dx + dy * dy > radius * radius) continue;
    near.push(v);
    sums[0]! += 1;
    sums[1]! += dx;
    sums[2]! += dy;
    sums[3]! += dx * dx;
    sums[4]! += dx * dy;
    sums[5]! += dy * dy;
    for (let k = 0; k < 3; k++) {
      const p = positions[3 * v + k]!;
      right[k]![0]! += p;
      right[k]![1]! += p * dx;
      right[k]![2]! += p * dy;
    }
  }
  if (near.length < 4) return null;
  const [px, py, pz] = right.map((r) => solve(sums, r));
  if (!px || !py || !pz) return null;
  const position: Vector3 = [px[0]!, py[0]!, pz[0]!];
  const across: Vector3 = [px[1]!, py[1]!, pz[1]!];
  const down: Vector3 = [px[2]!, py[2]!, pz[2]!];
  // x to the right and y down, seen from outside: their cross product points into the body.
  const normal = unit3(cross3(down, across));
  let squares = 0;
  for (const v of near) {
    const off =
      (positions[3 * v]! - position[0]) * normal[0] +
      (positions[3 * v + 1]! - position[1]) * normal[1] +
      (positions[3 * v + 2]! - position[2]) * normal[2];
    squares += off * off;
  }
  return { position, across, down, normal, bulge: Math.sqrt(squares / near.length) };
}

/** Where a place of a piece is in the room; the plane is taken over a wider part of the cloth where the mesh is coarse. */
export function placeOnCloth(piece: Pick<ShownPiece, "mm" | "positions">, x: number, y: number): ClothFrame | null {
  for (const radius of [12, 20, 35, 60]) {
    const frame = frameAt(piece, x, y, radius);
    if (frame) return frame;
  }
  return null;
}

/** Places are tried this far apart; well away from every edge first, nearer to one where a garment has only narrow pieces. */
const TRY_EVERY_MM = 24;
const OFF_THE_EDGE_MM = [75, 35];
/** A hundredth of stretch weighs as much as this many hundredths of the radius in bulge. */
const STRAIN_WEIGHT = 4;

/** A place of a piece and how the cloth lies there. */
export type Found = { readonly pieceKey: string; readonly x: number; readonly y: number; readonly frame: ClothFrame };

/** The flattest and least stretched place that faces this way, with `radius` mm of cloth all round; null when there is none. */
export function flattest(pieces: readonly ShownPiece[], radius: number, faces: Vector3): Found | null {
  for (const offTheEdge of OFF_THE_EDGE_MM) {
    const found = flattestInside(pieces, radius, faces, offTheEdge);
    if (found) return found;
  }
  return null;
}

function flattestInside(pieces: readonly ShownPiece[], radius: number, faces: Vector3, offTheEdge: number): Found | null {
  let best: Found | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const tried = new Set<string>();
    for (let v = 0; v < piece.mm.length / 2; v++) {
      if (Math.min(piece.edges[3 * v]!, piece.edges[3 * v + 1]!) < offTheEdge) continue;
      const x = piece.mm[2 * v]!;
      const y = piece.mm[2 * v + 1]!;
      const spot = `${Math.round(x / TRY_EVERY_MM)},${Math.round(y / TRY_EVERY_MM)}`;
      if (tried.has(spot)) continue;
      tried.add(spot);
      const frame = frameAt(piece, x, y, radius);
      if (!frame || dot3(frame.normal, faces) < 0.5) continue;
      const strain = Math.abs(Math.hypot(...frame.across) - 1) + Math.abs(Math.hypot(...frame.down) - 1);
      const cost = frame.bulge / radius + STRAIN_WEIGHT * strain;
      if (cost < least) {
        least = cost;
        best = { pieceKey: piece.key, x, y, frame };
      }
    }
  }
  return best;
}
