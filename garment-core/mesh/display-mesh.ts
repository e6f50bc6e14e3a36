import { distanceToSegment } from "@selvedge/geometry-core";
import type { Bounds, FormMesh, GarmentMesh, PieceMesh } from "./garment-mesh.ts";
import type { StoredDrape } from "./stored-drape.ts";
import { type SewnMesh, subdivide } from "./subdivide.ts";

const FAR_FROM_EDGE_MM = 40;

/** Unit normals of a mesh, weighted by the area of the triangles round a point; `point` maps a vertex to the point it shares. */
function smoothNormals(positions: ArrayLike<number>, indices: Uint32Array, point: (vertex: number) => number): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let t = 0; t < indices.length; t += 3) {
    const a = 3 * point(indices[t] ?? 0);
    const b = 3 * point(indices[t + 1] ?? 0);
    const c = 3 * point(indices[t + 2] ?? 0);
    const coordinate = (i: number, k: number) => positions[i + k] ?? 0;
    const [ux, uy, uz] = [
      coordinate(b, 0) - coordinate(a, 0),
      coordinate(b, 1) - coordinate(a, 1),
      coordinate(b, 2) - coordinate(a, 2),
    ];
    const [vx, vy, vz] = [
      coordinate(c, 0) - coordinate(a, 0),
      coordinate(c, 1) - coordinate(a, 1),
      coordinate(c, 2) - coordinate(a, 2),
    ];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c])
      for (let k = 0; k < 3; k++) normals[corner + k] = (normals[corner + k] ?? 0) + (normal[k] ?? 0);
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0) || 1;
    for (let k = 0; k < 3; k++) normals[i + k] = (normals[i + k] ?? 0) / length;
  }
  return normals;
}

/** Edges of one piece that belong to one triangle: its outline, as pairs of vertices with the cloth on their left. */
function outlineEdges(indices: Uint32Array, from: number, to: number): number[] {
  const directed = new Set<string>();
  for (let t = from; t < to; t += 3) for (let k = 0; k < 3; k++) directed.add(`${indices[t + k]} ${indices[t + ((k + 1) % 3)]}`);
  const pairs: number[] = [];
  for (let t = from; t < to; t += 3)
    for (let k = 0; k < 3; k++) {
      const a = indices[t + k] ?? 0;
      const b = indices[t + ((k + 1) % 3)] ?? 0;
      if (!directed.has(`${b} ${a}`)) pairs.push(a, b);
    }
  return pairs;
}

/** Distance in mm of a place to a list of segments on the piece, at most FAR_FROM_EDGE_MM. */
function distanceTo(segments: Float64Array, x: number, y: number): number {
  let nearest = FAR_FROM_EDGE_MM;
  for (let i = 0; i < segments.length; i += 4) {
    const ax = segments[i] ?? 0;
    const ay = segments[i + 1] ?? 0;
    if (Math.abs(ax - x) > 2 * FAR_FROM_EDGE_MM || Math.abs(ay - y) > 2 * FAR_FROM_EDGE_MM) continue;
    nearest = Math.min(nearest, distanceToSegment(x, y, ax, ay, segments[i + 2] ?? 0, segments[i + 3] ?? 0));
  }
  return nearest;
}

function boundsOf(particles: Float64Array): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < particles.length; i++) {
    const k = (i % 3) as 0 | 1 | 2;
    min[k] = Math.min(min[k], particles[i] ?? 0);
    max[k] = Math.max(max[k], particles[i] ?? 0);
  }
  return { min, max };
}

function sewnMesh(drape: StoredDrape): SewnMesh {
  const piece = new Uint16Array(drape.weld.length);
  for (const [index, part] of drape.pieces.entries()) piece.fill(index, part.vertexStart, part.vertexStart + part.vertexCount);
  return {
    uv: Float64Array.from(drape.uv),
    piece,
    weld: drape.weld,
    particles: Float64Array.from(drape.particles),
    indices: drape.indices,
  };
}

/** How many triangles of the finest mesh meet an edge between two particles: one means that nothing is sewn there. */
function sewnEdges(mesh: SewnMesh): Map<string, number> {
  const uses = new Map<string, number>();
  for (let t = 0; t < mesh.indices.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const a = mesh.weld[mesh.indices[t + k] ?? 0] ?? 0;
      const b = mesh.weld[mesh.indices[t + ((k + 1) % 3)] ?? 0] ?? 0;
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  return uses;
}

/** A stored drape made ready to be drawn: `levels` steps of subdivision, normals smooth across seams, one mesh a piece. */
export function displayMesh(drape: StoredDrape, levels = 1): GarmentMesh {
  let mesh = sewnMesh(drape);
  for (let level = 0; level < levels; level++) mesh = subdivide(mesh);
  const { uv, weld, particles, indices } = mesh;
  const normals = smoothNormals(particles, indices, (vertex) => weld[vertex] ?? 0);
  const uses = sewnEdges(mesh);
  const growth = 4 ** levels;

  const pieces = drape.pieces.map((part, index): PieceMesh => {
    const from = part.indexStart * growth;
    const to = from + part.indexCount * growth;
    const own = new Map<number, number>();
    const vertices: number[] = [];
    const local = new Uint32Array(to - from);
    for (let i = from; i < to; i++) {
      const vertex = indices[i] ?? 0;
      let place = own.get(vertex);
      if (place === undefined) {
        place = vertices.length;
        own.set(vertex, place);
        vertices.push(vertex);
      }
      local[i - from] = place;
    }
    const rim = outlineEdges(indices, from, to);
    const segments = new Float64Array(rim.length * 2);
    rim.forEach((vertex, i) => {
      segments[2 * i] = uv[2 * vertex] ?? 0;
      segments[2 * i + 1] = uv[2 * vertex + 1] ?? 0;
    });
    const open: number[] = [];
    for (let i = 0; i < rim.length; i += 2) {
      const [a, b] = [rim[i] ?? 0, rim[i + 1] ?? 0];
      const [p, q] = [weld[a] ?? 0, weld[b] ?? 0];
      if (uses.get(p < q ? `${p} ${q}` : `${q} ${p}`) === 1) open.push(own.get(a) ?? 0, own.get(b) ?? 0);
    }
    const count = vertices.length;
    const result = {
      key: drape.pieces[index]?.key ?? "",
      positions: new Float32Array(3 * count),
      normals: new Float32Array(3 * count),
      uv: new Float32Array(2 * count),
      edgeDistance: new Float32Array(count),
      indices: local,
      openEdges: Uint32Array.from(open),
    };
    vertices.forEach((vertex, place) => {
      const particle = 3 * (weld[vertex] ?? 0);
      for (let k = 0; k < 3; k++) {
        result.positions[3 * place + k] = particles[particle + k] ?? 0;
        result.normals[3 * place + k] = normals[particle + k] ?? 0;
      }
      const [x, y] = [uv[2 * vertex] ?? 0, uv[2 * vertex + 1] ?? 0];
      result.uv[2 * place] = x;
      result.uv[2 * place + 1] = y;
      result.edgeDistance[place] = distanceTo(segments, x, y);
    });
    return result;
  });

  const form: FormMesh = {
    positions: drape.form.positions,
    normals: smoothNormals(drape.form.positions, drape.form.indices, (vertex) => vertex),
    indices: drape.form.indices,
  };
  return { pieces, form, bounds: boundsOf(particles) };
}
