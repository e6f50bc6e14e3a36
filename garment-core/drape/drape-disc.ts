import Delaunator from "delaunator";
import { bake } from "../form/grid.ts";
import type { PatternMesh } from "../mesh/pattern-mesh.ts";
import type { StoredDrape } from "../mesh/stored-drape.ts";
import { makeCloth } from "./cloth.ts";
import { HANDS, type Hand, type HandKey } from "./hand.ts";
import { findPairs, makeSelfContact } from "./self-contact.ts";
import { advance, type Conditions, type Surroundings } from "./step.ts";

/** The disc of cloth and the stand it hangs over, mm: a round plate on a rod with a foot, as under a drape meter. */
export const DISC_RADIUS_MM = 240;
export const STAND = { radius: 95, plate: 14, edge: 5, rod: 9, foot: 84, footHeight: 9, height: 262, top: 1_000 } as const;

export const DISC_EDGE_MM = 12;
const CELL_MM = 5;
const SUBSTEPS = 32;
/** First the cloth falls, slowly, so that its folds share the rim evenly; then it comes to rest. */
const FRAMES = { fall: 100, rest: 45 } as const;
const STAND_SIDES = 72;
/** The stand is shown this much smaller, so that the straight edges of the cloth's triangles do not cut its rim. */
const SHOWN_WITHIN_MM = 4;

const CONDITIONS: Conditions = {
  dt: 1 / 60 / SUBSTEPS,
  gravity: 1,
  drag: 5,
  maxSpeed: 3_000,
  thickness: 2,
  friction: 0.35,
  stretchScale: 1,
  bendScale: 1,
  seamSpeed: 0,
  selfRadius: 0,
};
/** Particles keep this share of an edge from each other. */
const SELF_SHARE = 0.5;

