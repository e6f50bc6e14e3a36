/** A triangle mesh of pieces whose vertices share particles along seams. All lists are per vertex unless said otherwise. */
export type SewnMesh = {
  readonly uv: Float64Array;
  readonly piece: Uint16Array;
  readonly weld: Uint32Array;
  /** x, y, z of each particle. */
  readonly particles: Float64Array;
  readonly indices: Uint32Array;
};

type Edge = { readonly a: number; readonly b: number; readonly across: number[]; middle: number };

const CORNER_RADIANS = 0.4;

const edgeKey = (a: number, b: number, count: number) => (a < b ? a * count + b : b * count + a);

function edgesOf({ indices, weld }: SewnMesh): Map<number, Edge> {
  const count = weld.length;
  const edges = new Map<number, Edge>();
  for (let t = 0; t < indices.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const a = indices[t + k] ?? 0;
      const b = indices[t + ((k + 1) % 3)] ?? 0;
      const key = edgeKey(a, b, count);
      const edge = edges.get(key);
      const opposite = indices[t + ((k + 2) % 3)] ?? 0;
      if (edge) edge.across.push(opposite);
      else edges.set(key, { a, b, across: [opposite], middle: -1 });
    }
  return edges;
}

/** Particles that may not move: corners of outlines, and places where the sewn pieces disagree about the outline's course. */
function pinned(mesh: SewnMesh, rim: readonly number[][]): Uint8Array {
  const { uv, weld } = mesh;
  const pins = new Uint8Array(mesh.particles.length / 3);
  const course = new Map<number, string>();
  for (let vertex = 0; vertex < weld.length; vertex++) {
    const beside = rim[vertex] ?? [];
    if (beside.length === 0) continue;
    const particle = weld[vertex] ?? 0;
    const [a, b] = beside;
    if (beside.length !== 2 || a === undefined || b === undefined) {
      pins[particle] = 1;
      continue;
    }
    const ux = (uv[2 * vertex] ?? 0) - (uv[2 * a] ?? 0);
    const uy = (uv[2 * vertex + 1] ?? 0) - (uv[2 * a + 1] ?? 0);
    const vx = (uv[2 * b] ?? 0) - (uv[2 * vertex] ?? 0);
    const vy = (uv[2 * b + 1] ?? 0) - (uv[2 * vertex + 1] ?? 0);
    if (Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) > CORNER_RADIANS) pins[particle] = 1;
    const ends = [weld[a] ?? 0, weld[b] ?? 0].sort((x, y) => x - y).join(" ");
    const known = course.get(particle);
    if (known !== undefined && known !== ends) pins[particle] = 1;
    course.set(particle, ends);
  }
  return pins;
}

/**
 * One step of Loop's subdivision (Loop 1987, crease rule along outlines). Positions and places on the piece go through the same weights:
 * with weights on positions alone, straight stripes would waver. Both sides of a seam stay welded.
 */
export function subdivide(mesh: SewnMesh): SewnMesh {
  const { uv, weld, particles, indices } = mesh;
  const count = weld.length;
  const edges = edgesOf(mesh);
  const around: number[][] = Array.from({ length: count }, () => []);
  const rim: number[][] = Array.from({ length: count }, () => []);
  for (const { a, b, across } of edges.values()) {
    around[a]?.push(b);
    around[b]?.push(a);
    if (across.length > 1) continue;
    rim[a]?.push(b);
    rim[b]?.push(a);
  }
  const pins = pinned(mesh, rim);
  const nextCount = count + edges.size;
  const nextUv = new Float64Array(2 * nextCount);
  const nextPiece = new Uint16Array(nextCount);
  const nextWeld = new Uint32Array(nextCount);
  const nextParticles: number[] = [];
  const byParticle = new Map<number, number>();
  const bySeamEdge = new Map<number, number>();
  const blend = new Float64Array(5);
  const add = (vertex: number, weight: number) => {
    const offset = 3 * (weld[vertex] ?? 0);
    for (let k = 0; k < 3; k++) blend[k] = (blend[k] ?? 0) + weight * (particles[offset + k] ?? 0);
    for (let k = 0; k < 2; k++) blend[3 + k] = (blend[3 + k] ?? 0) + weight * (uv[2 * vertex + k] ?? 0);
  };
  const put = (vertex: number, shared: Map<number, number> | null, key: number) => {
    let particle = shared?.get(key);
    if (particle === undefined) {
      particle = nextParticles.length / 3;
      nextParticles.push(blend[0] ?? 0, blend[1] ?? 0, blend[2] ?? 0);
      shared?.set(key, particle);
    }
    nextWeld[vertex] = particle;
    nextUv[2 * vertex] = blend[3] ?? 0;
    nextUv[2 * vertex + 1] = blend[4] ?? 0;
    blend.fill(0);
  };
  for (let vertex = 0; vertex < count; vertex++) {
    const beside = around[vertex] ?? [];
    const [first, second] = rim[vertex] ?? [];
    if (pins[weld[vertex] ?? 0] || beside.length < 3) add(vertex, 1);
    else if (first !== undefined && second !== undefined) {
      add(vertex, 0.75);
      add(first, 0.125);
      add(second, 0.125);
    } else {
      const share = beside.length === 3 ? 3 / 16 : 3 / (8 * beside.length);
      add(vertex, 1 - beside.length * share);
      for (const other of beside) add(other, share);
    }
    nextPiece[vertex] = mesh.piece[vertex] ?? 0;
    put(vertex, byParticle, weld[vertex] ?? 0);
  }
  let middle = count;
  const particleCount = particles.length / 3;
  for (const edge of edges.values()) {
    const inner = edge.across.length === 2;
    add(edge.a, inner ? 0.375 : 0.5);
    add(edge.b, inner ? 0.375 : 0.5);
    if (inner) for (const other of edge.across) add(other, 0.125);
    edge.middle = middle;
    nextPiece[middle] = mesh.piece[edge.a] ?? 0;
    put(middle++, inner ? null : bySeamEdge, edgeKey(weld[edge.a] ?? 0, weld[edge.b] ?? 0, particleCount));
  }
  const nextIndices = new Uint32Array(indices.length * 4);
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t] ?? 0;
    const b = indices[t + 1] ?? 0;
    const c = indices[t + 2] ?? 0;
    const x = edges.get(edgeKey(a, b, count))?.middle ?? 0;
    const y = edges.get(edgeKey(b, c, count))?.middle ?? 0;
    const z = edges.get(edgeKey(c, a, count))?.middle ?? 0;
    nextIndices.set([a, x, z, b, y, x, c, z, y, x, y, z], t * 4);
  }
  return { uv: nextUv, piece: nextPiece, weld: nextWeld, particles: Float64Array.from(nextParticles), indices: nextIndices };
}
