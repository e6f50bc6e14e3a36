import { type DistanceGrid, sample } from "../form/grid.ts";
import type { Cloth } from "./cloth.ts";
import { drawTogether, type SeamGroups } from "./seam-groups.ts";
import { pushApart, type SelfContact } from "./self-contact.ts";

export const GRAVITY_MM = 9810;
/** Contact moves a particle by no more than this at once, so that deep places do not explode. */
const MAX_PUSH_MM = 2.5;
const STICTION_MM = 0.004;
/** The form is sampled this rarely; in between it is the plane found at the particle's last place. */
const SAMPLE_S = 0.0029;
const substepsASample = (dt: number): number => Math.max(1, Math.round(SAMPLE_S / dt));

/** What changes from phase to phase. Lengths mm, times s. */
export type Conditions = {
  readonly dt: number;
  /** 1 is the earth's. */
  readonly gravity: number;
  /** Share of speed lost per second, as an exponent. */
  readonly drag: number;
  readonly maxSpeed: number;
  /** Distance kept between form and cloth. */
  readonly thickness: number;
  readonly friction: number;
  /** Factors on the cloth's stiffness. */
  readonly stretchScale: number;
  readonly bendScale: number;
  /** How fast seams are drawn together, mm/s. */
  readonly seamSpeed: number;
  /** Particles keep this far from each other; 0 leaves it out. */
  readonly selfRadius: number;
};

/** What the cloth touches and what holds it. */
export type Surroundings = {
  readonly grid: DistanceGrid;
  readonly seams: SeamGroups | null;
  readonly contact: SelfContact;
  /** Particles that keep a height, and that height. */
  readonly held: Int32Array;
  readonly heldHeight: Float64Array;
  /** Of each particle, how it is drawn to the wearer's left, mm/s²; null where nothing is. */
  readonly aside: Float64Array | null;
};

const HOLD_SHARE = 0.3;
const hit = new Float64Array(4);

/**
 * Runs `substeps` of extended position based dynamics (Macklin et al. 2016, small steps 2019), one iteration each:
 * springs, hinges, seams, self-contact, holds, contact with friction.
 */
export function advance(cloth: Cloth, around: Surroundings, conditions: Conditions, substeps: number): void {
  const planes: Planes = { ids: new Int32Array(cloth.count), facing: new Float64Array(4 * cloth.count), length: 0 };
  const every = substepsASample(conditions.dt);
  setRates(cloth, conditions);
  for (let s = 0; s < substeps; s++) {
    if (s % every === 0) samplePlanes(cloth, around.grid, conditions, planes);
    if (around.aside) drawAside(cloth, around.aside, conditions.dt);
    move(cloth, conditions);
    solveSprings(cloth);
    solveHinges(cloth);
    if (around.seams) drawTogether(around.seams, cloth.positions, conditions.seamSpeed * conditions.dt);
    if (conditions.selfRadius > 0) pushApart(around.contact, cloth.positions, conditions.selfRadius);
    for (let q = 0; q < around.held.length; q++) {
      const y = 3 * around.held[q]! + 1;
      cloth.positions[y] = cloth.positions[y]! + (around.heldHeight[q]! - cloth.positions[y]!) * HOLD_SHARE;
    }
    touchForm(cloth, conditions, planes);
    const { positions, previous, velocities } = cloth;
    const rate = 1 / conditions.dt;
    for (let i = 0; i < positions.length; i++) velocities[i] = (positions[i]! - previous[i]!) * rate;
  }
}

/** Planes of the form before the particles that may touch it: unit normal, and distance of the plane from the origin. */
type Planes = { readonly ids: Int32Array; readonly facing: Float64Array; length: number };

function samplePlanes(cloth: Cloth, grid: DistanceGrid, { thickness, maxSpeed, dt }: Conditions, planes: Planes): void {
  const { count, positions, layer } = cloth;
  const { ids, facing } = planes;
  const reach = thickness + maxSpeed * dt * substepsASample(dt) + 2;
  let found = 0;
  for (let i = 0; i < count; i++) {
    const x = positions[3 * i]!;
    const y = positions[3 * i + 1]!;
    const z = positions[3 * i + 2]!;
    if (sample(grid, x, y, z, hit) >= reach + layer[i]!) continue;
    const f = 4 * found;
    facing[f] = hit[1]!;
    facing[f + 1] = hit[2]!;
    facing[f + 2] = hit[3]!;
    facing[f + 3] = hit[1]! * x + hit[2]! * y + hit[3]! * z - hit[0]!;
    ids[found++] = i;
  }
  planes.length = found;
}