/** Places of the disc in rings of even spacing, the middle first; x, y in mm. */
function discPoints(edgeMm: number): Float64Array {
  const rings = Math.round(DISC_RADIUS_MM / edgeMm);
  const places = [0, 0];
  for (let ring = 1; ring <= rings; ring++)
    for (let step = 0; step < 6 * ring; step++) {
      const angle = ((step + 0.37 * ring) / (6 * ring)) * 2 * Math.PI;
      const radius = (ring / rings) * DISC_RADIUS_MM;
      places.push(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
  return Float64Array.from(places);
}

/** Triangles that run anticlockwise seen from above, where y of the piece comes towards the eye. */
function facingUp(flat: Float64Array, triangles: Uint32Array): Uint32Array {
  const turned = new Uint32Array(triangles);
  for (let t = 0; t < turned.length; t += 3) {
    const [a, b, c] = [turned[t]!, turned[t + 1]!, turned[t + 2]!];
    const cross =
      (flat[2 * b]! - flat[2 * a]!) * (flat[2 * c + 1]! - flat[2 * a + 1]!) -
      (flat[2 * b + 1]! - flat[2 * a + 1]!) * (flat[2 * c]! - flat[2 * a]!);
    if (cross > 0) [turned[t + 1], turned[t + 2]] = [c, b];
  }
  return turned;
}

function discMesh(edgeMm: number): PatternMesh {
  const flat = discPoints(edgeMm);
  const triangles = facingUp(flat, new Delaunator(flat).triangles);
  const count = flat.length / 2;
  const ring = 6 * Math.round(DISC_RADIUS_MM / edgeMm);
  return {
    pieces: [{ key: "disc", start: 0, count, ring, firstTriangle: 0, lastTriangle: triangles.length / 3 }],
    flat,
    pieceOf: new Uint8Array(count),
    triangles,
    pairs: [],
    seams: [],
    held: [],
  };
}

/** Distance to an upright cylinder with rounded rims; `top` and `bottom` are its heights. */
function cylinderDistance(
  across: number,
  y: number,
  radius: number,
  [bottom, top]: readonly [number, number],
  edge: number,
): number {
  const out = across - radius + edge;
  const up = Math.abs(y - (top + bottom) / 2) - (top - bottom) / 2 + edge;
  return Math.hypot(Math.max(out, 0), Math.max(up, 0)) + Math.min(Math.max(out, up), 0) - edge;
}

/** Distance to the plate and its rod; the foot lies lower than any cloth hangs. */
function standDistance(x: number, y: number, z: number): number {
  const { radius, plate, edge, rod, top, height } = STAND;
  const across = Math.hypot(x, z);
  return Math.min(
    cylinderDistance(across, y, radius, [top - plate, top], edge),
    cylinderDistance(across, y, rod, [top - height, top], edge),
  );
}

/** Half the section of the stand as it is shown, from the middle of its foot up to the middle of its plate. */
function standSection(): readonly (readonly [radius: number, height: number])[] {
  const { plate, edge, rod, foot, footHeight, height } = STAND;
  const [radius, top, floor] = [STAND.radius - SHOWN_WITHIN_MM, STAND.top - SHOWN_WITHIN_MM, STAND.top - height];
  const under = STAND.top - plate;
  const rounded = (r: number, y: number, from: number): [number, number][] =>
    Array.from({ length: 5 }, (_, step) => {
      const angle = from + (step / 8) * Math.PI;
      return [r + Math.cos(angle) * edge * 0.8, y + Math.sin(angle) * edge * 0.8];
    });
  return [
    [0, floor],
    [foot, floor],
    ...rounded(foot - edge * 0.8, floor + footHeight - edge * 0.8, 0),
    [rod + 6, floor + footHeight],
    [rod + 1.5, floor + footHeight + 2.5],
    [rod, floor + footHeight + 7],
    [rod, under - 9],
    [rod + 2, under - 4],
    [rod + 7, under],
    ...rounded(radius - edge * 0.8, under + edge * 0.8, -Math.PI / 2),
    ...rounded(radius - edge * 0.8, top - edge * 0.8, 0),
    [0, top],
  ];
}

/** The stand turned from its section. */
function standForm(): StoredDrape["form"] {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const [row, [r, y]] of standSection().entries())
    for (let side = 0; side < STAND_SIDES; side++) {
      const angle = (side / STAND_SIDES) * 2 * Math.PI;
      positions.push(Math.sin(angle) * r, y, Math.cos(angle) * r);
      if (row === 0) continue;
      const [here, next] = [row * STAND_SIDES + side, row * STAND_SIDES + ((side + 1) % STAND_SIDES)];
      indices.push(here - STAND_SIDES, next - STAND_SIDES, next, here - STAND_SIDES, next, here);
    }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A disc of cloth laid over a round stand, hanging still: what a buyer's hand does with a swatch. `edgeMm` is the length of its mesh's edges. Pure; about two seconds of one core. */
export function drapeDisc(hand: Hand | HandKey, edgeMm = DISC_EDGE_MM): StoredDrape {
  const mesh = discMesh(edgeMm);
  const conditions = { ...CONDITIONS, selfRadius: edgeMm * SELF_SHARE };
  const count = mesh.pieceOf.length;
  const positions = new Float64Array(3 * count);
  for (let v = 0; v < count; v++) {
    const [x, y] = [mesh.flat[2 * v]!, mesh.flat[2 * v + 1]!];
    // A perfectly flat disc would not fold: a tiny unevenness decides where the folds begin.
    const wave = 0.4 * Math.sin(0.071 * x + 1.3) * Math.cos(0.053 * y);
    positions.set([x, STAND.top + CONDITIONS.thickness + wave, y], 3 * v);
  }
  const cloth = makeCloth(mesh, { particleOf: Int32Array.from({ length: count }, (_, v) => v), count }, positions, {
    hand: typeof hand === "string" ? HANDS[hand] : hand,
    pieces: {},
    creases: [],
  });
  const reach = STAND.radius + 60;
  const lowest = STAND.top - DISC_RADIUS_MM;
  const around: Surroundings = {
    grid: bake(standDistance, { min: [-reach, lowest, -reach], max: [reach, STAND.top + 80, reach] }, CELL_MM),
    seams: null,
    contact: makeSelfContact(count),
    held: new Int32Array(0),
    heldHeight: new Float64Array(0),
    aside: null,
  };
  for (let frame = 0; frame < FRAMES.fall + FRAMES.rest; frame++) {
    findPairs(cloth, around.contact, conditions.selfRadius);
    const drag = CONDITIONS.drag + Math.max(0, frame - FRAMES.fall) * 0.6;
    advance(cloth, around, { ...conditions, drag }, SUBSTEPS);
  }
  return {
    pieces: [{ key: "disc", vertexStart: 0, vertexCount: count, indexStart: 0, indexCount: mesh.triangles.length }],
    uv: Float32Array.from(mesh.flat),
    weld: Uint32Array.from({ length: count }, (_, v) => v),
    particles: Float32Array.from(cloth.positions),
    indices: mesh.triangles,
    form: standForm(),
  };
}
