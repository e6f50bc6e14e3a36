import { boundsOf, perimeterOf } from "@selvedge/geometry-core";
import type { Outline, Vertex } from "../pattern/outline.ts";
import type { GarmentRecipe, Sewing } from "../recipes/garment.ts";
import { placeAlong, reachesOf } from "./along.ts";
import { placeJoined, shownIn, waistbandAt } from "./hang.ts";
import { JoinError } from "./join-error.ts";
import {
  FORM_SIZES,
  type JoinedName,
  type JoinedPattern,
  type JoinPiece,
  type JoinRun,
  readJoined,
  SAME_PLACE_MM,
} from "./joined-pattern.ts";

const RIB = { stretch: 400, bend: 2e-5 } as const;
const INTERFACED = { bend: 4e-4 } as const;
/** A band so much shorter than what it is sewn to is elastic. */
const ELASTIC_BELOW = 0.93;
const LONG_SLEEVE_MM = 380;
const NOTCH_MM = 7;
/** Columns of a row of the board are filled up to about this, mm. */
const BOARD_WIDTH_MM = 2_200;

/** An outline with every end of a join among its places, and each place named by how far along it lies. */
type Marked = { readonly outline: Outline; readonly nameAt: (mm: number) => string };

function mark(piece: JoinPiece, ends: readonly number[]): Marked {
  const round = perimeterOf(piece.outline);
  const apart = (p: number, q: number) => Math.min((p - q + round) % round, (q - p + round) % round);
  const own = reachesOf(piece.outline).map((mm, i) => ({ mm, place: piece.outline[i]! }));
  const wanted: number[] = [];
  for (const mm of ends) if (!wanted.some((one) => apart(one, mm) < SAME_PLACE_MM)) wanted.push(mm);
  const marks = wanted.map((mm) => {
    const existing = own.find((one) => apart(one.mm, mm) < SAME_PLACE_MM);
    return existing ?? { mm: ((mm % round) + round) % round, place: placeAlong(piece.outline, mm) };
  });
  // What lies too near to the end of a join would be a triangle of no width.
  const kept = own.filter((one) => marks.includes(one) || marks.every(({ mm }) => apart(mm, one.mm) >= SAME_PLACE_MM));
  const all = [...new Set([...kept, ...marks])].sort((a, b) => a.mm - b.mm);
  const outline = all.map(({ place: [x, y] }, i): Vertex => ({ x, y, names: [`p${i}`] }));
  return {
    outline,
    nameAt: (mm) => {
      const index = all.findIndex((one) => marks.includes(one) && apart(one.mm, mm) < SAME_PLACE_MM);
      return `p${index}`;
    },
  };
}

/** A run of a marked outline by names, its direction fixed by a place between its ends where there is one. */
function runText(key: string, { outline, nameAt }: Marked, run: JoinRun, backwards: boolean): string {
  const [from, to] = [nameAt(run.from), nameAt(run.to)];
  const [i, j] = [from, to].map((name) => Number(name.slice(1))) as [number, number];
  const steps = (j - i + outline.length) % outline.length || outline.length;
  const via = steps > 1 ? `>p${(i + (steps >> 1)) % outline.length}` : "";
  return backwards ? `${key}:${to}${via}>${from}` : `${key}:${from}${via}>${to}`;
}

/** The pieces of a pattern that are worn. */
const worn = ({ pieces }: JoinedPattern) => pieces.filter(({ place }) => place !== "leftOut");

function markedOf(pattern: JoinedPattern): ReadonlyMap<string, Marked> {
  const runs = pattern.joins.flatMap(({ a, b }) => [a, b]);
  return new Map(
    worn(pattern).map((piece) => {
      const ends = runs.filter((run) => run.piece === piece.key).flatMap(({ from, to }) => [from, to]);
      return [piece.key, mark(piece, ends)];
    }),
  );
}

function sewingOf(pattern: JoinedPattern, marked: ReadonlyMap<string, Marked>): Sewing[] {
  const text = (run: JoinRun, backwards: boolean) => {
    const own = marked.get(run.piece);
    if (!own) throw new JoinError("missingPiece", run.piece);
    return runText(run.piece, own, run, backwards);
  };
  return pattern.joins.map(({ a, b, ease }) => ({
    a: text(a, false),
    b: text(b, true),
    kind: ease === 1 ? "sew" : "gather",
    ease,
  }));
}

