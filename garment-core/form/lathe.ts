import type { Surface } from "./surface.ts";

/** A turned part: rings of a radius at a height, from below to above, round an axis that may lean. */
export type Turned = {
  readonly centre: readonly [x: number, y: number, z: number];
  /** Depth per width of the rings. */
  readonly ratio: number;
  /** How far the axis moves in z per mm of height. */
  readonly lean: number;
  /** How much a ring drops per mm towards +z. */
  readonly tilt: number;
  readonly profile: readonly (readonly [radius: number, height: number])[];
  readonly sides: number;
};

/** Turns a profile into a surface; a radius of 0 closes it. */
export function turn({ centre, ratio, lean, tilt, profile, sides }: Turned): Surface {
  const rings = profile.length;
  const positions = new Float32Array(rings * sides * 3);
  const normals = new Float32Array(rings * sides * 3);
  const indices: number[] = [];
  profile.forEach(([radius, height], ring) => {
    const [below, above] = [profile[Math.max(0, ring - 1)]!, profile[Math.min(rings - 1, ring + 1)]!];
    const [rise, out] = [above[1] - below[1], above[0] - below[0]];
    for (let s = 0; s < sides; s++) {
      const angle = (s / sides) * 2 * Math.PI;
      const [x, z] = [Math.sin(angle), Math.cos(angle)];
      const v = 3 * (ring * sides + s);
      const depth = radius * ratio * z;
      positions.set([centre[0] + radius * x, centre[1] + height - tilt * depth, centre[2] + depth + lean * height], v);
      const length = Math.hypot(rise, out) || 1;
      normals.set([(x * rise) / length, -out / length, (z * rise) / length], v);
      if (ring === 0) continue;
      const next = (s + 1) % sides;
      const [a, b, c, d] = [(ring - 1) * sides + s, (ring - 1) * sides + next, ring * sides + next, ring * sides + s];
      indices.push(a, b, c, a, c, d);
    }
  });
  return { positions, normals, indices: Uint32Array.from(indices) };
}

/** Several surfaces as one. */
export function merge(surfaces: readonly Surface[]): Surface {
  const size = (countOf: (s: Surface) => number): number => surfaces.reduce((sum, s) => sum + countOf(s), 0);
  const positions = new Float32Array(size((s) => s.positions.length));
  const normals = new Float32Array(positions.length);
  const indices = new Uint32Array(size((s) => s.indices.length));
  let [vertex, index] = [0, 0];
  for (const s of surfaces) {
    positions.set(s.positions, vertex);
    normals.set(s.normals, vertex);
    s.indices.forEach((i, corner) => {
      indices[index + corner] = i + vertex / 3;
    });
    vertex += s.positions.length;
    index += s.indices.length;
  }
  return { positions, normals, indices };
}
