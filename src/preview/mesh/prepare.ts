import type { GarmentMesh, PieceMesh } from "@selvedge/garment-core";
import { FAR_MM, type ShownGarment, type ShownPiece, type Stitching } from "./shown-mesh.ts";

/** Thickness of a turned hem as it is seen. */
const HEM_THICKNESS_MM = 1.3;

type Vec = readonly [number, number, number];
type Edge = { readonly a: number; readonly b: number };

const at3 = (of: ArrayLike<number>, v: number): Vec => [of[3 * v]!, of[3 * v + 1]!, of[3 * v + 2]!];
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
function unit(a: Vec): Vec {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Sides that belong to one triangle only. */
export function outlineEdges(triangles: ArrayLike<number>, vertexCount: number): readonly Edge[] {
  const sides = new Map<number, Edge | null>();
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k]!, triangles[t + ((k + 1) % 3)]!];
      const key = Math.min(a, b) * vertexCount + Math.max(a, b);
      sides.set(key, sides.has(key) ? null : { a, b });
    }
  }
  return [...sides.values()].filter((side) => side !== null);
}

/** Distance from a point to a segment. */
export function distanceTo(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
}

/** Distances a vertex: sewn edge, open edge, topstitching. */
const PER_VERTEX = 3;

/** Writes every vertex's distance to a segment where it is the least so far; signed, it is negative on the segment's right. */
function measure(
  mm: ArrayLike<number>,
  [ax, ay, bx, by]: readonly [number, number, number, number],
  into: Float32Array,
  slot: number,
  isSigned = false,
): void {
  const minX = Math.min(ax, bx) - FAR_MM;
  const maxX = Math.max(ax, bx) + FAR_MM;
  const minY = Math.min(ay, by) - FAR_MM;
  const maxY = Math.max(ay, by) + FAR_MM;
  for (let v = 0; v < mm.length / 2; v++) {
    const x = mm[2 * v]!;
    const y = mm[2 * v + 1]!;
    if (x < minX || x > maxX || y < minY || y > maxY) continue;
    const distance = distanceTo(x, y, ax, ay, bx, by);
    const at = PER_VERTEX * v + slot;
    if (distance >= Math.abs(into[at]!)) continue;
    const isRight = isSigned && (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
    into[at] = isRight ? -distance : distance;
  }
}

/** Four vertices and two triangles for each open edge: a strip as deep as a hem is thick, turned to the inside. */
function hems({ positions, normals, uv }: PieceMesh, edges: readonly Edge[]) {
  const made = { positions: [] as number[], normals: [] as number[], mm: [] as number[], triangles: [] as number[] };
  const first = positions.length / 3;
  for (const { a, b } of edges) {
    const at = first + made.positions.length / 3;
    const along = minus(at3(positions, b), at3(positions, a));
    for (const v of [a, b]) {
      const [p, n] = [at3(positions, v), at3(normals, v)];
      // The cloth lies on the left of the edge, so its outside is on the right.
      const outward = unit(cross(along, n));
      for (const [depth, lean] of [
        [0, 0.8],
        [HEM_THICKNESS_MM, -0.4],
      ] as const) {
        made.positions.push(p[0] - n[0] * depth, p[1] - n[1] * depth, p[2] - n[2] * depth);
        made.normals.push(...unit([outward[0] + n[0] * lean, outward[1] + n[1] * lean, outward[2] + n[2] * lean]));
        made.mm.push(uv[2 * v]!, uv[2 * v + 1]!);
      }
    }
    made.triangles.push(at, at + 1, at + 2, at + 2, at + 1, at + 3);
  }
  return made;
}

function joined(a: Float32Array, b: readonly number[]): Float32Array {
  const both = new Float32Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Adds to a piece what only the eye needs: its distances to sewn and open edges and to topstitching, and the thickness of its hems. */
export function preparePiece(piece: PieceMesh, stitching: readonly (readonly (readonly [number, number])[])[] = []): ShownPiece {
  const count = piece.positions.length / 3;
  const open: Edge[] = [];
  for (let at = 0; at < piece.openEdges.length; at += 2) open.push({ a: piece.openEdges[at]!, b: piece.openEdges[at + 1]! });
  const key = ({ a, b }: Edge) => Math.min(a, b) * count + Math.max(a, b);
  const isOpen = new Set(open.map(key));
  const edges = new Float32Array(PER_VERTEX * count).fill(FAR_MM);
  const { uv } = piece;
  for (const edge of outlineEdges(piece.indices, count)) {
    const { a, b } = edge;
    measure(uv, [uv[2 * a]!, uv[2 * a + 1]!, uv[2 * b]!, uv[2 * b + 1]!], edges, isOpen.has(key(edge)) ? 1 : 0);
  }
  for (const line of stitching)
    for (const [at, [bx, by]] of line.entries()) {
      const [ax, ay] = line[at - 1] ?? [bx, by];
      if (at > 0) measure(uv, [ax, ay, bx, by], edges, 2, true);
    }
  const hem = hems(piece, open);
  const hemEdges = Array.from({ length: hem.mm.length / 2 }, () => [FAR_MM, 0, FAR_MM]).flat();
  const triangles = new Uint32Array(piece.indices.length + hem.triangles.length);
  triangles.set(piece.indices);
  triangles.set(hem.triangles, piece.indices.length);
  return {
    key: piece.key,
    positions: joined(piece.positions, hem.positions),
    normals: joined(piece.normals, hem.normals),
    mm: joined(piece.uv, hem.mm),
    edges: joined(edges, hemEdges),
    open: new Float32Array(count + hem.positions.length / 3).fill(1),
    triangles,
  };
}

/** A draped garment as it is shown. */
export function prepare({ pieces, form, bounds }: GarmentMesh, stitching: Stitching): ShownGarment {
  return {
    pieces: pieces.map((piece) => preparePiece(piece, stitching.get(piece.key))),
    form: {
      positions: form.positions,
      normals: form.normals,
      triangles: form.indices,
      open: new Float32Array(form.positions.length / 3).fill(1),
    },
    bounds,
  };
}
