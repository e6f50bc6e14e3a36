import type { Vector3 } from "@selvedge/geometry-core";
import { spline } from "./spline.ts";

/** Signed distance in mm at a place: negative inside. Close to exact near the surface, a usable estimate farther out. */
export type Distance = (x: number, y: number, z: number) => number;

/** Union of two distances whose crease is rounded over k mm (polynomial smooth minimum). */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Intersection of two distances whose edge is rounded over k mm. */
export const cut = (a: number, b: number, k: number): number => -join(-a, -b, k);

/** A rod between two balls of different radius. */
export function rod(a: Vector3, b: Vector3, ra: number, rb: number): Distance {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const square = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const [qx, qy, qz] = [x - a[0], y - a[1], z - a[2]];
    const t = Math.max(0, Math.min(1, (qx * dx + qy * dy + qz * dz) / square));
    return Math.hypot(qx - dx * t, qy - dy * t, qz - dz * t) - (ra + (rb - ra) * t);
  };
}

/** A place on a limb's centre line, its half width there, and its depth per width, default 1. */
export type LimbKey = readonly [x: number, y: number, z: number, halfWidth: number, depth?: number];

const LIMB_STEPS = 160;

export type Limb = {
  readonly distance: Distance;
  /** How far down the limb a place lies, mm. */
  readonly along: Distance;
  /** Never more than the true distance, and quick. */
  readonly atLeast: Distance;
  readonly length: number;
};

/** A limb: its centre line, width and depth run smoothly through the keys. */
export function limb(keys: readonly LimbKey[]): Limb {
  const [first, last] = [keys[0]!, keys.at(-1)!];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1], last[2] - first[2]);
  const way = [0, 1, 2].map((c) => (last[c]! - first[c]!) / length) as [number, number, number];
  const alongOf = (x: number, y: number, z: number): number =>
    (x - first[0]) * way[0] + (y - first[1]) * way[1] + (z - first[2]) * way[2];
  const stops = keys.map((key) => alongOf(key[0], key[1], key[2]));
  const tables = [0, 1, 2, 3, 4].map((c) => {
    const through = spline(
      stops,
      keys.map((key) => key[c] ?? 1),
    );
    return Float64Array.from({ length: LIMB_STEPS + 1 }, (_, i) => through((length * i) / LIMB_STEPS));
  });
  const [cx, cy, cz, cr, cd] = tables as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  const distance: Distance = (x, y, z) => {
    const s = (Math.max(0, Math.min(length, alongOf(x, y, z))) / length) * LIMB_STEPS;
    const i = Math.min(LIMB_STEPS - 1, s | 0);
    const t = s - i;
    const px = cx[i]! + (cx[i + 1]! - cx[i]!) * t;
    const py = cy[i]! + (cy[i + 1]! - cy[i]!) * t;
    const pz = cz[i]! + (cz[i + 1]! - cz[i]!) * t;
    const depth = cd[i]! + (cd[i + 1]! - cd[i]!) * t;
    return Math.hypot(x - px, y - py, (z - pz) / depth) - (cr[i]! + (cr[i + 1]! - cr[i]!) * t);
  };
  const bound = (axis: 0 | 1 | 2, sign: 1 | -1): number =>
    Math.max(...keys.map((key) => sign * key[axis] + key[3] * (key[4] ?? 1))) + 12;
  const [left, right, low, high, rear, front] = [bound(0, -1), bound(0, 1), bound(1, -1), bound(1, 1), bound(2, -1), bound(2, 1)];
  const atLeast: Distance = (x, y, z) => Math.max(-x - left, x - right, -y - low, y - high, -z - rear, z - front);
  return { distance, along: alongOf, atLeast, length };
}

/** A soft swelling of the torso, forwards (+1) or backwards (-1), twice: at +x and -x. */
export type Swelling = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly above: number;
  readonly below: number;
  /** It ends in a fold `below` mm under its middle, instead of fading. */
  readonly folds?: boolean;
  readonly facing: 1 | -1;
  readonly amount: number;
};

