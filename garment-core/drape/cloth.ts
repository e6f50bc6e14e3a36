import type { PatternMesh } from "../mesh/pattern-mesh.ts";
import type { Weld } from "../mesh/weld.ts";
import type { PieceHand } from "../recipes/garment.ts";
import { SewingError } from "../seams/sewing-error.ts";
import type { Hand } from "./hand.ts";

/** A cloth as the solver sees it. mm, s, kg; three numbers a particle, two a spring, four a hinge; small, to stay in the cache. */
export type Cloth = {
  readonly count: number;
  readonly positions: Float64Array;
  readonly previous: Float64Array;
  readonly velocities: Float64Array;
  readonly inverseMass: Float64Array;
  /** Extra distance from the form, for outer layers, mm. */
  readonly layer: Float64Array;
  readonly springEnds: Uint16Array;
  readonly restLength: Float32Array;
  /** Compliance when stretched and when pressed together. */
  readonly give: Float32Array;
  readonly giveInward: Float32Array;
  readonly hingeEnds: Uint16Array;
  readonly hingeWeights: Float32Array;
  readonly hingeGive: Float32Array;
  /** Room for what stays the same through the substeps of a frame. */
  readonly rates: Rates;
  /** Neighbours of each particle: those of i lie between neighbourStart[i] and neighbourStart[i + 1]. */
  readonly neighbourStart: Int32Array;
  readonly neighbours: Int32Array;
};

/** What a spring that is stretched, one that is pressed together, and a hinge move their ends by; and the share of each end of a hinge. */
export type Rates = {
  readonly out: Float32Array;
  readonly inward: Float32Array;
  readonly hinge: Float32Array;
  readonly hingeEnds: Float32Array;
};

type Spring = {
  readonly i: number;
  readonly j: number;
  length: number;
  stiffness: number;
  sides: number;
  readonly compress: number;
};
/** An edge of a triangle with the corner opposite, as vertices. */
type Wing = { readonly i: number; readonly j: number; readonly tip: number; readonly area: number; readonly piece: number };

export type ClothMaterial = {
  readonly hand: Hand;
  readonly pieces: { readonly [pieceKey: string]: PieceHand };
  /** Pairs of pieces whose common seam folds freely. */
  readonly creases: readonly (readonly [string, string])[];
};

/** How one piece behaves: as the cloth of the garment, except for the fields given here. */
function pieceHand({ hand, pieces }: ClothMaterial, key: string): Required<Hand> & { readonly layer: number } {
  const { elastane = 1, ...own } = pieces[key] ?? {};
  return { ...hand, stretch: hand.stretch * elastane, weft: hand.weft ?? 1, layer: 0, ...own };
}

const MIN_COTANGENT_AREA = 1e-6;
const MAX_PARTICLES = 65_535;

/** Builds springs along every edge and hinges across every pair of triangles, welded seams included. */
export function makeCloth(
  mesh: PatternMesh,
  { particleOf, count }: Weld,
  positions: Float64Array,
  material: ClothMaterial,
): Cloth {
  if (count > MAX_PARTICLES) throw new SewingError(`a cloth of ${count} particles is too fine`);
  const { flat, triangles, pieceOf, pieces } = mesh;
  const hands = pieces.map(({ key }) => pieceHand(material, key));
  const mass = new Float64Array(count);
  const layer = new Float64Array(count).fill(-1);
  particleOf.forEach((p, v) => {
    const own = hands[pieceOf[v]!]!.layer;
    layer[p] = layer[p]! < 0 ? own : Math.min(layer[p]!, own);
  });
  const springs = new Map<number, Spring>();
  const wings = new Map<number, Wing[]>();
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!] as const;
    const [a, b, c] = corners;
    const piece = pieceOf[a]!;
    const hand = hands[piece]!;
    const cross =
      (flat[2 * b]! - flat[2 * a]!) * (flat[2 * c + 1]! - flat[2 * a + 1]!) -
      (flat[2 * b + 1]! - flat[2 * a + 1]!) * (flat[2 * c]! - flat[2 * a]!);
    const area = Math.abs(cross) / 2;
    for (let k = 0; k < 3; k++) {
      const [i, j, tip] = [corners[k]!, corners[(k + 1) % 3]!, corners[(k + 2) % 3]!];
      mass[particleOf[i]!] = mass[particleOf[i]!]! + (area * 1e-9 * hand.weight) / 3;
      const [p, q] = [particleOf[i]!, particleOf[j]!];
      if (p === q) continue;
      const key = Math.min(p, q) * count + Math.max(p, q);
      const [dx, dy] = [flat[2 * j]! - flat[2 * i]!, flat[2 * j + 1]! - flat[2 * i + 1]!];
      const length = Math.hypot(dx, dy);
      const slant = (2 * dx * dy) / (length * length);
      const tension = hand.stretch * (1 - ((1 - hand.weft) * dx * dx) / (length * length));
      let spring = springs.get(key);
      if (!spring) {
        spring = { i: p, j: q, length: 0, stiffness: 0, sides: 0, compress: hand.compress };
        springs.set(key, spring);
      }
      spring.length += length;
      spring.stiffness += (tension / (1 + hand.bias * slant * slant)) * 0.5;
      spring.sides++;
      const wing = { i, j, tip, area, piece };
      const list = wings.get(key);
      if (list) list.push(wing);
      else wings.set(key, [wing]);
    }
  }
  // Neighbours in the pattern are neighbours in memory when springs follow their particles.
  const list = [...springs.values()].sort((a, b) => Math.min(a.i, a.j) - Math.min(b.i, b.j));
  const hinges = makeHinges(mesh, particleOf, wings, hands, material.creases);
  return {
    count,
    positions,
    previous: new Float64Array(3 * count),
    velocities: new Float64Array(3 * count),
    inverseMass: mass.map((m) => (m > 0 ? 1 / m : 0)),
    layer,
    springEnds: Uint16Array.from(list.flatMap((s) => [s.i, s.j])),
    restLength: Float32Array.from(list, (s) => s.length / s.sides),
    give: Float32Array.from(list, (s) => 1 / s.stiffness),
    giveInward: Float32Array.from(list, (s) => 1 / (s.stiffness * s.compress)),
    ...hinges,
    rates: {
      out: new Float32Array(list.length),
      inward: new Float32Array(list.length),
      hinge: new Float32Array(hinges.hingeGive.length),
      hingeEnds: new Float32Array(hinges.hingeEnds.length),
    },
    ...neighboursOf(list, count),
  };
}

