import { distance, perimeterOf, signedArea } from "@selvedge/geometry-core";
import type { ReadPattern, ReadPiece } from "../formats/dxf-in/read-pattern.ts";
import type { InternalLine, Point2 } from "../pattern/pattern.ts";
import { laidOpen } from "../pattern/seam-allowance.ts";
import { nearestAlong } from "./along.ts";
import { guessPlace, mirroredPlace } from "./guess-place.ts";
import { type JoinPiece, PLACE_KEYS, type PlaceKey, SAME_PLACE_MM } from "./joined-pattern.ts";

/** What is done with the half of a piece that is cut on the fold: laid open, or left doubled as a band is worn. */
export type FoldWay = "open" | "doubled";

/** Half a piece so much longer along its fold than it is wide is a band that is worn folded. */
const BAND_LENGTH_PER_WIDTH = 3;
/** A notch stands at the edge that is cut, at most a deep hem away from the seam line, mm. */
const MAX_DEPTH_MM = 80;

const round = (mm: number): number => Math.round(mm * 100) / 100 + 0;
const rounded = (line: readonly Point2[]): Point2[] => line.map(([x, y]) => [round(x), round(y)]);
const clockwise = (line: readonly Point2[]): readonly Point2[] => (signedArea(line) > 0 ? line : [...line].reverse());
const mirror = (line: readonly Point2[]): Point2[] => line.map(([x, y]) => [round(-x), y]);

/** How the folded half of a piece is most likely worn; null where the piece has no fold. */
export function likelyFold({ fold, outline }: Pick<ReadPiece, "fold" | "outline">): FoldWay | null {
  if (!fold) return null;
  const [[x, y], [u, v]] = fold;
  const length = distance(fold[0], fold[1]);
  const width = Math.max(...outline.map(([px, py]) => Math.abs((u - x) * (py - y) - (v - y) * (px - x)) / length));
  return length > BAND_LENGTH_PER_WIDTH * width ? "doubled" : "open";
}

/** A name a piece can have in an address and a document: a small letter, then letters and digits, at most 40 of them. */
function keyFor(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9 _-]/g, "")
    .split(/[ _-]+/)
    .filter(Boolean);
  const joined = words.map((word, i) => (i === 0 ? word[0]!.toLowerCase() : word[0]!.toUpperCase()) + word.slice(1)).join("");
  const own = (/^[a-z]/.test(joined) ? joined : `piece${joined}`).slice(0, 34);
  if (!taken.has(own)) return own;
  for (let number = 2; ; number++) if (!taken.has(`${own}${number}`)) return `${own}${number}`;
}

/** Places of notches along an outline, each once. */
function notchesOn(outline: readonly Point2[], notches: readonly Point2[]): number[] {
  const found = notches.map((notch) => nearestAlong(outline, notch)).filter(({ off }) => off <= MAX_DEPTH_MM);
  const sorted = found.map(({ mm }) => round(mm)).sort((a, b) => a - b);
  return sorted.filter((mm, i) => i === 0 || mm - sorted[i - 1]! > SAME_PLACE_MM);
}

const lines = (piece: ReadPiece): InternalLine[] =>
  piece.internal.filter((line) => line.length > 1).map((line) => ({ kind: "topstitch", points: rounded(line) }));

/** One piece of a DXF as it is joined: laid open where it is cut on the fold, and mirrored beside itself where it is cut as a pair. */
function piecesOf(read: ReadPiece, isPair: boolean, taken: Set<string>): JoinPiece[] {
  const isOpened = likelyFold(read) === "open";
  const outline = rounded(clockwise(isOpened ? laidOpen(read.outline, read.fold) : read.outline));
  const notches = notchesOn(outline, read.notches);
  const key = keyFor(read.name || read.key, taken);
  taken.add(key);
  const place = guessPlace(`${read.key} ${read.name}`);
  const own: JoinPiece = {
    key,
    name: read.name || read.key,
    place: isPair ? mirroredPlace(place, "R") : place,
    around: 0,
    up: 0,
    outline,
    notches,
    grain: read.grain ?? 0,
    internal: isOpened ? [] : lines(read),
  };
  if (!isPair) return [own];
  const other = keyFor(`${key}Mirrored`, taken);
  taken.add(other);
  const length = perimeterOf(outline);
  const turned = mirror(outline).reverse();
  // Reversed, the last place comes first: what lay at `mm` lies so far before the end, less the closing stretch.
  const closing = distance(outline.at(-1)!, outline[0]!);
  return [
    own,
    {
      ...own,
      key: other,
      place: mirroredPlace(place, "L"),
      outline: turned,
      notches: notches.map((mm) => round((2 * length - closing - mm) % length)).sort((a, b) => a - b),
      grain: -own.grain,
      internal: own.internal.map((line) => ({ ...line, points: mirror(line.points) })),
    },
  ];
}

/** The pieces of a read DXF in one of its sizes, each where its name says it is worn. */
export function joinPieces(read: ReadPattern, size: string): readonly JoinPiece[] {
  const taken = new Set<string>();
  const own = read.pieces.filter((piece) => piece.size === size || piece.size === "");
  const pieces = own.flatMap((piece) => piecesOf(piece, piece.isPair, taken));
  return pieces.map((piece) => ({ ...piece, place: placeAmong(piece.place, pieces, read.style) }));
}

/** A place, made more exact by the other pieces: a collar without a stand is sewn to the neckline; below a waistband "front" and "back" are a skirt's or a leg's. */
function placeAmong(place: PlaceKey, pieces: readonly JoinPiece[], style: string): PlaceKey {
  const has = (...stems: readonly string[]) => pieces.some((piece) => stems.some((stem) => piece.place.startsWith(stem)));
  if (place === "collar") return has("neckband") ? "collar" : "neckband";
  const isBelow = has("waistband") && !has("sleeve", "neckband", "collar", "yoke", "hemband", "leg", "skirt");
  if (!isBelow || !/^(front|back)/.test(place)) return place;
  const zone = /trouser|pant|jean|short|chino|jogger/i.test(style) ? "leg" : "skirt";
  const below = `${zone}${place[0]!.toUpperCase()}${place.slice(1)}`;
  return PLACE_KEYS.find((key) => key === below) ?? place;
}

/** The sizes that a read DXF has pieces of. */
export const sizesOfDxf = (read: ReadPattern): readonly string[] => [
  ...new Set(read.pieces.map(({ size }) => size || read.size)),
];