function drawAside({ count, velocities }: Cloth, aside: Float64Array, dt: number): void {
  for (let i = 0; i < count; i++) velocities[3 * i] = velocities[3 * i]! + aside[i]! * dt;
}

/** Carries every particle on; one without inverse mass is nailed where it is. */
function move({ count, positions, previous, velocities, inverseMass }: Cloth, { dt, gravity, drag, maxSpeed }: Conditions): void {
  const keep = Math.exp(-drag * dt);
  const fall = -GRAVITY_MM * gravity * dt;
  const limit = maxSpeed * maxSpeed;
  for (let i = 0; i < count; i++) {
    if (inverseMass[i] === 0) continue;
    const q = 3 * i;
    let vx = velocities[q]! * keep;
    let vy = (velocities[q + 1]! + fall) * keep;
    let vz = velocities[q + 2]! * keep;
    const square = vx * vx + vy * vy + vz * vz;
    if (square > limit) {
      const f = maxSpeed / Math.sqrt(square);
      vx *= f;
      vy *= f;
      vz *= f;
    }
    previous[q] = positions[q]!;
    previous[q + 1] = positions[q + 1]!;
    previous[q + 2] = positions[q + 2]!;
    positions[q] = positions[q]! + vx * dt;
    positions[q + 1] = positions[q + 1]! + vy * dt;
    positions[q + 2] = positions[q + 2]! + vz * dt;
  }
}

/** What springs and hinges move their ends by, per unit of their excess: it stays the same from substep to substep. */
function setRates(cloth: Cloth, { dt, stretchScale, bendScale }: Conditions): void {
  const { inverseMass: w, springEnds, give, giveInward, hingeEnds, hingeWeights, hingeGive, rates } = cloth;
  const springScale = 1 / (dt * dt * stretchScale);
  for (let e = 0; e < give.length; e++) {
    const both = w[springEnds[2 * e]!]! + w[springEnds[2 * e + 1]!]!;
    rates.out[e] = 1 / (both + give[e]! * springScale);
    rates.inward[e] = 1 / (both + giveInward[e]! * springScale);
  }
  const hingeScale = 1 / (dt * dt * bendScale);
  for (let h = 0; h < hingeGive.length; h++) {
    let sum = hingeGive[h]! * hingeScale;
    for (let q = 4 * h; q < 4 * h + 4; q++) {
      const share = w[hingeEnds[q]!]! * hingeWeights[q]!;
      rates.hingeEnds[q] = share;
      sum += share * hingeWeights[q]!;
    }
    rates.hinge[h] = -1 / sum;
  }
}

/** Tension is stiff, compression soft, so that the cloth may buckle below the size of a triangle. */
function solveSprings({ positions: p, inverseMass: w, springEnds, restLength, rates: { out, inward } }: Cloth): void {
  for (let e = 0; e < restLength.length; e++) {
    const i = springEnds[2 * e]!;
    const j = springEnds[2 * e + 1]!;
    const a = 3 * i;
    const b = 3 * j;
    const dx = p[b]! - p[a]!;
    const dy = p[b + 1]! - p[a + 1]!;
    const dz = p[b + 2]! - p[a + 2]!;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (length < 1e-6) continue;
    const excess = length - restLength[e]!;
    const l = (excess * (excess > 0 ? out[e]! : inward[e]!)) / length;
    const li = l * w[i]!;
    const lj = l * w[j]!;
    p[a] = p[a]! + dx * li;
    p[a + 1] = p[a + 1]! + dy * li;
    p[a + 2] = p[a + 2]! + dz * li;
    p[b] = p[b]! - dx * lj;
    p[b + 1] = p[b + 1]! - dy * lj;
    p[b + 2] = p[b + 2]! - dz * lj;
  }
}

