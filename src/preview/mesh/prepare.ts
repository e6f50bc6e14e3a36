import { type GarmentMesh, hemsOf, type PieceMesh } from "@selvedge/garment-core";
import { distanceToSegment } from "@selvedge/geometry-core";
import { FAR_MM, type ShownGarment, type ShownPiece, type Stitching } from "./shown-mesh.ts";

type Edge = { readonly a: number; readonly b: number };

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
    const distance = distanceToSegment(x, y, ax, ay, bx, by);
    const index = PER_VERTEX * v + slot;
    if (distance >= Math.abs(into[index]!)) continue;
    const isRight = isSigned && (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
    into[index] = isRight ? -distance : distance;
  }
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
  for (let index = 0; index < piece.openEdges.length; index += 2)
    open.push({ a: piece.openEdges[index]!, b: piece.openEdges[index + 1]! });
  const key = ({ a, b }: Edge) => Math.min(a, b) * count + Math.max(a, b);
  const isOpen = new Set(open.map(key));
  const edges = new Float32Array(PER_VERTEX * count).fill(FAR_MM);
  const { uv } = piece;
  for (const edge of outlineEdges(piece.indices, count)) {
    const { a, b } = edge;
    measure(uv, [uv[2 * a]!, uv[2 * a + 1]!, uv[2 * b]!, uv[2 * b + 1]!], edges, isOpen.has(key(edge)) ? 1 : 0);
  }
  for (const line of stitching)
    for (const [index, [bx, by]] of line.entries()) {
      const [ax, ay] = line[index - 1] ?? [bx, by];
      if (index > 0) measure(uv, [ax, ay, bx, by], edges, 2, true);
    }
  const hem = hemsOf(piece);
  const hemEdges = Array.from({ length: hem.uv.length / 2 }, () => [FAR_MM, 0, FAR_MM]).flat();
  const triangles = new Uint32Array(piece.indices.length + hem.indices.length);
  triangles.set(piece.indices);
  triangles.set(hem.indices, piece.indices.length);
  return {
    key: piece.key,
    positions: joined(piece.positions, hem.positions),
    normals: joined(piece.normals, hem.normals),
    mm: joined(piece.uv, hem.uv),
    edges: joined(edges, hemEdges),
    occlusion: new Float32Array(count + hem.positions.length / 3).fill(1),
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
      occlusion: new Float32Array(form.positions.length / 3).fill(1),
    },
    bounds,
  };
}
