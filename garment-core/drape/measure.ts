import type { Drape } from "./drape.ts";

/** Figures of a drape, in mm, mm/s and shares (0.01 is 1 %). */
export type DrapeMeasures = {
  readonly particles: number;
  readonly triangles: number;
  /** Widest opening of a seam when it was sewn shut. */
  readonly openSeam: number;
  /** Length of the edges against the pattern: mean of the absolute difference, 99th percentile and greatest stretch. */
  readonly strainMean: number;
  readonly strainP99: number;
  readonly strainMax: number;
  /** Least distance of a particle from the form. */
  readonly clearance: number;
  /** Mean speed of the particles at the end. */
  readonly speed: number;
};

/** Length of each edge of the draped cloth per length on the pattern, minus 1; where two pieces are eased, per their mean. */
export function strainsOf({ mesh, weld, positions }: Drape): Float64Array {
  const { flat, triangles } = mesh;
  const edges = new Map<number, { p: number; q: number; length: number; sides: number }>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [i, j] = [triangles[t + k]!, triangles[t + ((k + 1) % 3)]!];
      const [p, q] = [weld.particleOf[i]!, weld.particleOf[j]!];
      if (p === q) continue;
      const key = Math.min(p, q) * weld.count + Math.max(p, q);
      const edge = edges.get(key) ?? { p: 3 * p, q: 3 * q, length: 0, sides: 0 };
      edge.length += Math.hypot(flat[2 * i]! - flat[2 * j]!, flat[2 * i + 1]! - flat[2 * j + 1]!);
      edge.sides++;
      edges.set(key, edge);
    }
  return Float64Array.from(edges.values(), ({ p, q, length, sides }) => {
    const now = Math.hypot(
      positions[p]! - positions[q]!,
      positions[p + 1]! - positions[q + 1]!,
      positions[p + 2]! - positions[q + 2]!,
    );
    return (now * sides) / length - 1;
  });
}

/** Measures what a drape is worth. */
export function measureDrape(drape: Drape): DrapeMeasures {
  const { mesh, weld, positions, body, openSeam, speed } = drape;
  const strains = strainsOf(drape).sort();
  let clearance = Number.POSITIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 3)
    clearance = Math.min(clearance, body.distance(positions[i]!, positions[i + 1]!, positions[i + 2]!));
  return {
    particles: weld.count,
    triangles: mesh.triangles.length / 3,
    openSeam,
    strainMean: strains.reduce((sum, strain) => sum + Math.abs(strain), 0) / strains.length,
    strainP99: strains[Math.floor(strains.length * 0.99)]!,
    strainMax: strains.at(-1)!,
    clearance,
    speed,
  };
}
