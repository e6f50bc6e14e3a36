import type { HandClass } from "@selvedge/contract";

/** A cloth as it hangs or lies: places and normals in mm, `mm` on the cloth, and how much light reaches each vertex. */
export type ClothShape = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly mm: Float32Array;
  readonly occlusion: Float32Array;
  readonly triangles: Uint32Array;
};

/** The folds of a cloth of this width when it hangs from a bar: how many, and how deep they are at the foot, mm. */
const FOLDS: Readonly<Record<HandClass, { readonly count: number; readonly depth: number }>> = {
  voile: { count: 5.5, depth: 7 },
  shirting: { count: 4, depth: 8.5 },
  suiting: { count: 3, depth: 10.5 },
  twill: { count: 2.5, depth: 11 },
  coating: { count: 1.5, depth: 13 },
};

/** The size that shapes are made in; another is this one stretched. */
export const HUNG = { width: 300, drop: 600 } as const;
/** A cloth is held flat so far down. */
const HELD_MM = 30;

type Grid = { readonly columns: number; readonly rows: number };
export const FINE: Grid = { columns: 30, rows: 22 };
export const COARSE: Grid = { columns: 12, rows: 5 };

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** How far before the bar a cloth is, `across` and `down` from 0 to 1. */
function foldAt({ count, depth }: { readonly count: number; readonly depth: number }, across: number, down: number): number {
  const open = smooth(HELD_MM / HUNG.drop, 1, down);
  const wander = 0.16 * Math.sin(5 * down + 2 * across);
  const wave = Math.sin(2 * Math.PI * (count * across + wander * open));
  return depth * open * (wave + 0.22 * Math.sin(2 * Math.PI * (count * 0.43 * across + 0.3)));
}

/** How wide a row of these folds is so that its length on the cloth is the cloth's own, and that length up to each column. */
function gathered(depths: readonly number[]): { readonly span: number; readonly lengths: readonly number[] } {
  const columns = depths.length - 1;
  const along = (span: number) => {
    const lengths = [0];
    for (let column = 1; column <= columns; column++)
      lengths.push(lengths.at(-1)! + Math.hypot(span / columns, depths[column]! - depths[column - 1]!));
    return lengths;
  };
  let [low, high] = [HUNG.width * 0.3, HUNG.width as number];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (along(middle).at(-1)! > HUNG.width) high = middle;
    else low = middle;
  }
  return { span: low, lengths: along(low) };
}

/** A piece of cloth that hangs from a bar in the folds of its hand, upper edge at y 0, its face to +z. What is gathered in folds is not stretched: a check stays as large as it is. */
export function hangingCloth(hand: HandClass, { columns, rows }: Grid): ClothShape {
  const folds = FOLDS[hand];
  const count = (columns + 1) * (rows + 1);
  const [positions, mm] = [new Float32Array(3 * count), new Float32Array(2 * count)];
  const occlusion = new Float32Array(count);
  let vertex = 0;
  for (let row = 0; row <= rows; row++) {
    const down = row / rows;
    const depths = Array.from({ length: columns + 1 }, (_, column) => foldAt(folds, column / columns, down));
    const { span, lengths } = gathered(depths);
    for (let column = 0; column <= columns; column++) {
      const depth = depths[column]!;
      positions.set([(column / columns - 0.5) * span, -down * HUNG.drop, depth], 3 * vertex);
      mm.set([lengths[column]!, down * HUNG.drop], 2 * vertex);
      occlusion[vertex++] = 0.8 + 0.2 * smooth(-folds.depth, folds.depth * 0.4, depth);
    }
  }
  const triangles = gridTriangles(columns, rows);
  return { positions, normals: normalsOf(positions, triangles), mm, occlusion, triangles };
}

/** The size that folded cloth is made in. */
export const FOLDED = { width: 320, height: 60, depth: 240 } as const;
/** A folded cloth is so many layers, whose rounded edges are seen from before. */
const LAYERS = 3;
const ROUND_STEPS = 6;
const TOP_STEPS = 6;
/** Across it is straight: a large room has a hundred of them, and each column of triangles more is seen by nobody. */
const ACROSS = 2;

