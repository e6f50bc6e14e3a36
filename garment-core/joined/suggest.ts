import { cross, directionOf, distance, minus } from "@selvedge/geometry-core";
import type { Body } from "../form/body.ts";
import type { Point2 } from "../pattern/pattern.ts";
import { cornersOf, lengthOfRun, placeAlong } from "./along.ts";
import { freeEdges } from "./boundary.ts";
import { placeJoined } from "./hang.ts";
import type { Join, JoinedPattern, JoinPiece, JoinRun } from "./joined-pattern.ts";
import { suggestChains } from "./suggest-chains.ts";
import { isOneLength, type Sampler, type Suggestion } from "./suggestion.ts";

/** Edges that lie farther apart on an adult's form are not sewn to each other, mm. */
const MAX_DISTANCE_MM = 110;
/** The middle of two edges may lie so much farther apart than their ends; beyond that they are an opening. */
const GAPING = { times: 3, mm: 30 } as const;
/** What a millimetre of difference in length, and a notch without its fellow, count for beside a millimetre between the edges. */
const COST = { length: 6, notch: 12 } as const;
/** Notches of two edges this near to each other meet, mm. */
const NOTCH_MM = 6;
/** A sharper turn into the piece is the point of a dart, degrees. */
const DART_DEGREES = -110;
/** Edges that both bend into their piece by this share of their length are the two halves of an opening, unless they lie this near, mm. */
const HOLLOW = { share: 0.1, mm: 25 } as const;
/** Edges that meet at one end and turn away from each other by more than this follow each other, they do not lie beside each other: a cosine. */
const BESIDE = 0.3;
/** Two edges of one piece are sewn to each other where wearing it brings them so much nearer than they lie flat. */
const ROLLED = 0.5;
const SAMPLES = 8;

/** Samples stretches of pieces where they are put on a body. */
export function samplerOf(pieces: readonly JoinPiece[], body: Body): Sampler {
  const places = placeJoined(pieces, body);
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  return (run, count) => {
    const piece = byKey.get(run.piece)!;
    const length = lengthOfRun(piece, run);
    return Array.from({ length: count + 1 }, (_, i) => {
      const [x, y] = placeAlong(piece.outline, run.from + (length * i) / count);
      return places[run.piece]!(x, y);
    });
  };
}

const between = (p: readonly number[], q: readonly number[]): number => Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!, p[2]! - q[2]!);

/** Notches within a run, mm from where it begins. */
function notchesWithin(piece: JoinPiece, run: JoinRun): number[] {
  const length = lengthOfRun(piece, run);
  const round = lengthOfRun(piece, { piece: piece.key, from: 0, to: 0 });
  return piece.notches
    .map((mm) => (((mm - run.from) % round) + round) % round)
    .filter((mm) => mm > NOTCH_MM && mm < length - NOTCH_MM);
}

type Place = ReturnType<Sampler>[number];
type Edge = {
  readonly piece: JoinPiece;
  readonly run: JoinRun;
  readonly length: number;
  readonly at: ReturnType<Sampler>;
  readonly flat: readonly Point2[];
  readonly notches: readonly number[];
};

function edgeOf(piece: JoinPiece, run: JoinRun, sample: Sampler): Edge {
  const length = lengthOfRun(piece, run);
  const flat = Array.from({ length: SAMPLES + 1 }, (_, i) => placeAlong(piece.outline, run.from + (length * i) / SAMPLES));
  return { piece, run, length, at: sample(run, SAMPLES), flat, notches: notchesWithin(piece, run) };
}

