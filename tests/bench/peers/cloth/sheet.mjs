/** A square sheet of poplin over a ball, the same for every solver. Metres. */
export const SIDE = 1;
export const BALL = 0.25;
export const FRAMES = 60;
export const SUBSTEPS = 40;
export const DT = 1 / 60 / SUBSTEPS;
/** Kilograms per square metre, N/m, N·m. */
export const POPLIN = { weight: 0.13, stretch: 2_500, bend: 1.2e-5 };
const START_ABOVE = 0.006;

/** A sheet of about `wanted` particles in rows: x and z, triangles, and edges with their length at rest. */
export function sheet(wanted) {
  const rows = Math.round(Math.sqrt(wanted));
  const step = SIDE / (rows - 1);
  const flat = [];
  for (let j = 0; j < rows; j++) for (let i = 0; i < rows; i++) flat.push([i * step - SIDE / 2, j * step - SIDE / 2]);
  const triangles = [];
  for (let j = 0; j + 1 < rows; j++)
    for (let i = 0; i + 1 < rows; i++) {
      const a = j * rows + i;
      if ((i + j) % 2) triangles.push([a, a + rows, a + 1], [a + 1, a + rows, a + rows + 1]);
      else triangles.push([a, a + rows, a + rows + 1], [a, a + rows + 1, a + 1]);
    }
  const edges = new Map();
  for (const [a, b, c] of triangles)
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ]) {
      const key = Math.min(p, q) * flat.length + Math.max(p, q);
      edges.set(key, { p, q, length: Math.hypot(flat[p][0] - flat[q][0], flat[p][1] - flat[q][1]) });
    }
  return { rows, step, flat, triangles, edges: [...edges.values()], height: BALL + START_ABOVE };
}

/** How far the edges are from their length: mean and 99th percentile, in per cent. */
export function judge({ edges }, at) {
  const strains = edges.map(({ p, q, length }) => {
    const [a, b] = [at(p), at(q)];
    return Math.abs(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / length - 1) * 100;
  });
  strains.sort((a, b) => a - b);
  return {
    mean: strains.reduce((sum, strain) => sum + strain, 0) / strains.length,
    p99: strains[Math.floor(strains.length * 0.99)],
  };
}