/** A cloth folded for a table, its underside at y 0: the upper layer, the round edges of all layers before, and their sides. */
export function foldedCloth(): ClothShape {
  const { width, height, depth } = FOLDED;
  const radius = height / LAYERS / 2;
  const profile: [y: number, z: number][] = [];
  for (let step = 0; step <= TOP_STEPS; step++) profile.push([height, -depth / 2 + ((depth - radius) * step) / TOP_STEPS]);
  for (let layer = 0; layer < LAYERS; layer++) {
    const middle = height - radius - 2 * radius * layer;
    for (let step = 1; step <= ROUND_STEPS; step++) {
      const angle = Math.PI / 2 - (Math.PI * step) / ROUND_STEPS;
      profile.push([middle + radius * Math.sin(angle), depth / 2 - radius + radius * Math.cos(angle)]);
    }
  }
  const rows = profile.length - 1;
  const sides: ClothShape[] = [-1, 1].map((side) => sideOfFold(side * (width / 2), radius));
  const count = (ACROSS + 1) * (rows + 1);
  const [positions, mm] = [new Float32Array(3 * count), new Float32Array(2 * count)];
  const occlusion = new Float32Array(count).fill(1);
  let [vertex, length] = [0, 0];
  profile.forEach(([y, z], row) => {
    const before = profile[row - 1];
    if (before) length += Math.hypot(y - before[0], z - before[1]);
    // Between two layers it is dark.
    const isBetween = row > TOP_STEPS && (row - TOP_STEPS) % ROUND_STEPS === 0;
    for (let column = 0; column <= ACROSS; column++) {
      const across = column / ACROSS;
      positions.set([(across - 0.5) * width, y, z], 3 * vertex);
      mm.set([across * width, length], 2 * vertex);
      occlusion[vertex++] = isBetween ? 0.45 : 1;
    }
  });
  const triangles = gridTriangles(ACROSS, rows);
  return merged([{ positions, normals: normalsOf(positions, triangles), mm, occlusion, triangles }, ...sides]);
}

/** One side of a folded cloth: its layers, seen from their edge. */
function sideOfFold(x: number, radius: number): ClothShape {
  const { height, depth } = FOLDED;
  const facing = Math.sign(x);
  const [positions, mm, occlusion, normals]: number[][] = [[], [], [], []];
  const triangles: number[] = [];
  for (let layer = 0; layer < LAYERS; layer++) {
    const first = positions!.length / 3;
    const [low, high] = [height - 2 * radius * (layer + 1), height - 2 * radius * layer];
    const rows = [low, low + radius * 0.5, high - radius * 0.5, high];
    rows.forEach((y, row) => {
      for (const z of [-depth / 2, depth / 2 - radius * 0.6]) {
        positions!.push(x, y, z);
        normals!.push(facing, 0, 0);
        mm!.push(z, y);
        occlusion!.push(row === 0 || row === 3 ? 0.5 : 0.95);
      }
    });
    for (let row = 0; row < 3; row++) {
      const [a, b, c, d] = [0, 1, 2, 3].map((corner) => first + 2 * row + corner) as [number, number, number, number];
      triangles.push(...(facing > 0 ? [a, c, b, b, c, d] : [a, b, c, b, d, c]));
    }
  }
  return {
    positions: Float32Array.from(positions!),
    normals: Float32Array.from(normals!),
    mm: Float32Array.from(mm!),
    occlusion: Float32Array.from(occlusion!),
    triangles: Uint32Array.from(triangles),
  };
}

function gridTriangles(columns: number, rows: number): Uint32Array {
  const triangles: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const below = a + columns + 1;
      triangles.push(a, below, a + 1, a + 1, below, below + 1);
    }
  return Uint32Array.from(triangles);
}

/** Mean normals of the triangles about each vertex. */
function normalsOf(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  const side = (from: number, to: number) => [0, 1, 2].map((k) => positions[3 * to + k]! - positions[3 * from + k]!);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
    const [u, v] = [side(a, b), side(a, c)] as [number[], number[]];
    const normal = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    for (const corner of [a, b, c]) for (let k = 0; k < 3; k++) normals[3 * corner + k]! += normal[k]!;
  }
  for (let vertex = 0; vertex < normals.length; vertex += 3) {
    const length = Math.hypot(normals[vertex]!, normals[vertex + 1]!, normals[vertex + 2]!) || 1;
    for (let k = 0; k < 3; k++) normals[vertex + k]! /= length;
  }
  return normals;
}

function merged(shapes: readonly ClothShape[]): ClothShape {
  const all = (key: "positions" | "normals" | "mm" | "occlusion") =>
    Float32Array.from(shapes.flatMap((shape) => [...shape[key]]));
  let first = 0;
  const triangles = shapes.flatMap((shape) => {
    const own = [...shape.triangles].map((vertex) => vertex + first);
    first += shape.positions.length / 3;
    return own;
  });
  const [positions, normals, mm, occlusion] = [all("positions"), all("normals"), all("mm"), all("occlusion")];
  return { positions, normals, mm, occlusion, triangles: Uint32Array.from(triangles) };
}
