import type { Weld } from "../mesh/weld.ts";

/** Vertices that must meet, group after group: those of g lie between start[g] and start[g + 1]. */
export type SeamGroups = { readonly start: Int32Array; readonly members: Int32Array };

/** Groups of two and more vertices that one particle will be welded from. */
export function groupSeams({ particleOf, count }: Weld): SeamGroups {
  const lists: number[][] = Array.from({ length: count }, () => []);
  particleOf.forEach((p, v) => {
    lists[p]!.push(v);
  });
  const groups = lists.filter((list) => list.length > 1);
  const start = new Int32Array(groups.length + 1);
  groups.forEach((group, i) => {
    start[i + 1] = start[i]! + group.length;
  });
  return { start, members: Int32Array.from(groups.flat()) };
}

/** The widest opening between two vertices of one group, mm. */
export function widestGap({ start, members }: SeamGroups, positions: Float64Array): number {
  let widest = 0;
  for (let g = 0; g < start.length - 1; g++)
    for (let a = start[g]!; a < start[g + 1]!; a++)
      for (let b = a + 1; b < start[g + 1]!; b++) {
        const [p, q] = [3 * members[a]!, 3 * members[b]!];
        const gap = Math.hypot(
          positions[p]! - positions[q]!,
          positions[p + 1]! - positions[q + 1]!,
          positions[p + 2]! - positions[q + 2]!,
        );
        if (gap > widest) widest = gap;
      }
  return widest;
}

/** Every member of a group walks to their common centre, at most `reach` mm. */
export function drawTogether({ start, members }: SeamGroups, positions: Float64Array, reach: number): void {
  for (let g = 0; g < start.length - 1; g++) {
    const first = start[g]!;
    const end = start[g + 1]!;
    const share = 1 / (end - first);
    let x = 0;
    let y = 0;
    let z = 0;
    for (let a = first; a < end; a++) {
      const p = 3 * members[a]!;
      x += positions[p]!;
      y += positions[p + 1]!;
      z += positions[p + 2]!;
    }
    x *= share;
    y *= share;
    z *= share;
    for (let a = first; a < end; a++) {
      const p = 3 * members[a]!;
      const dx = x - positions[p]!;
      const dy = y - positions[p + 1]!;
      const dz = z - positions[p + 2]!;
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const f = far > reach ? reach / far : 1;
      positions[p] = positions[p]! + dx * f;
      positions[p + 1] = positions[p + 1]! + dy * f;
      positions[p + 2] = positions[p + 2]! + dz * f;
    }
  }
}

/** Members of a group lie as near to the form as the nearest of them, or they could not meet. */
export function levelLayers({ start, members }: SeamGroups, layer: Float64Array): void {
  for (let g = 0; g < start.length - 1; g++) {
    const group = members.subarray(start[g]!, start[g + 1]!);
    const least = Math.min(...Array.from(group, (v) => layer[v]!));
    for (const v of group) layer[v] = least;
  }
}