/** A level section of the torso: half width, half depth and the middle's z, mm. */
export type Section = { readonly y: number; readonly halfWidth: number; readonly halfDepth: number; readonly z: number };

/** Sections are superellipses of this power: a little fuller at the corners than an ellipse, as torsos are. */
const SECTION_POWER = 2.5;
/** Beyond this many widths a swelling is nothing. */
const SWELLING_REACH = 2.6;
/** Square of the reach of a fold far beside its middle, per that in its middle. */
const FOLD_ENDS = 0.16;
const TABLE_STEP_MM = 2;

/** Length over which the sections turn into ellipses. */
const ROUNDING_MM = 90;

/** A torso lofted through level sections, with swellings; above `roundFrom` the sections become ellipses, as a neck is. */
export function loft(sections: readonly Section[], swellings: readonly Swelling[], roundFrom: number): Distance {
  const ys = sections.map((s) => s.y);
  const [bottom, top] = [ys[0]!, ys.at(-1)!];
  const rows = Math.ceil((top - bottom) / TABLE_STEP_MM) + 1;
  const table = (measure: (s: Section) => number): Float64Array => {
    const through = spline(ys, sections.map(measure));
    return Float64Array.from({ length: rows + 1 }, (_, i) => through(bottom + i * TABLE_STEP_MM));
  };
  const [widths, depths, middles] = [table((s) => s.halfWidth), table((s) => s.halfDepth), table((s) => s.z)];
  return (x, y, z) => {
    const row = Math.max(0, Math.min(rows - 0.001, (y - bottom) / TABLE_STEP_MM));
    const i = row | 0;
    const t = row - i;
    const a = widths[i]! + (widths[i + 1]! - widths[i]!) * t;
    const b = depths[i]! + (depths[i + 1]! - depths[i]!) * t;
    let pz = z - (middles[i]! + (middles[i + 1]! - middles[i]!) * t);
    for (const s of swellings) {
      const dy = (y - s.y) / (y > s.y ? s.above : s.below);
      if (dy > SWELLING_REACH || dy < -SWELLING_REACH) continue;
      const facing = Math.max(0, Math.min(1, (pz * s.facing) / (b * 0.8)));
      if (facing === 0) continue;
      const [left, right] = [(x - s.x) / s.width, (x + s.x) / s.width];
      const [one, other] = [Math.exp(-left * left), Math.exp(-right * right)];
      const off = s.folds ? dy * dy * Math.sqrt(Math.abs(dy)) : dy * dy;
      const height = s.folds && dy < 0 ? folded(one, off) + folded(other, off) : (one + other) * Math.exp(-off);
      pz -= s.facing * s.amount * height * facing * facing * (3 - 2 * facing);
    }
    const [u, v] = [Math.abs(x) / a, Math.abs(pz) / b];
    const squared = y < roundFrom + ROUNDING_MM ? superellipse(u, v, a, b) : 0;
    if (y <= roundFrom) return squared;
    const level = Math.hypot(u, v);
    const round = level < 1e-3 ? -Math.min(a, b) : ((level - 1) * level) / Math.hypot(u / a, v / b);
    const share = Math.min(1, (y - roundFrom) / ROUNDING_MM);
    return squared + (round - squared) * share * share * (3 - 2 * share);
  };
}

/** A swelling that is `height` of its full height right above, `dy` of its reach below its middle: its fold is an arc, lowest in the middle. */
function folded(height: number, off: number): number {
  const rest = 1 - off / (FOLD_ENDS + (1 - FOLD_ENDS) * height);
  return rest > 0 ? height * rest * rest : 0;
}

/** Distance to the superellipse of half axes a and b, for a place u, v in half axes. */
function superellipse(u: number, v: number, a: number, b: number): number {
  const [un, vn] = [u * Math.sqrt(u), v * Math.sqrt(v)];
  const sum = un * u + vn * v;
  if (sum < 1e-6) return -Math.min(a, b);
  const level = sum ** (1 / SECTION_POWER);
  return ((level - 1) * level * Math.sqrt(level)) / Math.hypot(un / a, vn / b);
}
