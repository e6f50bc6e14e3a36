import {
  checkJoined,
  edgesOfPiece,
  freeEdges,
  type Join,
  JoinError,
  type JoinedPattern,
  type JoinRun,
  joinsFor,
  lengthOfRun,
  pointsOfRun,
  writeJoined,
} from "@selvedge/garment-core";
import type { DrawnJoin, DrawnSide, JoinAnswer, JoinRequest } from "./messages.ts";

function faultOf(pattern: JoinedPattern): JoinAnswer["fault"] {
  try {
    checkJoined(pattern);
    return null;
  } catch (error) {
    if (error instanceof JoinError) return { kind: error.fault, about: error.about };
    throw error;
  }
}

function answerTo({ number, pattern }: JoinRequest): JoinAnswer {
  const byKey = new Map(pattern.pieces.map((piece) => [piece.key, piece]));
  const side = (run: JoinRun): DrawnSide => {
    const piece = byKey.get(run.piece)!;
    return { piece: run.piece, points: pointsOfRun(piece, run), length: lengthOfRun(piece, run) };
  };
  const draw = ({ a, b, ease }: Join): DrawnJoin => ({ a: side(a), b: side(b), ease });
  const free = freeEdges(pattern.pieces, pattern.joins);
  const isFree = (run: JoinRun) => free.some((one) => one.piece === run.piece && one.from === run.from);
  const edges = pattern.pieces.flatMap((piece) =>
    edgesOfPiece(piece).map((run) => ({
      run,
      length: lengthOfRun(piece, run),
      points: pointsOfRun(piece, run),
      isFree: isFree(run),
    })),
  );
  const fault = faultOf(pattern);
  return {
    number,
    edges,
    joins: pattern.joins.map(draw),
    suggestions: joinsFor(pattern).map(({ a, b, ease }) => ({ join: { a, b, ease }, drawn: draw({ a, b, ease }) })),
    fault,
    recipe: fault || pattern.joins.length === 0 ? null : writeJoined(pattern),
  };
}

self.addEventListener("message", ({ data }: MessageEvent<JoinRequest>) => self.postMessage(answerTo(data)));