/**
 * Isometric bending (Bergou et al. 2006): a quadratic energy per hinge with the cotangents of the flat pattern. Of the
 * three hinges of a triangle those along a bend carry all of it, so a hinge answers for the whole of its two triangles,
 * which makes a strip hang as far as its rigidity says.
 */
function makeHinges(
  { flat, pieces }: PatternMesh,
  particleOf: Int32Array,
  wings: ReadonlyMap<number, readonly Wing[]>,
  hands: readonly { readonly bend: number }[],
  creases: ClothMaterial["creases"],
): Pick<Cloth, "hingeEnds" | "hingeWeights" | "hingeGive"> {
  const cotangent = (corner: number, p: number, q: number): number => {
    const [ax, ay] = [flat[2 * p]! - flat[2 * corner]!, flat[2 * p + 1]! - flat[2 * corner + 1]!];
    const [bx, by] = [flat[2 * q]! - flat[2 * corner]!, flat[2 * q + 1]! - flat[2 * corner + 1]!];
    return (ax * bx + ay * by) / Math.max(MIN_COTANGENT_AREA, Math.abs(ax * by - ay * bx));
  };
  const folds = (a: number, b: number): boolean =>
    creases.some((crease) => crease.includes(pieces[a]!.key) && crease.includes(pieces[b]!.key));
  const hinges: { readonly ends: readonly number[]; readonly weights: readonly number[]; readonly give: number }[] = [];
  for (const around of wings.values()) {
    const s = around[0]!;
    const t = around.length === 2 ? around[1] : around.slice(1).find((w) => w.piece === s.piece);
    if (!t || particleOf[s.tip] === particleOf[t.tip]) continue;
    if (s.piece !== t.piece && folds(s.piece, t.piece)) continue;
    const [ti, tj] = particleOf[t.i] === particleOf[s.i] ? [t.i, t.j] : [t.j, t.i];
    const [si, sj] = [cotangent(s.i, s.j, s.tip), cotangent(s.j, s.i, s.tip)];
    const [ui, uj] = [cotangent(ti, tj, t.tip), cotangent(tj, ti, t.tip)];
    const stiffness = ((hands[s.piece]!.bend + hands[t.piece]!.bend) / 2) * 1e6; // N·m in kg·mm²/s²
    hinges.push({
      ends: [particleOf[s.i]!, particleOf[s.j]!, particleOf[s.tip]!, particleOf[t.tip]!],
      weights: [sj + uj, si + ui, -si - sj, -ui - uj],
      give: (s.area + t.area) / stiffness,
    });
  }
  hinges.sort((a, b) => Math.min(...a.ends) - Math.min(...b.ends));
  return {
    hingeEnds: Uint16Array.from(hinges.flatMap((hinge) => hinge.ends)),
    hingeWeights: Float32Array.from(hinges.flatMap((hinge) => hinge.weights)),
    hingeGive: Float32Array.from(hinges, (hinge) => hinge.give),
  };
}

function neighboursOf(springs: readonly Spring[], count: number): Pick<Cloth, "neighbourStart" | "neighbours"> {
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (const { i, j } of springs) {
    lists[i]!.push(j);
    lists[j]!.push(i);
  }
  const neighbourStart = new Int32Array(count + 1);
  lists.forEach((l, i) => {
    neighbourStart[i + 1] = neighbourStart[i]! + l.length;
  });
  return { neighbourStart, neighbours: Int32Array.from(lists.flat()) };
}
