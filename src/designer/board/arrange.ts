import { SEAM_ALLOWANCE_MM } from "./marks.ts";
import { around, type Box, type Point, type Size } from "./view.ts";
import { wholeScale } from "./whole-board.ts";

/** Free mm between neighbours of one row. */
const GAP_MM = 60;
/** A name stands above each piece: its height with headroom, in CSS px. */
const NAME_PX = 24;
/** The pattern's own arrangement is kept unless another one shows the pieces this much larger. */
const MIN_GAIN = 1.15;
/** The room for names depends on the scale and the scale on that room, so both are worked out this many times in turn. */
const ROUNDS = 3;

type Column = { x: number; width: number; bottom: number; readonly at: number[] };
type Row = { width: number; height: number; readonly columns: Column[] };
type Packed = { readonly places: readonly Point[]; readonly size: Size };

/** Puts a piece into a row of at most `width`: under another where it is not taller than the row, or beside the last. */
function goesInto(row: Row, box: Size, index: number, width: number, nameMm: number): boolean {
  const under = row.columns.find((column) => column.bottom + nameMm + box.height <= row.height && column.width >= box.width);
  if (under) {
    under.bottom += nameMm + box.height;
    under.at.push(index);
    return true;
  }
  if (box.height > row.height || row.width + GAP_MM + box.width > width) return false;
  row.columns.push({ x: row.width + GAP_MM, width: box.width, bottom: box.height, at: [index] });
  row.width += GAP_MM + box.width;
  return true;
}

/** Rows no wider than `width`, each piece in the first one that has room for it (first fit); rows and columns are centred. */
function packed(boxes: readonly Size[], order: readonly number[], width: number, nameMm: number): Packed {
  const rows: Row[] = [];
  for (const index of order) {
    const box = boxes[index]!;
    if (rows.some((row) => goesInto(row, box, index, width, nameMm))) continue;
    rows.push({ width: box.width, height: box.height, columns: [{ x: 0, width: box.width, bottom: box.height, at: [index] }] });
  }
  const across = Math.max(...rows.map((row) => row.width));
  const places: Point[] = [];
  let top = 0;
  for (const row of rows) {
    for (const column of row.columns) {
      let y = top;
      for (const index of column.at) {
        places[index] = { x: (across - row.width) / 2 + column.x + (column.width - boxes[index]!.width) / 2, y };
        y += boxes[index]!.height + nameMm;
      }
    }
    top += row.height + nameMm;
  }
  return { places, size: { width: across, height: top - nameMm } };
}

/** Every width at which a run of neighbours just fits into a row. */
function widthsOf(boxes: readonly Size[], order: readonly number[]): number[] {
  const widest = Math.max(...boxes.map((box) => box.width));
  const widths = new Set([widest]);
  for (let from = 0; from < order.length; from++) {
    let width = -GAP_MM;
    for (const index of order.slice(from)) {
      width += GAP_MM + boxes[index]!.width;
      if (width > widest) widths.add(width);
    }
  }
  return [...widths].sort((a, b) => a - b);
}

function best(boxes: readonly Size[], area: Size, nameMm: number): Packed {
  const given = boxes.map((_, index) => index);
  const tallestFirst = [...given].sort((a, b) => boxes[b]!.height - boxes[a]!.height);
  const all = [given, tallestFirst].flatMap((order) =>
    widthsOf(boxes, order).map((width) => packed(boxes, order, width, nameMm)),
  );
  return all.reduce((one, other) => (wholeScale(other.size, area) > wholeScale(one.size, area) ? other : one));
}

/**
 * Where the boxes of pieces (board mm) lie best in an area of CSS px: the upper left corner of each, so that all are seen as large as the area
 * allows, with room for a name above each. null where they lie well enough as they are.
 */
export function arranged(boxes: readonly Box[], area: Size): readonly Point[] | null {
  const whole = around(boxes);
  if (!whole) return null;
  const now = wholeScale(whole, area);
  let scale = now;
  let found: Packed | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    found = best(boxes, area, 2 * SEAM_ALLOWANCE_MM + NAME_PX / scale);
    scale = wholeScale(found.size, area);
  }
  return found && scale > now * MIN_GAIN ? found.places : null;
}
