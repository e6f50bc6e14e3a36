import { areaOf } from "@selvedge/geometry-core";
import type { Point2 } from "../pattern/pattern.ts";
import { emptyCloth, nearest, take } from "./cloth.ts";
import { type Shape, shapeOf, type Turn } from "./shape.ts";

/** A piece as it is cut from one layer of cloth, mm; its y runs along the grain. */
export type LayPiece = { readonly key: string; readonly outline: readonly Point2[]; readonly count: number };

export type LayOrder = {
  readonly pieces: readonly LayPiece[];
  /** Of the cloth between its selvedges, mm. */
  readonly width: number;
  /** One-way cloth has every piece point the same way; on the other they may point against the warp as well. */
  readonly nap: "one-way" | "two-way";
  /** Of the design along the warp, mm: origins of pieces lie whole repeats apart, and all point the same way. 0 matches nothing. */
  readonly repeat: number;
  /** Pieces that may lie across the grain. */
  readonly crosswise?: readonly string[];
  /** Kept free between pieces, mm. */
  readonly gap?: number;
  /** Pieces lie at whole columns of this width across the cloth, mm. */
  readonly column?: number;
  /** Orders of pieces that are tried. */
  readonly tries?: number;
};

/** Where the origin of a piece lies on the cloth, mm: x from the left selvedge, y along the warp. */
export type PlacedPiece = { readonly key: string; readonly turn: Turn; readonly x: number; readonly y: number };

export type Lay = {
  /** Of the cloth that is needed, mm. */
  readonly length: number;
  /** Share of that cloth that is pieces. */
  readonly efficiency: number;
  readonly placed: readonly PlacedPiece[];
  /** Pieces that do not fit across the cloth, with the width each would need, mm. They are not placed. */
  readonly tooWide: readonly { readonly key: string; readonly width: number }[];
};

const COLUMN_MM = 10;
const TRIES = 40;

/** One of the copies of a piece; `share` is how many of them come before it, from 0 to 1. */
type Item = { readonly key: string; readonly shapes: readonly Shape[]; readonly area: number; readonly share: number };

function turnsOf({ nap, repeat, crosswise = [] }: LayOrder, key: string): readonly Turn[] {
  const isOneWay = nap === "one-way" || repeat > 0;
  if (crosswise.includes(key)) return isOneWay ? [90] : [90, 270];
  return isOneWay ? [0] : [0, 180];
}

/** Puts the pieces down one after the other, each where it ends soonest; columns from the left selvedge. */
function putDown(items: readonly Item[], { width, repeat, column = COLUMN_MM }: LayOrder) {
  const columns = Math.floor(width / column + 1e-6);
  const taken = emptyCloth(columns);
  const placed: PlacedPiece[] = [];
  let length = 0;
  for (const { key, shapes } of items) {
    let best: { shape: Shape; at: number; y: number } | null = null;
    for (const shape of shapes) {
      const matched = shape.turn === 0 ? repeat : 0;
      for (let startColumn = 0; startColumn + shape.columns.length <= columns; startColumn++) {
        const y = nearest(taken, shape, startColumn, matched, best ? best.y + best.shape.height : Infinity);
        if (y !== null) best = { shape, at: startColumn, y };
      }
    }
    if (!best) throw new Error(`${key} has no place on the cloth`);
    const { shape, at, y } = best;
    take(taken, shape, at, y);
    placed.push({ key, turn: shape.turn, x: at * column - shape.left, y: y - shape.top });
    length = Math.max(length, y + shape.height);
  }
  return { length, placed };
}

/** The same numbers each time. Source: Numerical Recipes' linear congruential generator. */
function* numbers(): Generator<number, never> {
  let state = 1;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const FIRST_ORDERS: readonly ((item: Item) => number)[] = [
  ({ area }) => area,
  ({ shapes }) => shapes[0]!.height,
  ({ shapes }) => shapes[0]!.width,
  ({ shapes }) => shapes[0]!.width + shapes[0]!.height,
];

/** Orders to try: from the largest by several measures, one garment after the other, then the best so far with two pieces exchanged. */
function* orders(items: readonly Item[], best: () => readonly Item[]): Generator<readonly Item[], never> {
  for (const measure of FIRST_ORDERS) yield [...items].sort((a, b) => measure(b) - measure(a));
  for (const measure of FIRST_ORDERS) yield [...items].sort((a, b) => a.share - b.share || measure(b) - measure(a));
  const random = numbers();
  for (;;) {
    const order = [...best()];
    const [a, b] = [random.next().value, random.next().value].map((share) => Math.floor(share * order.length)) as [
      number,
      number,
    ];
    [order[a], order[b]] = [order[b]!, order[a]!];
    yield order;
  }
}

/**
 * Lays pieces on a cloth, grain along the warp: each shorter lay as it is found, the last one the shortest. The same order
 * gives the same lays, and more tries never a longer one. An estimate: about 5 ms a try for a shirt.
 */
export function* lays(order: LayOrder): Generator<Lay, void> {
  const { pieces, width, column = COLUMN_MM, gap = 0, tries = TRIES } = order;
  const shaped = pieces.map((piece) => ({
    ...piece,
    area: areaOf(piece.outline),
    shapes: turnsOf(order, piece.key).map((turn) => shapeOf(piece.outline, turn, column, gap)),
  }));
  const columns = Math.floor(width / column + 1e-6);
  const fits = (shapes: readonly Shape[]) => shapes[0]!.columns.length <= columns;
  const tooWide = shaped.filter(({ shapes }) => !fits(shapes)).map(({ key, shapes }) => ({ key, width: shapes[0]!.width }));
  const items = shaped
    .filter(({ shapes }) => fits(shapes))
    .flatMap((piece) => Array.from({ length: piece.count }, (_, i): Item => ({ ...piece, share: i / piece.count })));
  const area = items.reduce((sum, item) => sum + item.area, 0);
  let best: { items: readonly Item[]; length: number } | null = null;
  const tried = orders(items, () => best?.items ?? items);
  for (let attempt = 0; attempt < tries; attempt++) {
    const next = tried.next().value;
    const { length, placed } = putDown(next, order);
    if (best && length >= best.length - 0.01) continue;
    best = { items: next, length };
    yield { length, efficiency: length > 0 ? area / (length * width) : 0, placed, tooWide };
    if (items.length < 2) return;
  }
}

/** The shortest lay that is found. */
export function layPieces(order: LayOrder): Lay {
  let best: Lay | null = null;
  for (const lay of lays(order)) best = lay;
  if (!best) throw new Error("a lay needs at least one try");
  return best;
}
