import { applyToVector, areaOf, degrees } from "@selvedge/geometry-core";
import type { DesignDocument, PieceKey } from "../document/schema.ts";
import { clothOnPiece } from "../placement/cloth.ts";
import type { StyleInput } from "../placement/stamp.ts";
import { EVEN_ENOUGH, type Pull, pullsOf } from "./pull.ts";
import { AXES, type Axis, type Rhythms } from "./rhythm.ts";
import { type Sewn, sewnSeams } from "./sewn.ts";

/** The offset of the cloth under a piece, mm. */
export type ClothShift = { readonly pieceKey: PieceKey; readonly offsetX: number; readonly offsetY: number };

/** A seam between two pieces that pulls at the cloth under both; weighed by its length. */
type Tie = { readonly a: PieceKey; readonly b: PieceKey; readonly weight: number; readonly pull: Pull };

/** Angles by which the cloth under each piece is shifted, one repeat being the full circle. */
type Shifts = Map<PieceKey, number>;

const MAX_ROUNDS = 200;
const STARTS = 24;
const SETTLED = 1e-7;

/**
 * The offsets that bring the design together along the marked seams (places in the style's list), each piece moved as little as that takes. In
 * every group of pieces that are sewn together so, the largest stays, or those that are held. Angle and size of the cloth are kept: the grain is
 * respected. Pieces that need not move are left out.
 */
export function matchSeams(
  document: DesignDocument,
  style: StyleInput,
  rhythms: Rhythms,
  marked: ReadonlySet<number>,
  held: ReadonlySet<PieceKey> = new Set(),
): ClothShift[] {
  const seams = sewnSeams(document, style, rhythms).filter(({ index, a, b }) => marked.has(index) && a !== b);
  const areas = new Map(style.pieces.map(({ key, outline }) => [key, areaOf(outline)]));
  const turned = new Map<PieceKey, Record<Axis, number>>();
  for (const axis of AXES) {
    const ties = tiesOf(seams, axis);
    for (const group of groupsOf(ties)) {
      const inGroup = ties.filter(({ a }) => group.includes(a));
      const largest = group.reduce((most, key) => ((areas.get(key) ?? 0) > (areas.get(most) ?? 0) ? key : most));
      const fixed = new Set(group.filter((key) => held.has(key)));
      if (fixed.size === 0) fixed.add(largest);
      for (const [key, angle] of settled(group, inGroup, fixed)) {
        const repeat = inGroup[0]!.pull.repeat;
        const shift = turned.get(key) ?? { across: 0, along: 0 };
        shift[axis] = (angle / (2 * Math.PI)) * repeat;
        turned.set(key, shift);
      }
    }
  }
  return style.pieces.flatMap(({ key, grain }) => {
    const mm = turned.get(key);
    const mapping = document.pieces[key]?.mapping;
    if (!mm || !mapping || (Math.abs(mm.across) < 1e-6 && Math.abs(mm.along) < 1e-6)) return [];
    const [x, y] = applyToVector(clothOnPiece(mapping, degrees(grain)), [mm.across, mm.along]);
    return { pieceKey: key, offsetX: hundredth(mapping.offsetX + x), offsetY: hundredth(mapping.offsetY + y) };
  });
}

const hundredth = (mm: number) => Math.round(mm * 100) / 100 + 0;

function tiesOf(seams: readonly Sewn[], axis: Axis): Tie[] {
  return seams.flatMap((sewn) => {
    const pull = pullsOf(sewn).find((one) => one.axis === axis);
    return pull && pull.evenness >= EVEN_ENOUGH ? [{ a: sewn.a, b: sewn.b, weight: sewn.length * pull.evenness, pull }] : [];
  });
}

