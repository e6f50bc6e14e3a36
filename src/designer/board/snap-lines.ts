import type { Piece } from "@selvedge/contract";
import type { Artwork } from "@selvedge/editor-core";
import { cornersOf } from "./handles.ts";
import { boxOf } from "./place.ts";
import type { GuideKind, SnapLine } from "./snap.ts";
import type { Box } from "./view.ts";

/** A line counts as upright or level when it leaves that direction by less than this. */
const STRAIGHT_MM = 0.5;

const both = (x: number, y: number, what: GuideKind, by: SnapLine["by"]): SnapLine[] => [
  { axis: "x", at: x, what, by },
  { axis: "y", at: y, what, by },
];

/** The two middles and four sides of a box. */
function boxLines({ x, y, width, height }: Box, centre: GuideKind, side: GuideKind): SnapLine[] {
  return [
    ...both(x + width / 2, y + height / 2, centre, "centre"),
    ...both(x, y, side, "sides"),
    ...both(x + width, y + height, side, "sides"),
  ];
}

function markLines({ kind, points }: Piece["internal"][number]): SnapLine[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  if (kind === "notch") return both(first[0], first[1], "notch", "either");
  if (kind !== "fold") return [];
  const { x, y, width, height } = boxOf(points);
  if (width < STRAIGHT_MM) return [{ axis: "x", at: x + width / 2, what: "fold", by: "either" }];
  return height < STRAIGHT_MM ? [{ axis: "y", at: y + height / 2, what: "fold", by: "either" }] : [];
}

type PlacedArtwork = Pick<Artwork, "pieceKey" | "hidden" | "x" | "y" | "width" | "height" | "angle">;

/** Everything an artwork can catch on while it is moved over a piece: the piece's middles and extremes, notches, folds, other artworks. */
export function snapLines(piece: Pick<Piece, "key" | "outline" | "internal">, others: readonly PlacedArtwork[]): SnapLine[] {
  const neighbours = others.filter(({ pieceKey, hidden }) => pieceKey === piece.key && !hidden);
  return [
    ...boxLines(boxOf(piece.outline), "centre", "edge"),
    ...piece.internal.flatMap(markLines),
    ...neighbours.flatMap((artwork) =>
      boxLines(boxOf(cornersOf(artwork).map(({ x, y }) => [x, y] as const)), "artwork", "artwork"),
    ),
  ];
}
