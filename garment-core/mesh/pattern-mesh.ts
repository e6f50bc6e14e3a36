import type { Run } from "../pattern/run.ts";
import type { Cut } from "../recipes/garment.ts";
import { parseSide } from "../seams/sewing.ts";
import { fillOutline } from "./fill.ts";
import { type Arc, arcOf, cutRing, divide, type Ring, segmentsAlong } from "./ring.ts";

/** Where one piece lies in the arrays of a mesh; its outline comes first. */
export type PieceRange = {
  readonly key: string;
  readonly start: number;
  readonly count: number;
  readonly ring: number;
  readonly firstTriangle: number;
  readonly lastTriangle: number;
};

/** All pieces of a garment as flat triangles; sewn edges are divided alike, so that their vertices pair up. */
export type PatternMesh = {
  readonly pieces: readonly PieceRange[];
  /** x, y in mm on the piece, per vertex. */
  readonly flat: Float64Array;
  readonly pieceOf: Uint8Array;
  readonly triangles: Uint32Array;
  /** Vertices that are sewn together, two by two. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Name of each seam and where its pairs start. */
  readonly seams: readonly { readonly name: string; readonly start: number }[];
  /** Vertices along each held run, in the order the runs were given. */
  readonly held: readonly (readonly number[])[];
};

/** Meshes the pieces of a cut with edges of about `edgeOf(piece)` mm; a seam takes the finer of its two sides. */
export function meshCut(cut: Cut, edgeOf: (pieceKey: string) => number, held: readonly string[] = []): PatternMesh {
  const keys = Object.keys(cut.pieces);
  const sides = cut.sewing.map((sewing) => [parseSide(sewing.a), parseSide(sewing.b)] as const);
  const holds = held.map(parseSide);
  const runsOf = (list: readonly { readonly pieceKey: string; readonly run: Run }[], key: string): Run[] =>
    list.filter((side) => side.pieceKey === key).map((side) => side.run);
  const rings: Record<string, Ring> = {};
  const divisions: Record<string, number[]> = {};
  for (const key of keys) {
    const ring = cutRing(cut.pieces[key]!.outline, runsOf(sides.flat(), key), runsOf(holds, key));
    rings[key] = ring;
    divisions[key] = ring.segments.map((s) => Math.max(1, Math.round(s.length / edgeOf(key))));
  }
  const arcs = sides.map((pair) => {
    const [a, b] = pair.map(({ pieceKey, run }) => arcOf(rings[pieceKey]!, run)) as [Arc, Arc];
    const edge = Math.min(edgeOf(pair[0].pieceKey), edgeOf(pair[1].pieceKey));
    const count = Math.max(1, Math.round(Math.max(a.length, b.length) / edge));
    divisions[pair[0].pieceKey]![a.segment] = count;
    divisions[pair[1].pieceKey]![b.segment] = count;
    return [a, b] as const;
  });

  const [flat, pieceOf, triangles]: [number[], number[], number[]] = [[], [], []];
  const starts: Record<string, readonly number[]> = {};
  const pieces = keys.map((key, index): PieceRange => {
    const { places, starts: segmentStarts } = divide(rings[key]!, divisions[key]!);
    const filled = fillOutline(places, edgeOf(key));
    const start = pieceOf.length;
    const firstTriangle = triangles.length / 3;
    starts[key] = segmentStarts.map((s) => s + start);
    for (const [x, y] of filled.points) {
      flat.push(x, y);
      pieceOf.push(index);
    }
    for (const [a, b, c] of filled.triangles) triangles.push(a + start, b + start, c + start);
    const lastTriangle = triangles.length / 3;
    return { key, start, count: filled.points.length, ring: places.length, firstTriangle, lastTriangle };
  });
  const verticesOf = (key: string, segment: number): number[] => {
    const range = pieces[keys.indexOf(key)]!;
    const first = starts[key]![segment]! - range.start;
    return Array.from({ length: divisions[key]![segment]! + 1 }, (_, i) => range.start + ((first + i) % range.ring));
  };
  const pairs: (readonly [number, number])[] = [];
  const seams = arcs.map(([a, b], i) => {
    const [sideA, sideB] = sides[i]!;
    const list = (key: string, arc: Arc): number[] => {
      const vertices = verticesOf(key, arc.segment);
      return arc.backwards ? vertices.reverse() : vertices;
    };
    const [left, right] = [list(sideA.pieceKey, a), list(sideB.pieceKey, b)];
    const start = pairs.length;
    left.forEach((v, k) => {
      if (v !== right[k]) pairs.push([v, right[k]!]);
    });
    return { name: `${cut.sewing[i]!.a} ~ ${cut.sewing[i]!.b}`, start };
  });
  return {
    pieces,
    flat: Float64Array.from(flat),
    pieceOf: Uint8Array.from(pieceOf),
    triangles: Uint32Array.from(triangles),
    pairs,
    seams,
    held: holds.map(({ pieceKey, run }) => [
      ...new Set(segmentsAlong(rings[pieceKey]!, run).flatMap((segment) => verticesOf(pieceKey, segment))),
    ]),
  };
}