/** The highest edge of a waistband, corner to corner: what a belt or elastic keeps at its height. */
function heldEdge(outline: Outline): string | null {
  const [left, right] = [Math.min(...outline.map(({ x }) => x)), Math.max(...outline.map(({ x }) => x))];
  const top = Math.min(...outline.map(({ y }) => y));
  const nearest = (x: number) =>
    outline.reduce((best, v) => (Math.hypot(v.x - x, v.y - top) < Math.hypot(best.x - x, best.y - top) ? v : best));
  const [from, to] = [nearest(left), nearest(right)];
  return from === to ? null : `${from.names[0]}>${to.names[0]}`;
}

/** A row of pieces for each zone of the body, filled from left to right. */
function boardOf(pieces: readonly JoinPiece[]): string[][][] {
  const rows: string[][][] = [[]];
  let width = 0;
  for (const { key, outline } of pieces) {
    const { minX: left, maxX: right } = boundsOf(outline);
    if (width > 0 && width + right - left > BOARD_WIDTH_MM) {
      rows.push([]);
      width = 0;
    }
    rows.at(-1)!.push([key]);
    width += right - left;
  }
  return rows;
}

const read = new Map<JoinedName, GarmentRecipe>();
/** A garment is opened, drafted and draped by its name one call after the other. */
const MAX_READ = 16;

/** The recipe of a pattern that is written out. */
export function joinedRecipe(name: JoinedName): GarmentRecipe {
  const found = read.get(name);
  if (found) return found;
  const made = recipeOfJoined(readJoined(name), name);
  read.set(name, made);
  if (read.size > MAX_READ) read.delete(read.keys().next().value!);
  return made;
}

function recipeOfJoined(pattern: JoinedPattern, name: JoinedName): GarmentRecipe {
  const pieces = worn(pattern);
  const has = (stem: string) => pieces.some(({ place }) => place.startsWith(stem));
  const sleeves = pieces.filter(({ place }) => place.startsWith("sleeve"));
  const longest = Math.max(0, ...sleeves.map(({ outline }) => boundsOf(outline).maxY - boundsOf(outline).minY));
  const isKnit = pattern.hand === "jersey" || pattern.hand === "fleece";
  const { models } = FORM_SIZES[pattern.wearer];
  return {
    key: name,
    name: pattern.name,
    sizes: [pattern.size],
    defaultSize: pattern.size,
    models: { [pattern.size]: models[pattern.form] ?? "" },
    wearer: pattern.wearer,
    hand: pattern.hand,
    limbs: {
      arms: sleeves.length === 0 ? "none" : longest > LONG_SLEEVE_MM || has("cuff") ? "long" : "short",
      legs: has("leg"),
    },
    options: [],
    cut() {
      const marked = markedOf(pattern);
      return {
        pieces: Object.fromEntries(
          pieces.map((piece) => [
            piece.key,
            {
              name: piece.name,
              side: piece.place.includes("ack") ? "back" : piece.place.includes("ront") ? "front" : "both",
              outline: marked.get(piece.key)!.outline,
              internal: [...piece.internal, ...piece.notches.map((mm) => notchAt(piece, mm))],
            } as const,
          ]),
        ),
        sewing: sewingOf(pattern, marked),
        trims: [],
        board: boardOf(pieces),
      };
    },
    hang(cut, body) {
      const bands = pieces.filter(({ place }) => /band|cuff|collar/.test(place));
      const waistbands = pieces.filter(({ place }) => place === "waistband");
      return {
        places: placeJoined(pieces, body),
        hands: Object.fromEntries(bands.map(({ key }) => [key, isKnit || isGathered(pattern, key) ? RIB : INTERFACED])),
        holds: waistbands.flatMap((band) => {
          const edge = heldEdge(cut.pieces[band.key]!.outline);
          return edge ? [{ run: `${band.key}:${edge}`, height: waistbandAt(pieces, band, body).held }] : [];
        }),
        creases: [],
        folds: has("skirt") || sleeves.length > 0 || has("frontL"),
        shown: shownIn(pieces, body),
      };
    },
  };
}

/** Whether a band gathers what it is sewn to, as elastic does. */
const isGathered = ({ joins }: JoinedPattern, key: string): boolean =>
  joins.some(({ a, b, ease }) => (a.piece === key && ease < ELASTIC_BELOW) || (b.piece === key && ease > 1 / ELASTIC_BELOW));

/** A stroke of a notch, straight into the piece. */
function notchAt({ outline }: JoinPiece, mm: number) {
  const [before, at, after] = [-2, 0, 2].map((step) => placeAlong(outline, mm + step)) as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  const inside = [at[0] - (dy / length) * NOTCH_MM, at[1] + (dx / length) * NOTCH_MM] as const;
  return { kind: "notch", points: [at, inside] } as const;
}
