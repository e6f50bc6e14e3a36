import { cross3, dot3, minus3, type Vector3 } from "@selvedge/geometry-core";

/** Triangles of a mesh that another one goes through: `corners` are three points a triangle, `positions` three numbers a point. */
export function crossedTriangles(corners: ArrayLike<number>, positions: ArrayLike<number>): Set<number> {
  const crossed = new Set<number>();
  for (const [s, t] of meetings(corners, positions)) {
    if (crossed.has(s) && crossed.has(t)) continue;
    if (pierces(corners, positions, s, t) || pierces(corners, positions, t, s)) {
      crossed.add(s);
      crossed.add(t);
    }
  }
  return crossed;
}

/** Least and greatest of each coordinate of a triangle. */
function boxesOf(corners: ArrayLike<number>, positions: ArrayLike<number>): Float64Array {
  const count = corners.length / 3;
  const boxes = new Float64Array(6 * count);
  for (let t = 0; t < count; t++)
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [0, 1, 2].map((corner) => positions[3 * corners[3 * t + corner]! + k]!) as [number, number, number];
      boxes[6 * t + k] = Math.min(a, b, c);
      boxes[6 * t + 3 + k] = Math.max(a, b, c);
    }
  return boxes;
}

/** Pairs of triangles whose boxes meet and that share no corner, swept along x. */
function* meetings(corners: ArrayLike<number>, positions: ArrayLike<number>): Generator<readonly [number, number]> {
  const boxes = boxesOf(corners, positions);
  const order = Array.from({ length: boxes.length / 6 }, (_, t) => t).sort((s, t) => boxes[6 * s]! - boxes[6 * t]!);
  const touches = (s: number, t: number) => {
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) if (corners[3 * s + i] === corners[3 * t + j]) return true;
    return false;
  };
  let open: number[] = [];
  for (const t of order) {
    const from = boxes[6 * t]!;
    open = open.filter((s) => boxes[6 * s + 3]! >= from);
    for (const s of open) {
      if (boxes[6 * s + 1]! > boxes[6 * t + 4]! || boxes[6 * t + 1]! > boxes[6 * s + 4]!) continue;
      if (boxes[6 * s + 2]! > boxes[6 * t + 5]! || boxes[6 * t + 2]! > boxes[6 * s + 5]!) continue;
      if (!touches(s, t)) yield [s, t];
    }
    open.push(t);
  }
}

/** Whether an edge of triangle `s` goes through triangle `t`. Source: Möller and Trumbore, Fast, minimum storage ray/triangle intersection, 1997. */
function pierces(corners: ArrayLike<number>, positions: ArrayLike<number>, s: number, t: number): boolean {
  const cornerAt = (triangle: number, corner: number): Vector3 => {
    const p = 3 * corners[3 * triangle + corner]!;
    return [positions[p]!, positions[p + 1]!, positions[p + 2]!];
  };
  const origin = cornerAt(t, 0);
  const [e1, e2] = [minus3(cornerAt(t, 1), origin), minus3(cornerAt(t, 2), origin)];
  for (let k = 0; k < 3; k++) {
    const from = cornerAt(s, k);
    const along = minus3(cornerAt(s, (k + 1) % 3), from);
    const h = cross3(along, e2);
    const slope = dot3(e1, h);
    if (Math.abs(slope) < 1e-9) continue;
    const reach = minus3(from, origin);
    const u = dot3(reach, h) / slope;
    if (u < 0 || u > 1) continue;
    const q = cross3(reach, e1);
    const v = dot3(along, q) / slope;
    if (v < 0 || u + v > 1) continue;
    const share = dot3(e2, q) / slope;
    if (share > 0 && share < 1) return true;
  }
  return false;
}
