/** One sheet of this size has room on every graphics card, and in what a room may hold there. */
const SHEET_PX = 2_048;
/** Sizes of one picture, finest first: of many pictures each is drawn less finely, so that all have room. */
const CELLS_PX = [
  { width: 256, height: 320 },
  { width: 128, height: 160 },
  { width: 64, height: 80 },
] as const;

export type PictureSheet = {
  readonly cell: (typeof CELLS_PX)[number];
  readonly columns: number;
  readonly rows: number;
};

/** How so many pictures lie on one sheet; null where they do not. */
export function sheetFor(count: number): PictureSheet | null {
  for (const cell of CELLS_PX) {
    const columns = Math.min(count, Math.floor(SHEET_PX / cell.width));
    const rows = Math.ceil(count / columns);
    if (rows * cell.height <= SHEET_PX) return { cell, columns, rows };
  }
  return null;
}