/** How far an edge bends into its clockwise piece, a share of its length. */
function hollowOf({ flat, length }: Edge): number {
  const way = directionOf(flat[0]!, flat[SAMPLES]!);
  return Math.max(...flat.map((place) => cross(way, minus(place, flat[0]!)))) / length;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Cosine of the angle between the way from p to q and that from r to s. */
function alignment(p: Place, q: Place, r: Place, s: Place): number {
  const [u, v] = [q.map((value, k) => value - p[k]!), s.map((value, k) => value - r[k]!)];
  return u.reduce((sum, value, k) => sum + value * v[k]!, 0) / (between(p, q) * between(r, s) || 1);
}

/** How far apart two edges lie that may be sewn to each other, mm; null where they may not. */
function apartOf(a: Edge, b: Edge, scale: number): number | null {
  const gaps = a.at.map((place, k) => between(place, b.at[SAMPLES - k]!));
  const apart = mean(gaps);
  const ends = (gaps[0]! + gaps[SAMPLES]!) / 2;
  if (apart > MAX_DISTANCE_MM * scale || gaps[SAMPLES / 2]! > GAPING.times * ends + GAPING.mm) return null;
  const isMirrored = a.piece.place !== b.piece.place && a.piece.place.slice(0, -1) === b.piece.place.slice(0, -1);
  if (!isMirrored && Math.min(hollowOf(a), hollowOf(b)) > HOLLOW.share && apart > HOLLOW.mm * scale) return null;
  if (alignment(a.at[0]!, a.at[SAMPLES]!, b.at[SAMPLES]!, b.at[0]!) < BESIDE) return null;
  if (a.piece === b.piece && apart > ROLLED * mean(a.flat.map((place, k) => distance(place, b.flat[SAMPLES - k]!)))) return null;
  return apart;
}

/** Notches of either run that the other has none for. */
function unmatched(one: readonly number[], other: readonly number[]): number {
  const alone = (from: readonly number[], to: readonly number[]) =>
    from.filter((mm) => !to.some((theirs) => Math.abs(theirs - mm) <= NOTCH_MM)).length;
  return alone(one, other) + alone(other, one);
}

/** The two legs of each dart: edges of one length that meet at a point inside the piece. */
function darts(pieces: readonly JoinPiece[]): Suggestion[] {
  return pieces.flatMap((piece) => {
    const corners = cornersOf(piece);
    return corners.flatMap(({ mm, turn }, i): Suggestion[] => {
      const [before, after] = [corners[(i + corners.length - 1) % corners.length]!, corners[(i + 1) % corners.length]!];
      const a: JoinRun = { piece: piece.key, from: before.mm, to: mm };
      const b: JoinRun = { piece: piece.key, from: mm, to: after.mm };
      const [lengthA, lengthB] = [lengthOfRun(piece, a), lengthOfRun(piece, b)];
      const isDart = turn < DART_DEGREES && isOneLength(lengthA, lengthB);
      return isDart ? [{ a, b, ease: 1, lengthA, lengthB, apart: 0 }] : [];
    });
  });
}

/** Pairs of whole edges of one length that lie beside each other, the nearest first. */
function pairs(pieces: readonly JoinPiece[], joins: readonly Join[], sample: Sampler, scale: number): Suggestion[] {
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  const edges = freeEdges(pieces, joins).map((run) => edgeOf(byKey.get(run.piece)!, run, sample));
  const found = edges.flatMap((a, i) =>
    edges.slice(i + 1).flatMap((b) => {
      const apart = isOneLength(a.length, b.length) ? apartOf(a, b, scale) : null;
      if (apart === null) return [];
      const off = unmatched(
        a.notches,
        b.notches.map((mm) => b.length - mm),
      );
      const cost = apart + COST.length * Math.abs(a.length - b.length) + COST.notch * off;
      return [{ cost, a: a.run, b: b.run, ease: 1, lengthA: a.length, lengthB: b.length, apart }];
    }),
  );
  const taken = new Set<JoinRun>();
  return found
    .sort((one, other) => one.cost - other.cost)
    .filter(({ a, b }) => {
      if (taken.has(a) || taken.has(b)) return false;
      taken.add(a).add(b);
      return true;
    })
    .map(({ cost: _, ...suggestion }) => suggestion);
}

/**
 * What may be joined that is not joined yet: darts, then edges of one length and like notches that lie beside each other on the form, then
 * openings that something is set into, with the ease that this takes. Joins that are there already are kept and not suggested again.
 */
export function suggestJoins(pattern: Pick<JoinedPattern, "pieces" | "joins">, body: Body): readonly Suggestion[] {
  const pieces = pattern.pieces.filter(({ place }) => place !== "leftOut");
  const places = placeJoined(pieces, body);
  const put = pieces.filter(({ key }) => places[key]);
  const sample = samplerOf(put, body);
  const isFree = ({ a }: Suggestion) =>
    freeEdges(put, pattern.joins).some((edge) => edge.piece === a.piece && edge.from === a.from);
  const closed = darts(put).filter(isFree);
  const beside = pairs(put, [...pattern.joins, ...closed], sample, body.scale);
  const flat = [...closed, ...beside];
  return [...flat, ...suggestChains(put, [...pattern.joins, ...flat], sample, body.scale)];
}
