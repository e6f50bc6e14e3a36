import type { Cloth } from "./cloth.ts";

const MARGIN_MM = 3;
const MAX_PAIRS_PER_PARTICLE = 12;
const TABLE_SIZE = 1 << 16;

/** Particles that may touch though they are no neighbours on the cloth; found once a frame, used in every substep. */
export type SelfContact = {
  readonly pairs: Int32Array;
  length: number;
  readonly head: Int32Array;
  readonly next: Int32Array;
};

/** Room for the pairs of a cloth. */
export const makeSelfContact = (count: number): SelfContact => ({
  pairs: new Int32Array(count * MAX_PAIRS_PER_PARTICLE * 2),
  length: 0,
  head: new Int32Array(TABLE_SIZE),
  next: new Int32Array(count),
});

function areNeighbours({ neighbourStart, neighbours }: Cloth, i: number, j: number): boolean {
  for (let a = neighbourStart[i]!; a < neighbourStart[i + 1]!; a++) {
    const k = neighbours[a]!;
    if (k === j) return true;
    for (let b = neighbourStart[k]!; b < neighbourStart[k + 1]!; b++) if (neighbours[b] === j) return true;
  }
  return false;
}

/** Finds all pairs nearer than `radius` and a margin, by a hashed grid. */
export function findPairs(cloth: Cloth, contact: SelfContact, radius: number): void {
  const reach = radius + MARGIN_MM;
  const inverse = 1 / reach;
  const { count, positions } = cloth;
  const { pairs, head, next } = contact;
  const hash = (x: number, y: number, z: number): number =>
    (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & (TABLE_SIZE - 1);
  head.fill(-1);
  let length = 0;
  for (let i = 0; i < count; i++) {
    const px = positions[3 * i]!;
    const py = positions[3 * i + 1]!;
    const pz = positions[3 * i + 2]!;
    const x = Math.floor(px * inverse);
    const y = Math.floor(py * inverse);
    const z = Math.floor(pz * inverse);
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dz = -1; dz <= 1; dz++)
          for (let j = head[hash(x + dx, y + dy, z + dz)]!; j >= 0; j = next[j]!) {
            const ex = positions[3 * j]! - px;
            const ey = positions[3 * j + 1]! - py;
            const ez = positions[3 * j + 2]! - pz;
            if (ex * ex + ey * ey + ez * ez > reach * reach || length + 2 > pairs.length) continue;
            if (areNeighbours(cloth, i, j)) continue;
            pairs[length++] = i;
            pairs[length++] = j;
          }
    const own = hash(x, y, z);
    next[i] = head[own]!;
    head[own] = i;
  }
  contact.length = length;
}

/** Pushes pairs that are nearer than `radius` half of the way apart. */
export function pushApart({ pairs, length }: SelfContact, positions: Float64Array, radius: number): void {
  const square = radius * radius;
  for (let q = 0; q < length; q += 2) {
    const a = 3 * pairs[q]!;
    const b = 3 * pairs[q + 1]!;
    const dx = positions[b]! - positions[a]!;
    const dy = positions[b + 1]! - positions[a + 1]!;
    const dz = positions[b + 2]! - positions[a + 2]!;
    const d2 = dx * dx + dy * dy + dz * dz;
    if (d2 >= square || d2 < 1e-9) continue;
    const d = Math.sqrt(d2);
    const f = (0.25 * (radius - d)) / d;
    positions[a] = positions[a]! - dx * f;
    positions[a + 1] = positions[a + 1]! - dy * f;
    positions[a + 2] = positions[a + 2]! - dz * f;
    positions[b] = positions[b]! + dx * f;
    positions[b + 1] = positions[b + 1]! + dy * f;
    positions[b + 2] = positions[b + 2]! + dz * f;
  }
}
