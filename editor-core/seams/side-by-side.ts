import { apply, type Bounds, boundsOf, degrees, normaliseAngle, type Point, rotation } from "@selvedge/geometry-core";
import type { BoardPlace, DesignDocument, FabricMapping, PieceKey } from "../document/schema.ts";
import type { StyleInput } from "../placement/stamp.ts";

/** The new mapping of the cloth under a piece. */
export type Cutting = { readonly pieceKey: PieceKey; readonly mapping: FabricMapping };

/** A piece with its place on the board: its own origin at (x, y) mm, turned by `angle` degrees about it. */
export type PieceOnBoard = Pick<StyleInput["pieces"][number], "key" | "outline" | "grain"> & {
  readonly layout: BoardPlace & { readonly angle: number };
};

export type SideBySide = {
  readonly cuttings: readonly Cutting[];
  /** The new place of every piece on the board, also of those that stay. */
  readonly places: readonly ({ readonly pieceKey: PieceKey } & BoardPlace)[];
};

/** Free mm around what is laid away from the other pieces, their names included. */
const CLEAR_MM = 80;
const hundredth = (mm: number) => Math.round(mm * 100) / 100;
/** Rounding finer than any cutter and coarser than the error of adding floats, so that doing the same again changes nothing. */
const millionth = (mm: number) => Math.round(mm * 1e6) / 1e6 + 0;

/**
 * Lays pieces one beside the other on the board, in this order from left to right and with their origins level, `apart` mm between their edges,
 * and cuts them like that from one stretch of cloth: the print runs on from each to the next. The first keeps its print, and its place unless
 * they would cover other pieces; then all go below these. Null for fewer than two pieces.
 */
export function sideBySide(
  { pieces }: Pick<DesignDocument, "pieces">,
  onBoard: readonly PieceOnBoard[],
  keys: readonly PieceKey[],
  apart: number,
): SideBySide | null {
  const cut = keys.flatMap((key) => onBoard.find((piece) => piece.key === key) ?? []);
  const [first] = cut;
  const anchor = first && pieces[first.key]?.mapping;
  if (!first || !anchor || cut.length < 2) return null;
  const row = cut.map((piece) => ({ piece, around: boundsOf(turnedOutline(piece)), x: first.layout.x, y: first.layout.y }));
  for (const [index, here] of row.entries()) {
    const before = row[index - 1];
    if (before) here.x = hundredth(before.x + before.around.maxX + apart - here.around.minX);
  }

  const others = onBoard.filter(({ key }) => !keys.includes(key));
  const taken = others.map((piece) => moved(boundsOf(turnedOutline(piece)), piece.layout));
  const group = union(row.map(({ around, x, y }) => moved(around, { x, y })));
  const clash = taken.some((box) => meet(box, group, apart));
  const rest = union(taken);
  const away = clash ? { x: rest.minX - group.minX, y: rest.maxY + CLEAR_MM - group.minY } : null;

  const start = placeOnBoard(first, [anchor.offsetX, anchor.offsetY]);
  const cuttings = row.map(({ piece, x, y }, index) => {
    if (index === 0) return { pieceKey: piece.key, mapping: anchor };
    const [offsetX, offsetY] = apply(rotation(degrees(-piece.layout.angle)), [start[0] - x, start[1] - y]);
    const angle = normaliseAngle(first.grain + anchor.angle + first.layout.angle - piece.grain - piece.layout.angle);
    return { pieceKey: piece.key, mapping: { ...anchor, angle, offsetX: millionth(offsetX), offsetY: millionth(offsetY) } };
  });
  return {
    cuttings,
    places: [
      ...row.map(({ piece, x, y }) => ({
        pieceKey: piece.key,
        ...(away ? { x: hundredth(x + away.x), y: hundredth(y + away.y) } : { x, y }),
      })),
      ...others.map(({ key, layout: { x, y } }) => ({ pieceKey: key, x, y })),
    ],
  };
}

const turnedOutline = ({ outline, layout }: PieceOnBoard): readonly Point[] =>
  outline.map((point) => apply(rotation(degrees(layout.angle)), point));

function placeOnBoard({ layout }: PieceOnBoard, point: Point): Point {
  const [x, y] = apply(rotation(degrees(layout.angle)), point);
  return [x + layout.x, y + layout.y];
}

const moved = ({ minX, minY, maxX, maxY }: Bounds, { x, y }: BoardPlace): Bounds => ({
  minX: minX + x,
  minY: minY + y,
  maxX: maxX + x,
  maxY: maxY + y,
});

const union = (boxes: readonly Bounds[]): Bounds => ({
  minX: Math.min(...boxes.map(({ minX }) => minX)),
  minY: Math.min(...boxes.map(({ minY }) => minY)),
  maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
  maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
});

const meet = (a: Bounds, b: Bounds, apart: number): boolean =>
  a.minX < b.maxX + apart && b.minX < a.maxX + apart && a.minY < b.maxY + apart && b.minY < a.maxY + apart;