/** Pieces that are tied to each other, directly or through others. */
function groupsOf(ties: readonly Tie[]): PieceKey[][] {
  const groups: PieceKey[][] = [];
  for (const { a, b } of ties) {
    const [first, second] = [a, b].map((key) => groups.find((group) => group.includes(key)));
    if (first && second && first !== second) {
      first.push(...second);
      groups.splice(groups.indexOf(second), 1);
    } else if (first && second) continue;
    else if (first) first.push(b);
    else if (second) second.push(a);
    else groups.push([a, b]);
  }
  return groups;
}

/** How far from matched: the weighed sum of 1 − cos of every tie's miss. */
function missed(ties: readonly Tie[], shifts: Shifts): number {
  return ties.reduce((sum, { a, b, weight, pull }) => {
    const [atA, atB] = [shifts.get(a)!, shifts.get(b)!];
    const angle = pull.way === "runsOn" ? pull.angle - atA + atB : pull.angle - atA - atB;
    return sum + weight * (1 - Math.cos(angle));
  }, 0);
}

/** The best shift of a piece while the others stay: the direction of the sum of what its ties ask for. */
function bestFor(key: PieceKey, ties: readonly Tie[], shifts: Shifts, known: ReadonlySet<PieceKey> | null): number | null {
  let [x, y] = [0, 0];
  for (const { a, b, weight, pull } of ties) {
    if (a !== key && b !== key) continue;
    const other = a === key ? b : a;
    if (known && !known.has(other)) continue;
    const shift = shifts.get(other)!;
    const wanted = pull.way === "mirrors" ? pull.angle - shift : a === key ? pull.angle + shift : shift - pull.angle;
    x += weight * Math.cos(wanted);
    y += weight * Math.sin(wanted);
  }
  return Math.hypot(x, y) < 1e-9 ? null : Math.atan2(y, x);
}

/** Moves one piece after the other to its best shift until none moves any more (coordinate descent). */
function settle(keys: readonly PieceKey[], ties: readonly Tie[], shifts: Shifts): number {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let moved = 0;
    for (const key of keys) {
      const best = bestFor(key, ties, shifts, null);
      if (best === null) continue;
      moved = Math.max(moved, Math.abs(turnOf(best - shifts.get(key)!)));
      shifts.set(key, best);
    }
    if (moved < SETTLED) break;
  }
  return missed(ties, shifts);
}

const turnOf = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** The shifts that miss least. Rounds of seams may disagree, so several ways to begin are tried: outwards from what is fixed, and spread evenly. */
function settled(group: readonly PieceKey[], ties: readonly Tie[], fixed: ReadonlySet<PieceKey>): Shifts {
  const free = group.filter((key) => !fixed.has(key));
  let best: Shifts = new Map(group.map((key) => [key, 0]));
  outwards(free, ties, best, fixed);
  let least = settle(free, ties, best);
  for (let start = 1; start < STARTS && least > SETTLED; start++) {
    // Golden-ratio steps spread the starts of every piece over the circle.
    const next: Shifts = new Map(
      group.map((key, index) => [key, fixed.has(key) ? 0 : turnOf(2 * Math.PI * start * (index + 1) * 0.618034)]),
    );
    const miss = settle(free, ties, next);
    if (miss < least - SETTLED) [best, least] = [next, miss];
  }
  for (const key of free) best.set(key, turnOf(best.get(key)!));
  return best;
}

/** Places each piece next to those that are placed already, the one with the strongest ties to them first. */
function outwards(free: readonly PieceKey[], ties: readonly Tie[], shifts: Shifts, fixed: ReadonlySet<PieceKey>): void {
  const laid = new Set(fixed);
  const left = new Set(free);
  const strengthOf = (key: PieceKey) =>
    ties.reduce((sum, { a, b, weight }) => sum + ((a === key && laid.has(b)) || (b === key && laid.has(a)) ? weight : 0), 0);
  while (left.size > 0) {
    const next = [...left].reduce((most, key) => (strengthOf(key) > strengthOf(most) ? key : most));
    shifts.set(next, bestFor(next, ties, shifts, laid) ?? 0);
    left.delete(next);
    laid.add(next);
  }
}
