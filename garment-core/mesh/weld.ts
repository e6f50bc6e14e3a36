/** Vertices joined into particles: `particleOf` each vertex, particles numbered in the order of their first vertex. */
export type Weld = { readonly particleOf: Int32Array; readonly count: number };

/** Joins vertices that are sewn together, however many meet. */
export function weld(vertexCount: number, pairs: readonly (readonly [number, number])[]): Weld {
  const parent = Int32Array.from({ length: vertexCount }, (_, i) => i);
  const find = (vertex: number): number => {
    let v = vertex;
    while (parent[v] !== v) {
      parent[v] = parent[parent[v]!]!;
      v = parent[v]!;
    }
    return v;
  };
  for (const [a, b] of pairs) parent[find(a)] = find(b);
  const particleOf = new Int32Array(vertexCount);
  const numbers = new Map<number, number>();
  for (let v = 0; v < vertexCount; v++) {
    const root = find(v);
    const number = numbers.get(root) ?? numbers.size;
    numbers.set(root, number);
    particleOf[v] = number;
  }
  return { particleOf, count: numbers.size };
}
