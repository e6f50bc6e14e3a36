import type { Piece } from "@selvedge/contract";
import type { Artwork, Command, PieceKey } from "@selvedge/editor-core";
import { cornersOf } from "./handles.ts";
import { boardToPiece, boxOf, pieceToBoard, turned } from "./place.ts";
import type { Box, Point } from "./view.ts";

type Pieces = ReadonlyMap<PieceKey, Piece>;
export type ArtworkTransform = Extract<Command, { type: "transformArtworks" }>["lies"][number];

const round = (mm: number) => Math.round(mm * 100) / 100;

/** An artwork's box on the board; null where its piece is not. */
export function boxOnBoard(artwork: Artwork, pieces: Pieces): Box | null {
  const piece = pieces.get(artwork.pieceKey);
  if (!piece) return null;
  return boxOf(cornersOf(artwork).map((corner) => Object.values(pieceToBoard(piece.layout, corner)) as [number, number]));
}

/** The smallest box around artworks, in board mm; null around none. */
export function boxAround(artworks: readonly Artwork[], pieces: Pieces): Box | null {
  const boxes = artworks.flatMap((artwork) => boxOnBoard(artwork, pieces) ?? []);
  if (boxes.length === 0) return null;
  return boxOf(
    boxes.flatMap(({ x, y, width, height }): [number, number][] => [
      [x, y],
      [x + width, y + height],
    ]),
  );
}

/** Place, size, angle and flip of an artwork, some of it changed. */
export const transformOf = (
  { id, x, y, width, height, angle, flipped }: Artwork,
  change: Partial<ArtworkTransform> = {},
): ArtworkTransform => ({
  id,
  x,
  y,
  width,
  height,
  angle,
  flipped,
  ...change,
});

/** Every artwork with its centre taken elsewhere on the board. */
function carried(
  artworks: readonly Artwork[],
  pieces: Pieces,
  to: (centre: Point) => Point,
  change: (artwork: Artwork, piece: Piece) => Partial<ArtworkTransform>,
) {
  return artworks.flatMap((artwork): ArtworkTransform[] => {
    const piece = pieces.get(artwork.pieceKey);
    if (!piece) return [];
    const moved = boardToPiece(piece.layout, to(pieceToBoard(piece.layout, artwork)));
    return [transformOf(artwork, { x: round(moved.x), y: round(moved.y), ...change(artwork, piece) })];
  });
}

/** Turned about a point of the board, clockwise in degrees. */
export const turnedTogether = (artworks: readonly Artwork[], pieces: Pieces, about: Point, degrees: number): ArtworkTransform[] =>
  carried(
    artworks,
    pieces,
    (centre) => {
      const offset = turned({ x: centre.x - about.x, y: centre.y - about.y }, degrees);
      return { x: about.x + offset.x, y: about.y + offset.y };
    },
    ({ angle }) => ({ angle: Math.round((angle + degrees) * 10) / 10 }),
  );

/** Sized by a factor, away from a point of the board that stays where it is. */
export const sizedTogether = (artworks: readonly Artwork[], pieces: Pieces, about: Point, factor: number): ArtworkTransform[] =>
  carried(
    artworks,
    pieces,
    (centre) => ({ x: about.x + (centre.x - about.x) * factor, y: about.y + (centre.y - about.y) * factor }),
    ({ width, height }) => ({ width: round(width * factor), height: round(height * factor) }),
  );

/** Mirrored left to right about the middle of what they take together, each on its own piece. */
export function flippedTogether(artworks: readonly Artwork[], pieces: Pieces): ArtworkTransform[] {
  const box = boxAround(artworks, pieces);
  if (!box) return [];
  const middle = box.x + box.width / 2;
  return carried(
    artworks,
    pieces,
    (centre) => ({ x: 2 * middle - centre.x, y: centre.y }),
    // Mirrored on the board, so where the piece lies turned its own angle counts twice.
    ({ angle, flipped }, { layout }) => ({ angle: 0 - angle - 2 * layout.angle, flipped: !flipped }),
  );
}

export const ALIGNMENTS = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Laid along one side or middle of a box of the board: of what they take together, or of their piece for a single one. */
export function alignedTogether(artworks: readonly Artwork[], pieces: Pieces, to: Box, how: Alignment): ArtworkTransform[] {
  return artworks.flatMap((artwork) => {
    const box = boxOnBoard(artwork, pieces);
    if (!box) return [];
    const dx =
      how === "left"
        ? to.x - box.x
        : how === "right"
          ? to.x + to.width - box.x - box.width
          : how === "centre"
            ? to.x + to.width / 2 - box.x - box.width / 2
            : 0;
    const dy =
      how === "top"
        ? to.y - box.y
        : how === "bottom"
          ? to.y + to.height - box.y - box.height
          : how === "middle"
            ? to.y + to.height / 2 - box.y - box.height / 2
            : 0;
    return carried(
      [artwork],
      pieces,
      (centre) => ({ x: centre.x + dx, y: centre.y + dy }),
      () => ({}),
    );
  });
}

/** The clear distances between neighbours made equal along one direction; the outermost two stay. Fewer than three stay as they are. */
export function distributedTogether(artworks: readonly Artwork[], pieces: Pieces, axis: "x" | "y"): ArtworkTransform[] {
  const extent = axis === "x" ? "width" : "height";
  const boxed = artworks
    .flatMap((artwork) => {
      const box = boxOnBoard(artwork, pieces);
      return box ? [{ artwork, box }] : [];
    })
    .sort((one, other) => one.box[axis] + one.box[extent] / 2 - other.box[axis] - other.box[extent] / 2);
  const [first, last] = [boxed[0], boxed.at(-1)];
  if (!first || !last || boxed.length < 3) return [];
  const taken = boxed.reduce((sum, { box }) => sum + box[extent], 0);
  const gap = (last.box[axis] + last.box[extent] - first.box[axis] - taken) / (boxed.length - 1);
  let start = first.box[axis];
  return boxed.flatMap(({ artwork, box }) => {
    const by = start - box[axis];
    start += box[extent] + gap;
    const to = (centre: Point) => (axis === "x" ? { x: centre.x + by, y: centre.y } : { x: centre.x, y: centre.y + by });
    return carried([artwork], pieces, to, () => ({}));
  });
}
