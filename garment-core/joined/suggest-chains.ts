import { lengthOfRun } from "./along.ts";
import { type Chain, chainsOf } from "./boundary.ts";
import type { Join, JoinPiece, JoinRun, PlaceKey } from "./joined-pattern.ts";
import { isOneLength, type Sampler, type Suggestion } from "./suggestion.ts";

/** Openings that lie farther apart on an adult's form are not sewn to each other, mm. */
const MAX_DISTANCE_MM = 190;
/** What is set in may be so much shorter or longer than its opening: bands are stretched, sleeves and skirts eased in or gathered. */
const EASE: { readonly [zone in Zone]: readonly [least: number, most: number] } = {
  neck: [0.6, 1.1],
  cuff: [0.5, 1.1],
  hem: [0.6, 1.1],
  waist: [0.5, 1.1],
  sleeve: [0.94, 1.2],
  skirt: [0.95, 1.6],
  torso: [1, 1],
  leg: [1, 1],
};
/** A place where one side has a seam is put on that of the other when they lie this near, mm and share of the length. */
const SNAP = { mm: 16, share: 0.03 } as const;
const NOTCH_MM = 10;
/** A shorter stretch is no seam, mm. */
const SLIVER_MM = 4;
const TURNS = 72;
const SAMPLES = 36;

type Zone = "torso" | "sleeve" | "cuff" | "neck" | "hem" | "waist" | "skirt" | "leg";
const zoneOf = (place: PlaceKey): Zone =>
  place.startsWith("sleeve")
    ? "sleeve"
    : place.startsWith("cuff")
      ? "cuff"
      : place === "neckband" || place === "collar"
        ? "neck"
        : place === "hemband"
          ? "hem"
          : place === "waistband"
            ? "waist"
            : place.startsWith("skirt")
              ? "skirt"
              : place.startsWith("leg")
                ? "leg"
                : "torso";
/** What is set into what: of two zones the earlier is set into the later. */
const ORDER: readonly Zone[] = ["cuff", "neck", "hem", "waist", "sleeve", "skirt", "leg", "torso"];

type Ends = { readonly at: number; readonly isJoint: boolean };
/** A chain as one line: its places on the form, and where along it pieces meet or notches are. */
type Line = {
  readonly chain: Chain;
  readonly zone: Zone;
  readonly places: readonly (readonly [number, number, number])[];
  readonly joints: readonly Ends[];
};

const remainder = (value: number, round: number): number => ((value % round) + round) % round;

function lineOf(chain: Chain, byKey: ReadonlyMap<string, JoinPiece>, sample: Sampler): Line {
  const fine = chain.runs.map((run) => {
    const length = lengthOfRun(byKey.get(run.piece)!, run);
    return { run, length, places: sample(run, Math.max(2, Math.round((SAMPLES * 4 * length) / chain.length))) };
  });
  const joints: Ends[] = [];
  let reach = 0;
  for (const { run, length } of fine) {
    joints.push({ at: reach, isJoint: true });
    const piece = byKey.get(run.piece)!;
    const round = lengthOfRun(piece, { piece: piece.key, from: 0, to: 0 });
    for (const notch of piece.notches) {
      const mm = remainder(notch - run.from, round);
      if (mm > SLIVER_MM && mm < length - SLIVER_MM) joints.push({ at: reach + mm, isJoint: false });
    }
    reach += length;
  }
  const placeAt = (mm: number) => {
    let left = remainder(mm, chain.length);
    for (const { length, places } of fine) {
      if (left <= length) return places[Math.round((left / length) * (places.length - 1))]!;
      left -= length;
    }
    return fine[0]!.places[0]!;
  };
  const places = Array.from({ length: SAMPLES }, (_, i) => placeAt(((i + 0.5) / SAMPLES) * chain.length));
  return { chain, zone: zoneOf(byKey.get(chain.runs[0]!.piece)!.place), places, joints };
}

/** Mean distance when where `a` begins lies so far along `b`, a share of its length; the two run against each other. */
function apartAt(a: Line, b: Line, share: number): number {
  const sum = a.places.reduce((total, place, i) => {
    const shareOnB = remainder(share - (i + 0.5) / SAMPLES, 1);
    const other = b.places[Math.min(SAMPLES - 1, Math.floor(shareOnB * SAMPLES))]!;
    return total + Math.hypot(place[0] - other[0], place[1] - other[1], place[2] - other[2]);
  }, 0);
  return sum / SAMPLES;
}

type Fit = { readonly a: Line; readonly b: Line; readonly share: number; readonly apart: number; readonly cost: number };

/** How two lines lie beside each other best; null where they are not sewn to each other. */
function fitOf(one: Line, other: Line, scale: number): Fit | null {
  const [a, b] = ORDER.indexOf(one.zone) <= ORDER.indexOf(other.zone) ? [one, other] : [other, one];
  if (a.zone === b.zone || a.chain.isClosed !== b.chain.isClosed) return null;
  const ease = a.chain.length / b.chain.length;
  const [least, most] = EASE[a.zone];
  if (!isOneLength(a.chain.length, b.chain.length) && (ease < least || ease > most)) return null;
  const shares = a.chain.isClosed ? Array.from({ length: TURNS }, (_, i) => i / TURNS) : [1];
  const best = shares.reduce((least, share) => (apartAt(a, b, share) < apartAt(a, b, least) ? share : least));
  const apart = apartAt(a, b, best);
  if (apart > MAX_DISTANCE_MM * scale) return null;
  return { a, b, share: a.chain.isClosed ? snapped(a, b, best) : 1, apart, cost: apart + 60 * Math.abs(Math.log(ease)) };
}

