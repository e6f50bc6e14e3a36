import { cross, dot, minus, type Point } from "./point.ts";

/** Whether two convex outlines share some area (separating axes). */
export function convexOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !isSeparated(a, b) && !isSeparated(b, a);
}

function isSeparated(one: readonly Point[], from: readonly Point[]): boolean {
  return one.some(([x, y], index) => {
    const [nextX, nextY] = one[(index + 1) % one.length]!;
    const normal: Point = [nextY - y, x - nextX];
    const reach = (points: readonly Point[]) => points.map((point) => dot(point, normal));
    const [own, other] = [reach(one), reach(from)];
    return Math.max(...own) <= Math.min(...other) || Math.max(...other) <= Math.min(...own);
  });
}

/** The share of the way from a to b, 0 … 1, that lies in a convex outline; null when none does (Cyrus and Beck, 1978). */
export function clipToConvex(a: Point, b: Point, convex: readonly Point[]): readonly [enter: number, leave: number] | null {
  let [enter, leave] = [0, 1];
  const turn = Math.sign(cross(minus(convex[1]!, convex[0]!), minus(convex[2]!, convex[1]!)));
  for (let edge = 0; edge < convex.length; edge++) {
    const p = convex[edge]!;
    const side = minus(convex[(edge + 1) % convex.length]!, p);
    // Positive on the inner side of this edge.
    const [atA, atB] = [turn * cross(side, minus(a, p)), turn * cross(side, minus(b, p))];
    if (atA < 0 && atB < 0) return null;
    if (atA < 0) enter = Math.max(enter, atA / (atA - atB));
    else if (atB < 0) leave = Math.min(leave, atA / (atA - atB));
  }
  return enter <= leave ? [enter, leave] : null;
}

/** The part of a chain that a taut string takes: each further point drops those it passes by. Points run in order of x. */
export function tautChain(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const p of points) {
    while (chain.length > 1) {
      const [a, b] = [chain.at(-2)!, chain.at(-1)!];
      if (cross(minus(b, a), minus(p, a)) > 0) break;
      chain.pop();
    }
    chain.push(p);
  }
  return chain;
}

/** The convex outline around points (Andrew's monotone chain, 1979). */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  return [...tautChain(sorted).slice(0, -1), ...tautChain(sorted.reverse()).slice(0, -1)];
}