function solveHinges({ positions: p, hingeEnds, hingeWeights, rates: { hinge, hingeEnds: shares } }: Cloth): void {
  for (let h = 0; h < hinge.length; h++) {
    const q = 4 * h;
    const a = 3 * hingeEnds[q]!;
    const b = 3 * hingeEnds[q + 1]!;
    const c = 3 * hingeEnds[q + 2]!;
    const d = 3 * hingeEnds[q + 3]!;
    const ka = hingeWeights[q]!;
    const kb = hingeWeights[q + 1]!;
    const kc = hingeWeights[q + 2]!;
    const kd = hingeWeights[q + 3]!;
    const l = hinge[h]!;
    const x = (ka * p[a]! + kb * p[b]! + kc * p[c]! + kd * p[d]!) * l;
    const y = (ka * p[a + 1]! + kb * p[b + 1]! + kc * p[c + 1]! + kd * p[d + 1]!) * l;
    const z = (ka * p[a + 2]! + kb * p[b + 2]! + kc * p[c + 2]! + kd * p[d + 2]!) * l;
    const wa = shares[q]!;
    const wb = shares[q + 1]!;
    const wc = shares[q + 2]!;
    const wd = shares[q + 3]!;
    p[a] = p[a]! + x * wa;
    p[a + 1] = p[a + 1]! + y * wa;
    p[a + 2] = p[a + 2]! + z * wa;
    p[b] = p[b]! + x * wb;
    p[b + 1] = p[b + 1]! + y * wb;
    p[b + 2] = p[b + 2]! + z * wb;
    p[c] = p[c]! + x * wc;
    p[c + 1] = p[c + 1]! + y * wc;
    p[c + 2] = p[c + 2]! + z * wc;
    p[d] = p[d]! + x * wd;
    p[d + 1] = p[d + 1]! + y * wd;
    p[d + 2] = p[d + 2]! + z * wd;
  }
}

function touchForm(cloth: Cloth, { thickness, friction }: Conditions, { ids, facing, length }: Planes): void {
  const { positions: p, previous, layer } = cloth;
  for (let n = 0; n < length; n++) {
    const i = ids[n]!;
    const q = 3 * i;
    const nx = facing[4 * n]!;
    const ny = facing[4 * n + 1]!;
    const nz = facing[4 * n + 2]!;
    const depth = thickness + layer[i]! - (p[q]! * nx + p[q + 1]! * ny + p[q + 2]! * nz - facing[4 * n + 3]!);
    if (depth <= 0) continue;
    const push = Math.min(depth, MAX_PUSH_MM);
    p[q] = p[q]! + nx * push;
    p[q + 1] = p[q + 1]! + ny * push;
    p[q + 2] = p[q + 2]! + nz * push;
    const dx = p[q]! - previous[q]!;
    const dy = p[q + 1]! - previous[q + 1]!;
    const dz = p[q + 2]! - previous[q + 2]!;
    const along = dx * nx + dy * ny + dz * nz;
    // Contact takes the speed along its normal away and gives none back, so cloth caught in a crease of the form comes to rest.
    previous[q] = previous[q]! + along * nx;
    previous[q + 1] = previous[q + 1]! + along * ny;
    previous[q + 2] = previous[q + 2]! + along * nz;
    const tx = dx - along * nx;
    const ty = dy - along * ny;
    const tz = dz - along * nz;
    const slide = Math.sqrt(tx * tx + ty * ty + tz * tz);
    if (slide < 1e-9) continue;
    const grip = friction * (depth + STICTION_MM);
    const f = grip >= slide ? 1 : grip / slide;
    p[q] = p[q]! - tx * f;
    p[q + 1] = p[q + 1]! - ty * f;
    p[q + 2] = p[q + 2]! - tz * f;
  }
}

/** Mean way of the particles from where they were, per second, mm/s. A particle that contact moves to and fro is still. */
export function meanSpeed({ positions, count }: Cloth, before: Float64Array, seconds: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++)
    sum += Math.hypot(
      positions[3 * i]! - before[3 * i]!,
      positions[3 * i + 1]! - before[3 * i + 1]!,
      positions[3 * i + 2]! - before[3 * i + 2]!,
    );
  return sum / (count * seconds);
}
