import { edgesOfPiece, lengthOfRun } from "./along.ts";
import type { Join, JoinPiece, JoinRun } from "./joined-pattern.ts";

/** Free edges that follow each other round an opening of what is sewn so far: over a seam, never round a corner. */
export type Chain = { readonly runs: readonly JoinRun[]; readonly length: number; readonly isClosed: boolean };

const NEAR_MM = 2;
const isNear = (p: number, q: number): boolean => Math.abs(p - q) < NEAR_MM;

/** Edges, corner to corner, of which no join takes a part. */
export function freeEdges(pieces: readonly JoinPiece[], joins: readonly Join[]): readonly JoinRun[] {
  const taken = joins.flatMap(({ a, b }) => [a, b]);
  return pieces.flatMap((piece) =>
    edgesOfPiece(piece).filter((edge) => !taken.some((run) => run.piece === piece.key && overlaps(piece, edge, run))),
  );
}

/** Whether two stretches of one piece share more than an end. */
export function overlaps(piece: JoinPiece, one: JoinRun, other: JoinRun): boolean {
  const round = lengthOfRun(piece, { piece: piece.key, from: 0, to: 0 });
  const [oneLength, otherLength] = [lengthOfRun(piece, one), lengthOfRun(piece, other)];
  const after = (p: number, q: number) => (((q - p) % round) + round) % round;
  const [ahead, behind] = [after(one.from, other.from), after(other.from, one.from)];
  const isSame = Math.min(ahead, behind) < NEAR_MM;
  return isSame || ahead < oneLength - NEAR_MM || behind < otherLength - NEAR_MM;
}

/** The free edge one comes to from the end of an edge by crossing seams; null where there is a corner or nothing. */
function following(edge: JoinRun, free: readonly JoinRun[], joins: readonly Join[]): JoinRun | null {
  let [piece, at] = [edge.piece, edge.to];
  for (let hops = 0; hops < 8; hops++) {
    const crossed = joins.flatMap(({ a, b }) => [
      [a, b],
      [b, a],
    ]);
    const seam = crossed.find(([own]) => own!.piece === piece && isNear(own!.from, at));
    if (!seam) return null;
    [piece, at] = [seam[1]!.piece, seam[1]!.to];
    const next = free.find((run) => run.piece === piece && isNear(run.from, at));
    if (next) return next;
  }
  return null;
}

/** All free edges as chains, each edge in one. */
export function chainsOf(pieces: readonly JoinPiece[], joins: readonly Join[]): readonly Chain[] {
  const free = freeEdges(pieces, joins);
  const next = new Map(free.map((edge) => [edge, following(edge, free, joins)]));
  const led = new Set(next.values());
  const seen = new Set<JoinRun>();
  const chains: Chain[] = [];
  const walk = (start: JoinRun) => {
    const runs: JoinRun[] = [];
    let edge: JoinRun | null = start;
    while (edge && !seen.has(edge)) {
      seen.add(edge);
      runs.push(edge);
      edge = next.get(edge) ?? null;
    }
    const length = runs.reduce((sum, run) => sum + lengthOfRun(pieces.find(({ key }) => key === run.piece)!, run), 0);
    chains.push({ runs, length, isClosed: edge === start });
  };
  // Open chains begin where nothing leads; what is left then are loops.
  for (const edge of free) if (!led.has(edge)) walk(edge);
  for (const edge of free) if (!seen.has(edge)) walk(edge);
  return chains;
}