/** The share moved so that a seam of one meets a seam of the other, where one is near. */
function snapped(a: Line, b: Line, share: number): number {
  const most = Math.max(SNAP.mm / b.chain.length, SNAP.share, 1 / TURNS);
  const moves = a.joints.flatMap((mine) =>
    b.joints.flatMap((theirs) => {
      if (!mine.isJoint || !theirs.isJoint) return [];
      const shareOnA = remainder(share - mine.at / a.chain.length, 1);
      const move = remainder(theirs.at / b.chain.length - shareOnA + 0.5, 1) - 0.5;
      return Math.abs(move) <= most ? [move] : [];
    }),
  );
  const least = moves.reduce<number | null>(
    (best, move) => (best === null || Math.abs(move) < Math.abs(best) ? move : best),
    null,
  );
  return remainder(share + (least ?? 0), 1) || (a.chain.isClosed ? 0 : 1);
}

/** The stretch of a chain between two places along it, in the runs it takes. */
function runsBetween({ chain }: Line, byKey: ReadonlyMap<string, JoinPiece>, from: number, to: number): JoinRun | null {
  let reach = 0;
  for (const run of chain.runs) {
    const piece = byKey.get(run.piece)!;
    const length = lengthOfRun(piece, run);
    const round = lengthOfRun(piece, { piece: piece.key, from: 0, to: 0 });
    const middle = (from + to) / 2;
    if (middle > reach && middle < reach + length) {
      const place = (mm: number) =>
        Math.round(remainder(run.from + Math.max(0, Math.min(length, mm - reach)), round) * 100) / 100;
      return { piece: run.piece, from: place(from), to: place(to) };
    }
    reach += length;
  }
  return null;
}

/** A place along a line, or the joint it is no farther from than a sliver. */
function atJoint({ chain, joints }: Line, mm: number): number {
  const near = joints.find(({ at, isJoint }) => {
    const away = remainder(at - mm, chain.length);
    return isJoint && Math.min(away, chain.length - away) < SLIVER_MM;
  });
  return near?.at ?? mm;
}

/** The seams of two lines: cut wherever either of them has a seam, at a notch where one is near. */
function seamsOf({ a, b, share, apart }: Fit, byKey: ReadonlyMap<string, JoinPiece>): Suggestion[] {
  const [lengthA, lengthB] = [a.chain.length, b.chain.length];
  const onB = (mm: number) => atJoint(b, remainder(share - mm / lengthA, 1) * lengthB);
  const onA = (mm: number) => atJoint(a, remainder(share - mm / lengthB, 1) * lengthA);
  const notched = (line: Line, mm: number) =>
    line.joints.find(({ at, isJoint }) => !isJoint && Math.abs(at - mm) < NOTCH_MM)?.at ?? mm;
  const cuts = [
    ...a.joints.filter(({ isJoint }) => isJoint).map(({ at }) => ({ a: at, b: notched(b, onB(at)) })),
    ...b.joints.filter(({ isJoint }) => isJoint).map(({ at }) => ({ a: notched(a, onA(at)), b: at })),
  ].sort((p, q) => p.a - q.a);
  const near = (p: number, q: number, round: number) => Math.min(remainder(p - q, round), remainder(q - p, round)) < SLIVER_MM;
  const kept = cuts.filter((cut, i) => {
    const before = cuts[i - 1];
    return !(before && near(cut.a, before.a, lengthA)) && !(i > 0 && near(cut.a, cuts[0]!.a, lengthA));
  });
  const stops = a.chain.isClosed ? kept : kept.filter(({ a: mm }) => mm < lengthA - SLIVER_MM);
  return stops.flatMap((cut, i): Suggestion[] => {
    const next = stops[i + 1];
    const [fromA, toA] = [cut.a, next ? next.a : a.chain.isClosed ? stops[0]!.a + lengthA : lengthA];
    const endB = cut.b === 0 ? lengthB : cut.b;
    const startB = next ? next.b : a.chain.isClosed ? stops[0]!.b % lengthB : 0;
    if (startB >= endB) return [];
    const [own, other] = [runsBetween(a, byKey, fromA, Math.min(toA, lengthA)), runsBetween(b, byKey, startB, endB)];
    if (!own || !other) return [];
    const [mine, theirs] = [lengthOfRun(byKey.get(own.piece)!, own), lengthOfRun(byKey.get(other.piece)!, other)];
    if (mine < SLIVER_MM || theirs < SLIVER_MM) return [];
    const ease = isOneLength(mine, theirs) ? 1 : Math.round((mine / theirs) * 10_000) / 10_000;
    return [{ a: own, b: other, ease, lengthA: mine, lengthB: theirs, apart }];
  });
}

/** What is set into the openings that flat seams leave: bands, cuffs, sleeves, skirts; the nearest first. */
export function suggestChains(
  pieces: readonly JoinPiece[],
  joins: readonly Join[],
  sample: Sampler,
  scale: number,
): readonly Suggestion[] {
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  const lines = chainsOf(pieces, joins).map((chain) => lineOf(chain, byKey, sample));
  const fits = lines.flatMap((one, i) => lines.slice(i + 1).flatMap((other) => fitOf(one, other, scale) ?? []));
  const taken = new Set<Line>();
  return fits
    .sort((p, q) => p.cost - q.cost)
    .flatMap((fit) => {
      if (taken.has(fit.a) || taken.has(fit.b)) return [];
      taken.add(fit.a).add(fit.b);
      return seamsOf(fit, byKey);
    });
}
