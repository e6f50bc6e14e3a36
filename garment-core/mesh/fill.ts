/// <reference path="./cdt2d.d.ts" />
import { contains, nearestShare, type Point } from "@selvedge/geometry-core";
import cdt2d from "cdt2d";
import Delaunator from "delaunator";

type Triangle = [number, number, number];

/** Interior points keep this share of the edge length from the outline, and are moved this much off their lattice. */
const MARGIN = 0.62;
const JITTER = 0.22;
const SMOOTHINGS = 2;

/** Whether a place is closer to the ring than `reach`. */
function isNear(ring: readonly Point[], x: number, y: number, reach: number): boolean {
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j]!, ring[i]!];
    const share = nearestShare(x, y, a[0], a[1], b[0], b[1]);
    if ((x - a[0] - (b[0] - a[0]) * share) ** 2 + (y - a[1] - (b[1] - a[1]) * share) ** 2 < reach * reach) return true;
  }
  return false;
}

const doubleArea = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Plain Delaunay of well-spaced points keeps nearly every outline edge; the slow constrained one is for the rest. */
function triangulate(points: readonly Point[], ring: readonly Point[]): Triangle[] {
  const [n, rim] = [points.length, ring.length];
  const found = new Delaunator(Float64Array.from(points.flat())).triangles;
  const edges = new Set<number>();
  const triangles: Triangle[] = [];
  for (let i = 0; i < found.length; i += 3) {
    const [a, b, c] = [found[i]!, found[i + 1]!, found[i + 2]!];
    if (a < rim || b < rim || c < rim) {
      const [p, q, r] = [points[a]!, points[b]!, points[c]!];
      if (!contains(ring, [(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3])) continue;
      for (const [x, y] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const)
        edges.add(Math.min(x, y) * n + Math.max(x, y));
    }
    triangles.push([a, b, c]);
  }
  const outline = ring.map((_, i): [number, number] => [i, (i + 1) % rim]);
  if (outline.every(([x, y]) => edges.has(Math.min(x, y) * n + Math.max(x, y)))) return triangles;
  return cdt2d(points, outline, { exterior: false });
}

/**
 * Fills an outline with triangles of about `edge` mm. The ring keeps its places and comes first; triangles are turned so
 * that the outside of the cloth is their front. The same ring always gives the same mesh.
 */
export function fillOutline(
  ring: readonly Point[],
  edge: number,
): { readonly points: readonly Point[]; readonly triangles: readonly Triangle[] } {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const points: [number, number][] = ring.map((p) => [p[0], p[1]]);
  let seed = 7;
  const jitter = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * edge * JITTER;
  };
  const row = edge * Math.sqrt(0.75);
  for (let j = 0, y = top + row / 2; y < bottom; y += row, j++)
    for (let x = left + (j & 1 ? edge / 2 : 0); x < right; x += edge) {
      const [px, py] = [x + jitter(), y + jitter()];
      if (contains(ring, [px, py]) && !isNear(ring, px, py, edge * MARGIN)) points.push([px, py]);
    }
  let triangles = triangulate(points, ring);
  for (let i = 0; i < SMOOTHINGS; i++) {
    smoothInterior(points, triangles, ring.length);
    triangles = triangulate(points, ring);
  }
  return {
    points,
    triangles: triangles
      .filter(([a, b, c]) => Math.abs(doubleArea(points[a]!, points[b]!, points[c]!)) > 1e-3)
      .map(([a, b, c]) => (doubleArea(points[a]!, points[b]!, points[c]!) > 0 ? [a, c, b] : [a, b, c])),
  };
}

function smoothInterior(points: [number, number][], triangles: readonly Triangle[], rim: number): void {
  const sums = new Float64Array(points.length * 3);
  const add = (to: number, from: number): void => {
    sums[3 * to] = sums[3 * to]! + points[from]![0];
    sums[3 * to + 1] = sums[3 * to + 1]! + points[from]![1];
    sums[3 * to + 2] = sums[3 * to + 2]! + 1;
  };
  for (const [a, b, c] of triangles) {
    for (const [to, from] of [
      [a, b],
      [b, a],
      [b, c],
      [c, b],
      [c, a],
      [a, c],
    ] as const)
      add(to, from);
  }
  for (let i = rim; i < points.length; i++) {
    const count = sums[3 * i + 2]!;
    if (count > 0) points[i] = [sums[3 * i]! / count, sums[3 * i + 1]! / count];
  }
}
